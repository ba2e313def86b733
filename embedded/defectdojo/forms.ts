import { z } from 'zod'
import { invalid } from './replies.ts'

/** The message of Django REST framework about a field. */
const messageOf = ({ code, input, expected, maximum }: z.core.$ZodRawIssue): string => {
  if (input === undefined) return 'This field is required.'
  if (input === null) return 'This field may not be null.'
  if (code === 'too_small') return 'This field may not be blank.'
  if (code === 'too_big') return `Ensure this field has no more than ${maximum} characters.`
  if (expected === 'array') return 'Expected a list of items.'
  return expected === 'boolean' ? 'Must be a valid boolean.' : 'Not a valid string.'
}

/** @throws Refusal 400 with one message for each field that is wrong */
export const read = <Form extends z.ZodType>(form: Form, body: unknown): z.output<Form> => {
  const parsed = form.safeParse(body ?? {}, { error: messageOf })
  if (parsed.success) return parsed.data
  const errors: Record<string, string[]> = {}
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= [message]
  throw invalid(errors)
}

const noNull = (text: string) => !text.includes('\0')
const text = z.string().trim().refine(noNull, 'Null characters are not allowed.')
const filled = text.min(1)
const wrongDate = 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}/, wrongDate)
const period = { target_start: date, target_end: date }
const id = z.int().positive()

export const severities = ['Info', 'Low', 'Medium', 'High', 'Critical'] as const
const listed = severities.map((name) => `'${name}'`).join(', ')
const severity = filled.refine(
  (name) => severities.some((known) => known === name),
  `Severity must be one of the following: [${listed}]`,
)

/** A comma separates two tags. */
const tags = z
  .array(z.string())
  .transform((given) => given.flatMap((tag) => tag.split(',')).filter((tag) => tag !== ''))
  .superRefine((given, context) => {
    const bad = given.find((tag) => /[\s'"]/.test(tag))
    if (bad === undefined) return
    const message = `Invalid tag: '${bad}'. Tags should not contain spaces, commas, or quotes.`
    context.addIssue({ code: 'custom', message })
  })

const status = {
  active: z.boolean(),
  verified: z.boolean(),
  false_p: z.boolean().default(false),
  duplicate: z.boolean().default(false),
  out_of_scope: z.boolean().default(false),
  risk_accepted: z.boolean().default(false),
  is_mitigated: z.boolean().default(false),
  duplicate_finding: id.nullable().default(null),
}

const newFinding = z.object({
  test: id,
  found_by: z.array(z.int()),
  title: filled.max(511),
  severity,
  description: filled,
  mitigation: text.nullable().default(null),
  tags: tags.default([]),
  ...status,
})

/** The bodies of the requests; unknown fields are ignored. */
export const forms = {
  name: z.object({ name: filled.max(255) }),
  product: z.object({ prod_type: id, name: filled.max(255), description: filled }),
  engagement: z.object({
    product: id,
    name: filled.max(300).optional(),
    ...period,
  }),
  test: z.object({
    engagement: id,
    test_type: id,
    title: filled.max(255).optional(),
    ...period,
  }),
  newFinding,
  /** By the API. */
  sentFinding: newFinding.extend({
    numerical_severity: filled.max(4),
    // DefectDojo ignores it. The demo has findings of earlier days.
    created: z.iso.datetime().optional(),
  }),
  /** A finding never moves to another test. */
  findingChange: newFinding.omit({ test: true }),
}

export type StatusFields = z.output<z.ZodObject<typeof status>>

export type NewFinding = z.output<typeof newFinding> & { created?: string | undefined }
