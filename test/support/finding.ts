import type { Finding } from '../../src/checklist/defectdojo/finding.ts'

/** An active finding as the client of DefectDojo returns it. */
export const findingWith = (fields: Partial<Finding> = {}): Finding => ({
  id: 1,
  title: 'A finding',
  tags: ['wstg'],
  active: true,
  verified: false,
  falsePositive: false,
  duplicate: false,
  mitigated: false,
  mitigatedAt: '',
  outOfScope: false,
  riskAccepted: false,
  foundOn: '',
  severity: 'High',
  mitigation: '',
  test: 1,
  created: '2026-01-01T00:00:00Z',
  writtenFor: null,
  hasEndedOriginal: false,
  original: null,
  product: 1,
  statusChanged: '2026-01-01T00:00:00Z',
  ...fields,
})
