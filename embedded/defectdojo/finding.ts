import { displayStatus, type StatusFields } from './flags.ts'

export type FindingRow = StatusFields & {
  id: number
  test: number
  found_by: number[]
  title: string
  severity: string
  description: string
  mitigation: string | null
  tags: string[]
  mitigated: Date | null
  created: Date
  updated: Date
  last_status_update: Date
}

export const severities = ['Info', 'Low', 'Medium', 'High', 'Critical']

const numericalSeverity: Record<string, string> = { Critical: 'S0', High: 'S1', Medium: 'S2', Low: 'S3', Info: 'S4' }

/** Fields of DefectDojo's findings that the sandbox has no use for: always null there, or always the same. */
const nullFields =
  `url sla_start_date sla_expiration_date epss_score epss_percentile kev_date cvssv3 cvssv3_score cvssv4
  cvssv4_score fix_available fix_version impact steps_to_reproduce severity_justification references last_reviewed param
  payload line file_path component_name component_version scanner_confidence unique_id_from_tool vuln_id_from_tool
  sast_source_object sast_sink_object sast_source_line sast_source_file_path nb_occurences publish_date service
  planned_remediation_date planned_remediation_version effort_for_fixing duplicate_finding review_requested_by
  defect_review_requested_by last_reviewed_by sonarqube_issue`.split(/\s+/)

const constantFields = {
  ...Object.fromEntries(nullFields.map((name) => [name, null])),
  thread_id: 0,
  cwe: 0,
  cwes: [],
  vulnerability_ids: [],
  reporter: 1,
  known_exploited: false,
  ransomware_used: false,
  under_review: false,
  under_defect_review: false,
  static_finding: false,
  dynamic_finding: true,
  endpoints: [],
  reviewers: [],
  notes: [],
  files: [],
}

/** Fields that an answer to a GET or PATCH has beyond those of the answer to a POST. */
const readFields = {
  request_response: { req_resp: [] },
  accepted_risks: [],
  age: 0,
  sla_days_remaining: null,
  finding_meta: [],
  related_fields: null,
  jira_creation: null,
  jira_change: null,
  finding_groups: [],
}

/** A finding as DefectDojo answers a POST. */
export const createdFinding = (row: FindingRow) => ({
  ...constantFields,
  ...row,
  mitigated_by: row.mitigated === null ? null : 1,
  date: row.created.toISOString().slice(0, 10),
  numerical_severity: numericalSeverity[row.severity] ?? '',
  hash_code: `sandbox-${row.id}`,
  push_to_jira: false,
})

/** A finding as DefectDojo answers a GET or PATCH. */
export const readFinding = (row: FindingRow) => ({
  ...readFields,
  ...createdFinding(row),
  display_status: displayStatus(row),
})
