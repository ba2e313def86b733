import { z } from 'zod'
import { storableText } from '../../platform/parsing.ts'

/** The severities of a finding in DefectDojo's spelling, the worst last. */
export const severities = ['Info', 'Low', 'Medium', 'High', 'Critical'] as const
export type Severity = (typeof severities)[number]

/** The three flags of a finding that the service sets. DefectDojo calls the last one `false_p`. */
export type FindingFlags = { active: boolean; verified: boolean; falsePositive: boolean }

export const equalFlags = (a: FindingFlags, b: FindingFlags): boolean =>
  a.active === b.active && a.verified === b.verified && a.falsePositive === b.falsePositive

export const recordId = z.int().positive()

const text = z
  .string()
  .nullish()
  .transform((value) => storableText(value ?? ''))
/** ISO 8601. Null if it is missing or malformed. */
export const instant = z.iso.datetime({ offset: true }).nullable().catch(null)
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)

/**
 * The fields of a finding that the service uses; DefectDojo sends about eighty. Fields on which a
 * decision rests are required. Null or missing texts count as empty. Texts lose the characters that
 * PostgreSQL does not store.
 */
export const findingSchema = z
  .object({
    id: recordId,
    title: z.string().transform(storableText),
    tags: z.array(z.string().transform(storableText)),
    active: z.boolean(),
    verified: z.boolean(),
    false_p: z.boolean(),
    duplicate: z.boolean(),
    is_mitigated: flag,
    out_of_scope: flag,
    risk_accepted: flag,
    severity: z.string().transform(storableText),
    description: text,
    mitigation: text,
    /** The user that created it. */
    reporter: recordId.nullish(),
    /** The test that holds the finding. */
    test: recordId,
    created: instant,
    /** When a flag last changed, by the tool's clock. */
    last_status_update: instant,
    /** The original of a duplicate. */
    duplicate_finding: recordId.nullish().transform((id) => id ?? null),
    /** Only where a request asks for it. */
    related_fields: z
      .object({
        test: z.object({
          engagement: z.object({
            id: recordId,
            name: text,
            product: z.object({ id: recordId }),
          }),
        }),
      })
      .nullish(),
  })
  .transform(({ false_p, related_fields, severity, ...finding }) => ({
    ...finding,
    severity: severities.find((it) => it === severity) ?? 'Critical',
    /** Null unless it is unknown. It counts as critical. */
    unknownSeverity: severities.some((it) => it === severity) ? null : severity,
    falsePositive: false_p,
    engagement: related_fields?.test.engagement.id ?? null,
    engagementName: related_fields?.test.engagement.name ?? null,
    product: related_fields?.test.engagement.product.id ?? null,
  }))

/** A finding as the tool's answer describes it. */
export type ToldFinding = z.output<typeof findingSchema>

/** A finding in the findings tool. */
export interface Finding extends Omit<ToldFinding, 'description' | 'reporter'> {
  /**
   * The key of the item whose texts it has, as the service writes them, with the token's user as
   * its reporter; null otherwise. A copy has the same texts.
   */
  writtenFor: string | null
  /** Of a duplicate: whether its original is shown and has ended. */
  hasEndedOriginal: boolean
}

/** Number and time of creation (ISO 8601) of a record; null: it has not been read. */
export interface KnownRecord {
  id: number
  created: string | null
}

/**
 * Whether two records with the same number are one record. DefectDojo gives numbers again after a
 * restored dump; the time of creation never changes.
 */
export const isSameCreation = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && Date.parse(a) === Date.parse(b)

/** Sorts originals before duplicates, then the oldest first. */
export const compareByAge = (a: Finding, b: Finding): number =>
  Number(a.duplicate) - Number(b.duplicate) || a.id - b.id

/** A query to DefectDojo. Its filters match parts of words, so the results are checked. */
export interface FindingSearch {
  filters: Readonly<Record<string, string>>
  matches: (finding: Finding) => boolean
}

/** The rules that assign findings to items. The client only applies them. */
export interface Checklist {
  /** Find every finding of the checklist together, by a tag and by its title. */
  lists: Readonly<Record<'tag' | 'title', FindingSearch>>
  /** Searches for the finding of one item; earlier ones take precedence, the last has no tag. */
  searchesFor(item: OwnFindings): readonly FindingSearch[]
  /** The key of the item that the service writes such texts for. */
  writtenFor(finding: Pick<ToldFinding, 'title' | 'tags' | 'description'>): string | undefined
  /** Whether the finding with an item's number is still the item's. */
  isStillOf(finding: Finding, item: NumberedItem): boolean
}

/** An item, and what is known of its finding if it has one. */
export interface ItemReference {
  wstgId: string
  findingId: number | null
  /** When it was created, ISO 8601. Null: nothing has confirmed that it is the item's. */
  findingCreated: string | null
  /** The test that holds it. */
  findingTest: number | null
  /** Findings that the service has noted as made for the item. */
  made: readonly KnownRecord[]
  /** Whether a request has ever set its status. */
  requested: boolean
  /** A write to the tool without an answer. */
  unanswered: 'create' | 'update' | null
}

/** An item, and what is known of the findings that the service has made for it. */
export type OwnFindings = Pick<ItemReference, 'wstgId'> &
  Partial<Pick<ItemReference, 'made' | 'unanswered'>>

/** An item that may keep a finding by its number. */
export type NumberedItem = OwnFindings & Pick<ItemReference, 'findingCreated' | 'requested'>

export interface FindingChange {
  flags: FindingFlags
  /** DefectDojo's field `mitigation`; stays unchanged when undefined or empty. */
  mitigation?: string | undefined
}

export interface NewFinding extends FindingChange {
  title: string
  description: string
  severity: Severity
  tags: string[]
}

/** The address of DefectDojo's pages, which a person may see: without credentials and `/api/v2`. */
export const toolAddressOf = (url: string): string => {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname.replace(/\/+$/, '').replace(/\/api\/v2$/, '')}`
}

/** The address of a finding's page in DefectDojo; null without one, or without the tool's. */
export const findingAddress = (toolAddress: string | null, id: number | null): string | null =>
  toolAddress && id !== null ? `${toolAddress}/finding/${id}` : null
