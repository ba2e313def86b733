import { z } from 'zod'
import { type FailedRequest, FindingsToolError } from './errors.ts'

const id = z.int().positive()

/**
 * The fields of a finding that the service uses; DefectDojo sends about eighty. Null or missing
 * texts and tags count as empty. A missing flag is an error.
 */
const finding = z
  .object({
    id,
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
    test: id.nullish(),
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
export type Finding = z.output<typeof finding>

const named = z.object({ id, name: z.string() })
const engagement = z.object({ id, name: z.string(), product: id.nullish() })
const test = z.object({
  id,
  title: z.string().nullish(),
  engagement: id.nullish(),
  test_type: id,
  test_type_name: z.string().nullish(),
})

const page = <Row extends z.ZodType>(row: Row) =>
  z.object({ count: z.int().nonnegative(), results: z.array(row) })

/** The schemas of answers, which check only the fields that the service uses. */
export const schemas = {
  finding,
  named,
  engagement,
  test,
  findings: page(finding),
  nameds: page(named),
  engagements: page(engagement),
  tests: page(test),
  userProfile: z.object({
    user: z.object({ username: z.string(), is_superuser: z.boolean().nullish() }),
  }),
}

/** @throws FindingsToolError (`unusable_answer`) with the name of the first unexpected field */
export const parseAnswer = <Form extends z.ZodType>(
  form: Form,
  json: unknown,
  request: FailedRequest,
): z.output<Form> => {
  const parsed = form.safeParse(json)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const where = issue === undefined || issue.path.length === 0 ? 'the answer' : issue.path.join('.')
  throw new FindingsToolError(
    'unusable_answer',
    request,
    `unexpected answer, ${where}: ${issue?.message ?? 'not valid'}`,
  )
}
