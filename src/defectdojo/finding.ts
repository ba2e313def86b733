/** The severities of a finding in DefectDojo's spelling. */
export const severities = ['Info', 'Low', 'Medium', 'High', 'Critical'] as const
export type Severity = (typeof severities)[number]

/** The three flags of a finding that the service sets. DefectDojo calls the last one `false_p`. */
export type FindingFlags = { active: boolean; verified: boolean; falsePositive: boolean }

export const equalFlags = (a: FindingFlags, b: FindingFlags): boolean =>
  a.active === b.active && a.verified === b.verified && a.falsePositive === b.falsePositive

/** Sorts originals before duplicates, then the oldest first. */
export const compareByAge = (
  a: { duplicate: boolean; id: number },
  b: { duplicate: boolean; id: number },
): number => Number(a.duplicate) - Number(b.duplicate) || a.id - b.id
