import { z } from 'zod'

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

export const recordId = z.int().positive()

/**
 * The fields of a finding that the service uses; DefectDojo sends about eighty. Null or missing
 * texts and tags count as empty. A missing flag is an error.
 */
export const findingSchema = z
  .object({
    id: recordId,
    title: z.string(),
    tags: z.array(z.string()).nullish(),
    active: z.boolean(),
    verified: z.boolean(),
    false_p: z.boolean(),
    duplicate: z.boolean().nullish(),
    is_mitigated: z.boolean().nullish(),
    mitigated: z.string().nullish(),
    risk_accepted: z.boolean().nullish(),
    date: z.string().nullish(),
    severity: z.string().nullish(),
    mitigation: z.string().nullish(),
    test: recordId.nullish(),
  })
  .transform((answer) => ({
    id: answer.id,
    title: answer.title,
    tags: answer.tags ?? [],
    active: answer.active,
    verified: answer.verified,
    falsePositive: answer.false_p,
    duplicate: answer.duplicate ?? false,
    mitigated: answer.is_mitigated ?? false,
    /** ISO 8601; undefined unless mitigated. */
    mitigatedAt: answer.mitigated ?? undefined,
    riskAccepted: answer.risk_accepted ?? false,
    /** Day of the discovery, `YYYY-MM-DD`. */
    foundOn: answer.date ?? undefined,
    severity: answer.severity ?? '',
    mitigation: answer.mitigation ?? '',
    /** The test that holds the finding. */
    test: answer.test ?? undefined,
  }))

/** A finding in the findings tool. */
export type Finding = z.output<typeof findingSchema>
