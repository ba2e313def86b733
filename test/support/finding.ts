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
  is_mitigated: false,
  out_of_scope: false,
  risk_accepted: false,
  severity: 'High',
  unknownSeverity: null,
  mitigation: '',
  test: 1,
  created: '2026-01-01T00:00:00Z',
  writtenFor: null,
  hasEndedOriginal: false,
  duplicate_finding: null,
  engagement: 1,
  engagementName: 'WSTG',
  product: 1,
  last_status_update: '2026-01-01T00:00:00Z',
  ...fields,
})
