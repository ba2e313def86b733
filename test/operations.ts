/** The operations in the tests: a row for each, which the compiler demands. */
import { randomBytes } from 'node:crypto'
import { rules } from '../generated/client/rules.js'
import type { OperationId } from '../generated/operations.ts'
import { codeDigester } from '../src/people/accounts/key-repository.ts'
import { exampleRequests, operationOf } from './support/document.ts'
import { jwtSecret } from './support/environment.ts'
import type { Session, TestService } from './support/service.ts'

export type Role = (typeof rules.Role.values)[number]
export type Permission = (typeof rules.Permission.values)[number]

/** The callers that an operation admits: all, the holder of a refresh cookie, or these roles. */
export type Access = 'public' | 'cookie' | readonly Role[]

interface OperationRow {
  access: Access
  /** The permission that a key needs; null: none. Without it no key is admitted. */
  permission?: Permission | null
  /** Its answer to an admitted caller without a body, with ids that do not exist. */
  answer: string
  /**
   * Makes the state in which the document's examples succeed. For an operation with parameters in
   * its path it returns them.
   * @param example the name of the example's body
   */
  prepare?: (service: TestService, caller: Session, example?: string) => Promise<unknown>
  /** Whether a success ends sessions: a process remembers the end, even if an id is used again. */
  endsSessions?: true
  /** The example of its answer, if there are several. */
  example?: string
  /** The example of its answer for particular examples of the body. */
  exampleFor?: Readonly<Record<string, string>>
  /** Whether the values of the example's fields depend on more than the preparation. */
  otherValues?: true
  /** Further answers to valid requests. They depend on the stored state. */
  otherAnswers?: readonly number[]
}

const profile = operationOf('saveProfile').declared.requestBody?.content['application/json']

const saveProfile = ({ request }: TestService, { token }: Session) =>
  request('POST', '/api/user', { token, body: profile?.example })

const settings = operationOf('saveSettings').declared.requestBody?.content['application/json']

const saveSettings = ({ request }: TestService, { token }: Session) =>
  request('PUT', '/api/user/settings', { token, body: settings?.example })

const recordWeights = async ({ request }: TestService, { token }: Session) => {
  for (const peso_kg of [64.2, 63.8, 63.5])
    await request('POST', '/api/weight', { token, body: { peso_kg } })
}

const recordPerson = async (service: TestService, caller: Session) => {
  await saveProfile(service, caller)
  await recordWeights(service, caller)
}

/** A weight with all fields of the example. */
const recordOne = async ({ request }: TestService, { token }: Session) => {
  const [{ body: example } = {}] = exampleRequests(operationOf('recordWeights'))
  const [weight] = (example as { weights: object[] }).weights
  const body = { weights: [{ ...weight, peso_kg: 70, fecha_registro: '2001-01-31T11:05:09.123Z' }] }
  const reply = await request('POST', '/api/weights/batch', { token, body })
  return { weight_id: reply.json().weights[0].id }
}

/** Another account: luis.perez of the examples. */
const otherAccount = async ({ sql, register }: TestService) => {
  const [luis] = await sql<{ id: number }>("select id from accounts where username = 'luis.perez'")
  return { target_user_id: luis?.id ?? (await register('luis.perez')).id }
}

const logEntry = ({ sql }: TestService, { id }: Session) =>
  sql(
    `insert into wstg_sync_log
      (logged_at, wstg_id, direction, old_status, new_status, success, account)
    values ('2026-01-31T07:05:09.123Z', 'WSTG-ATHN-01', 'tracker->dd', 'In Progress', 'Done',
      true, $1)`,
    [id],
  )

/** Another administrator, so that the caller can leave. */
const appointOther = async (service: TestService) => {
  const { target_user_id: id } = await otherAccount(service)
  await service.sql("update accounts set role = 'admin' where id = $1", [id])
}

/** The item, the request and the run of the examples. */
const mistypedItem = async ({ sql }: TestService) => {
  await sql(`insert into wstg_items (item_key, wstg_id, wstg_status)
    values ('wstg-athn-1', 'WSTG-ATHN-1', 'Done') on conflict do nothing`)
  return { wstg_id: 'WSTG-ATHN-1' }
}

const synchronisedItem = async ({ sql }: TestService, { id }: Session) => {
  const at = "'2026-01-31T07:05:09.123Z'"
  await sql(
    `with item as (
      insert into wstg_items (item_key, wstg_id, finding_id, wstg_status, defectdojo_status,
        last_sync_timestamp, last_sync_direction, notes, severity)
      values ('wstg-athn-01', 'WSTG-ATHN-01', 11, 'Done', 'verified', ${at}, 'tracker->dd',
        'Todas las credenciales viajan por TLS.', 'High')
      on conflict (item_key) do update set
        finding_id = 11, defectdojo_status = 'verified', last_sync_timestamp = ${at},
        last_sync_direction = 'tracker->dd', notes = excluded.notes, severity = 'High'
    ), findings as (
      insert into wstg_findings
        (item_key, finding_id, test, title, severity, state, flags, own, ending, kept_at)
      values ('wstg-athn-01', 11, 1, 'Made', 'high', 'closed', '', true, false, now()),
        ('wstg-athn-01', 12, 1, 'Found', 'high', 'open', '', false, false, now())
      on conflict do nothing
    ), run as (
      insert into scheduled_tasks (
        name, last_started_at, last_finished_at, last_succeeded_at
      ) values ('wstg-synchronisation', ${at}, ${at}, ${at})
      on conflict (name) do nothing
    ), delivery as (
      insert into wstg_webhook (last_delivery_at) values (${at}) on conflict (id) do nothing
    )
    insert into wstg_inbox (seq, kind, item_key, payload, state, attempts, due_at,
      finished_at)
    overriding system value values (1000, 'sync', 'wstg-athn-01',
      jsonb_build_object('status', 'Done', 'notes', 'Todas las credenciales viajan por TLS.',
        'user', 'ana.garcia', 'account', $1::integer), 'done', 1, null, ${at})
    on conflict (seq) do nothing`,
    [id],
  )
  return { wstg_id: 'WSTG-ATHN-01', request_id: 1000 }
}

/** A successful run that has covered all deliveries. */
const recentRun = ({ sql }: TestService) =>
  sql(`with run as (
      insert into wstg_last_run (began_at, success_began_at, hidden) values (now(), now(), '{}')
      on conflict (only_row) do update set success_began_at = now()
    )
    insert into scheduled_tasks (name, last_succeeded_at) values ('wstg-synchronisation', now())
    on conflict (name) do update set last_succeeded_at = now()`)

/** The failed request of the examples. */
const failedRequest = ({ sql }: TestService) =>
  sql(`insert into wstg_inbox (seq, kind, payload, state, due_at, note)
    overriding system value values (42, 'sync', '{}', 'failed', null, 'refused')
    on conflict (seq) do update set state = 'failed', note = 'refused'`)

/** The key of the examples. */
const programKey = async ({ sql }: TestService, { id }: Session) => {
  const [row] = await sql<{ id: number }>(
    `insert into program_keys (user_id, name, permissions, digest, session_number, expires_at)
     select id, 'Báscula del baño', '{weights:write}', $2, session_number,
       now() + interval '90 days'
     from accounts where id = $1 returning id`,
    [id, randomBytes(32)],
  )
  return { key_id: row?.id }
}

/** A link by this account, with the code of the examples; a password link for an account. */
const link = async ({ sql }: TestService, { id }: Session, account: number | null = null) => {
  const digest = codeDigester(jwtSecret, 'links')('0123456789abcdefghijklmnopqrstuvwxyzABCDEFG')
  const [row] = await sql<{ id: number }>(
    `insert into links (digest, user_id, checklist_access, created_by, expires_at)
     values ($1, $2, 'read', $3, now() + interval '7 days')
     on conflict (digest) do update set user_id = excluded.user_id returning id`,
    [digest, account, id],
  )
  return { invitation_id: row?.id }
}

/** No account or, for the example with an invitation, an invitation by the first one. */
const registration: OperationRow['prepare'] = async (service, caller, example) => {
  if (example !== 'withInvitation') return service.sql('truncate accounts restart identity cascade')
  await service.sql('delete from accounts where id > 1')
  await service.sql('alter sequence accounts_id_seq restart 2')
  return link(service, caller)
}

/** The row of an operation, by the callers that it admits. */
const admitting =
  (access: Access) =>
  (answer: string, more: Omit<OperationRow, 'access' | 'answer'> = {}): OperationRow => ({
    access,
    answer,
    ...more,
  })
const open = admitting('public')
const cookie = admitting('cookie')
const own = admitting(rules.Role.values)
const admins = admitting(['admin'])

const ofHistory = {
  permission: 'weights:read',
  prepare: recordWeights,
  example: 'withWeights',
} as const
const ofItem = {
  permission: 'checklist:read',
  prepare: synchronisedItem,
  otherValues: true,
} as const
const ofLink: OperationRow['prepare'] = (service, caller) => link(service, caller)

export const operations: Readonly<Record<OperationId, OperationRow>> = {
  registerAccount: open('400 body_required', {
    prepare: registration,
    example: 'firstAccount',
    exampleFor: { withInvitation: 'laterAccount' },
  }),
  resetPassword: open('400 body_required', {
    prepare: async (service, caller) =>
      link(service, caller, (await otherAccount(service)).target_user_id),
    endsSessions: true,
    otherAnswers: [400],
  }),
  login: open('400 body_required', { otherAnswers: [401] }),
  getMessages: open('200', { example: 'english' }),
  getPublicConfig: open('200'),
  refreshAccessToken: cookie('200'),
  logout: own('200 -cookie'),
  getCurrentAccount: own('200'),
  getProfile: own('404 profile_not_found', { prepare: saveProfile }),
  saveProfile: own('400 body_required'),
  recordWeight: own('400 body_required', { permission: 'weights:write' }),
  getBmi: own('404 bmi_without_profile', {
    permission: 'weights:read',
    prepare: recordPerson,
    example: 'adult',
  }),
  getWeightStats: own('200', ofHistory),
  listWeights: own('200', ofHistory),
  listRecentWeights: own('200', ofHistory),
  recordWeights: own('400 body_required', {
    permission: 'weights:write',
    example: 'recorded',
    exampleFor: { check: 'checked' },
  }),
  recordDeviceWeights: own('400 device_body_unknown', {
    permission: 'weights:write',
    example: 'recorded',
    otherAnswers: [400],
  }),
  correctWeight: own('400 body_required', { prepare: recordOne }),
  deleteWeight: own('404 weight_not_found', { prepare: recordOne }),
  deleteWeights: own('400 body_required', { prepare: recordOne, otherValues: true }),
  updateUserRole: admins('400 body_required', { prepare: otherAccount }),
  changePassword: own('400 body_required', { endsSessions: true, otherAnswers: [400] }),
  logoutEverywhere: own('400 body_required', { endsSessions: true, otherAnswers: [400] }),
  deleteAccount: own('400 body_required', {
    prepare: appointOther,
    endsSessions: true,
    otherAnswers: [400],
  }),
  getSettings: own('200', { prepare: saveSettings }),
  saveSettings: own('400 body_required'),
  exportOwnData: own('200', { prepare: recordPerson }),
  createKey: own('400 body_required', { otherValues: true, otherAnswers: [400] }),
  listKeys: own('200', { prepare: programKey, otherValues: true }),
  deleteKey: own('404 key_not_found', { prepare: programKey }),
  getPermissions: own('200', { permission: null }),
  setChecklistAccess: admins('400 body_required', { prepare: otherAccount }),
  listUsers: admins('200'),
  createInvitation: admins('400 body_required', { otherValues: true, otherAnswers: [400] }),
  listInvitations: admins('200', {
    prepare: ofLink,
    otherValues: true,
  }),
  deleteInvitation: admins('404 invitation_not_found', { prepare: ofLink }),
  createPasswordLink: admins('400 body_required', {
    prepare: otherAccount,
    otherValues: true,
    otherAnswers: [400],
  }),
  endSessions: admins('404 user_not_found', { prepare: otherAccount, endsSessions: true }),
  deleteUser: admins('404 user_not_found', { prepare: otherAccount, endsSessions: true }),
  exportFindingsDump: admins('500 dumps_not_configured'),
  importFindingsDump: admins('400 body_required'),
  generateReport: admins('200', { permission: 'checklist:read' }),
  requestWstgSync: admins('400 no_data', { permission: 'checklist:write', example: 'known' }),
  syncBatch: admins('400 body_required', { permission: 'checklist:write', otherValues: true }),
  receiveWstgWebhook: admins('400 no_data', {
    example: 'queued',
    exampleFor: { defectDojoPing: 'nothingToDo' },
    otherAnswers: [400],
  }),
  getWstgStatus: admins('200', { permission: 'checklist:read', otherValues: true }),
  getWstgDashboard: admins('200', { permission: 'checklist:read', otherValues: true }),
  listItems: admins('200', { permission: 'checklist:read', otherValues: true }),
  getItem: admins('404 item_not_found', ofItem),
  forgetItem: admins('404 item_not_found', { prepare: mistypedItem, otherAnswers: [400] }),
  checkGate: admins('200', { permission: 'checklist:read', prepare: recentRun, otherValues: true }),
  listRequests: admins('200', ofItem),
  getRequest: admins('404 request_not_found', ofItem),
  retryRequests: admins('200', { permission: 'checklist:write', prepare: failedRequest }),
  dismissRequests: admins('200', { permission: 'checklist:write', prepare: failedRequest }),
  synchroniseNow: admins('202', { permission: 'checklist:write' }),
  getSynchronisation: admins('200', ofItem),
  listLog: admins('200', { permission: 'checklist:read', prepare: logEntry }),
}
