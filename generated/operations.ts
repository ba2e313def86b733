// Generated from api/openapi.yaml by `make generate`. Do not edit.
import type { Readable } from 'node:stream'
import type { operations } from './types.ts'

export type OperationId = keyof operations

type JsonBody<T> = T extends { requestBody?: infer R }
  ? NonNullable<R> extends { content: { 'application/json': infer B } }
    ? B
    : undefined
  : undefined
type Path<T> = T extends { parameters: { path: infer P } } ? P : Record<never, never>
type Headers<T> = T extends { parameters: { header?: infer H } }
  ? { [Name in keyof NonNullable<H> as Lowercase<Name & string>]?: NonNullable<H>[Name] }
  : Record<never, never>
/** The parameters of the query that are always set, because they have a default. */
interface Defaults {
  listUsers: 'limit'
  listItems: 'limit'
  listRequests: 'limit'
  checkGate: 'allow' | 'max_age' | 'wait'
  listLog: 'limit'
}
type Query<Id extends OperationId> = WithDefaults<
  NonNullable<operations[Id]['parameters']['query']>,
  Id extends keyof Defaults ? Defaults[Id] : never
>
type WithDefaults<Q, Names extends PropertyKey> = Omit<Q, Names> &
  Required<Pick<Q, Names & keyof Q>>
type Success = 200 | 201 | 202

/** A finished JSON text, for example from the database. T is the type of the parsed text. */
export interface JsonText<T> {
  readonly json: string | Readable
  readonly of?: T
}

type Content<R> = R extends { content: { 'application/json': infer J } }
  ? { body: J | JsonText<J> }
  : { body: Readable }

/** A handler's input, after authentication and validation. */
export interface Input<Id extends OperationId> {
  body: JsonBody<operations[Id]>
  path: Path<operations[Id]>
  query: Query<Id>
  headers: Headers<operations[Id]>
}

/** A handler's result: a declared success and its body. Errors are thrown. */
export type Result<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & Success]: {
    status: Status
    headers?: Readonly<Record<string, string>>
  } & Content<operations[Id]['responses'][Status]>
}[keyof operations[Id]['responses'] & Success]

/** The context that the authenticator of each security scheme hands to the handler. */
export interface SecurityContexts {
  public: unknown
  bearerAuth: unknown
  refreshCookie: unknown
  programKey: unknown
  webhookKey: unknown
}

export interface Operations<Contexts extends SecurityContexts> {
  /** POST /api/auth/register: Register an account */
  registerAccount(
    input: Input<'registerAccount'>,
    context: Contexts['public'],
  ): Promise<Result<'registerAccount'>>
  /** POST /api/auth/login: Log in */
  login(
    input: Input<'login'>,
    context: Contexts['public'],
  ): Promise<Result<'login'>>
  /** POST /api/auth/reset-password: Set a new password with a link */
  resetPassword(
    input: Input<'resetPassword'>,
    context: Contexts['public'],
  ): Promise<Result<'resetPassword'>>
  /** POST /api/auth/logout: Log out */
  logout(
    input: Input<'logout'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'logout'>>
  /** GET /api/auth/me: Read the caller's account */
  getCurrentAccount(
    input: Input<'getCurrentAccount'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'getCurrentAccount'>>
  /** POST /api/auth/refresh: Get a new access token */
  refreshAccessToken(
    input: Input<'refreshAccessToken'>,
    context: Contexts['refreshCookie'],
  ): Promise<Result<'refreshAccessToken'>>
  /** POST /api/auth/password: Change the caller's password */
  changePassword(
    input: Input<'changePassword'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'changePassword'>>
  /** POST /api/auth/logout-everywhere: End all sessions of the caller */
  logoutEverywhere(
    input: Input<'logoutEverywhere'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'logoutEverywhere'>>
  /** POST /api/auth/delete-account: Delete the caller's account */
  deleteAccount(
    input: Input<'deleteAccount'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'deleteAccount'>>
  /** GET /api/user/export: Export the caller's data */
  exportOwnData(
    input: Input<'exportOwnData'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'exportOwnData'>>
  /** GET /api/user/settings: Read the caller's settings */
  getSettings(
    input: Input<'getSettings'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'getSettings'>>
  /** PUT /api/user/settings: Change the caller's settings */
  saveSettings(
    input: Input<'saveSettings'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'saveSettings'>>
  /** GET /api/user/keys: List the caller's keys */
  listKeys(
    input: Input<'listKeys'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'listKeys'>>
  /** POST /api/user/keys: Create a key for a program */
  createKey(
    input: Input<'createKey'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'createKey'>>
  /** DELETE /api/user/keys/{key_id}: Delete a key */
  deleteKey(
    input: Input<'deleteKey'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'deleteKey'>>
  /** GET /api/user/permissions: Read the caller's permissions */
  getPermissions(
    input: Input<'getPermissions'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'getPermissions'>>
  /** GET /api/admin/users: List accounts */
  listUsers(
    input: Input<'listUsers'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'listUsers'>>
  /** POST /api/admin/users/{target_user_id}/end-sessions: End all sessions of an account */
  endSessions(
    input: Input<'endSessions'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'endSessions'>>
  /** DELETE /api/admin/users/{target_user_id}: Delete an account */
  deleteUser(
    input: Input<'deleteUser'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'deleteUser'>>
  /** POST /api/admin/users/{target_user_id}/password-link: Create a password link */
  createPasswordLink(
    input: Input<'createPasswordLink'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'createPasswordLink'>>
  /** GET /api/admin/invitations: List invitations */
  listInvitations(
    input: Input<'listInvitations'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'listInvitations'>>
  /** POST /api/admin/invitations: Create an invitation */
  createInvitation(
    input: Input<'createInvitation'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'createInvitation'>>
  /** DELETE /api/admin/invitations/{invitation_id}: Delete an invitation */
  deleteInvitation(
    input: Input<'deleteInvitation'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'deleteInvitation'>>
  /** PUT /api/admin/users/{target_user_id}/checklist: Set an account's access to the checklist */
  setChecklistAccess(
    input: Input<'setChecklistAccess'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'setChecklistAccess'>>
  /** PUT /api/admin/users/{target_user_id}/role: Change the role of an account */
  updateUserRole(
    input: Input<'updateUserRole'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'updateUserRole'>>
  /** GET /api/user: Read the caller's profile */
  getProfile(
    input: Input<'getProfile'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'getProfile'>>
  /** POST /api/user: Create or replace the caller's profile */
  saveProfile(
    input: Input<'saveProfile'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'saveProfile'>>
  /** POST /api/weight: Record a weight */
  recordWeight(
    input: Input<'recordWeight'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'recordWeight'>>
  /** GET /api/imc: Read the caller's current BMI */
  getBmi(
    input: Input<'getBmi'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'getBmi'>>
  /** GET /api/stats: Read the caller's weight statistics */
  getWeightStats(
    input: Input<'getWeightStats'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'getWeightStats'>>
  /** GET /api/weights: Read the caller's whole weight history */
  listWeights(
    input: Input<'listWeights'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'listWeights'>>
  /** GET /api/weights/recent: Read the caller's latest weights */
  listRecentWeights(
    input: Input<'listRecentWeights'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'listRecentWeights'>>
  /** POST /api/weights/batch: Record weights with their dates */
  recordWeights(
    input: Input<'recordWeights'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'recordWeights'>>
  /** POST /api/weights/devices: Record weights from a scale */
  recordDeviceWeights(
    input: Input<'recordDeviceWeights'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'recordDeviceWeights'>>
  /** PUT /api/weights/{weight_id}: Correct a weight */
  correctWeight(
    input: Input<'correctWeight'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'correctWeight'>>
  /** DELETE /api/weights/{weight_id}: Delete a weight */
  deleteWeight(
    input: Input<'deleteWeight'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'deleteWeight'>>
  /** POST /api/weights/batch-delete: Delete several weights */
  deleteWeights(
    input: Input<'deleteWeights'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'deleteWeights'>>
  /** GET /api/messages: Read the dictionary of messages */
  getMessages(
    input: Input<'getMessages'>,
    context: Contexts['public'],
  ): Promise<Result<'getMessages'>>
  /** GET /api/config: Read the public configuration */
  getPublicConfig(
    input: Input<'getPublicConfig'>,
    context: Contexts['public'],
  ): Promise<Result<'getPublicConfig'>>
  /** GET /api/findings-manager/export-dump: Export a dump of the findings tool */
  exportFindingsDump(
    input: Input<'exportFindingsDump'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'exportFindingsDump'>>
  /** POST /api/findings-manager/import-dump: Import a dump into the findings tool */
  importFindingsDump(
    input: Input<'importFindingsDump'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'importFindingsDump'>>
  /** GET /api/findings-manager/generate-pdf: Generate the security report */
  generateReport(
    input: Input<'generateReport'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'generateReport'>>
  /** POST /api/wstg/sync: Send the status of a WSTG item to the findings tool */
  requestWstgSync(
    input: Input<'requestWstgSync'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'requestWstgSync'>>
  /** POST /api/wstg/sync/batch: Send the statuses of several WSTG items to the findings tool */
  syncBatch(
    input: Input<'syncBatch'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'syncBatch'>>
  /** POST /api/wstg/webhook: Receive an event from the findings tool */
  receiveWstgWebhook(
    input: Input<'receiveWstgWebhook'>,
    context: Contexts['webhookKey'] | Contexts['bearerAuth'],
  ): Promise<Result<'receiveWstgWebhook'>>
  /** GET /api/wstg/status: Read the state of the synchronisation */
  getWstgStatus(
    input: Input<'getWstgStatus'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'getWstgStatus'>>
  /** GET /api/wstg/dashboard: Read the dashboard of the synchronisation */
  getWstgDashboard(
    input: Input<'getWstgDashboard'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'getWstgDashboard'>>
  /** GET /api/wstg/items: List the items of the checklist */
  listItems(
    input: Input<'listItems'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'listItems'>>
  /** GET /api/wstg/items/{wstg_id}: Read one item of the checklist */
  getItem(
    input: Input<'getItem'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'getItem'>>
  /** DELETE /api/wstg/items/{wstg_id}: Forget an item outside of the guide */
  forgetItem(
    input: Input<'forgetItem'>,
    context: Contexts['bearerAuth'],
  ): Promise<Result<'forgetItem'>>
  /** GET /api/wstg/requests: List the accepted requests */
  listRequests(
    input: Input<'listRequests'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'listRequests'>>
  /** GET /api/wstg/requests/{request_id}: Read one request */
  getRequest(
    input: Input<'getRequest'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'getRequest'>>
  /** POST /api/wstg/requests/retry: Retry failed requests */
  retryRequests(
    input: Input<'retryRequests'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'retryRequests'>>
  /** POST /api/wstg/requests/dismiss: Dismiss failed requests */
  dismissRequests(
    input: Input<'dismissRequests'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'dismissRequests'>>
  /** GET /api/wstg/gate: Decide whether the checklist passes */
  checkGate(
    input: Input<'checkGate'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'checkGate'>>
  /** GET /api/wstg/log: List the log of the synchronisation */
  listLog(
    input: Input<'listLog'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'listLog'>>
  /** GET /api/wstg/synchronise: Read the state of the periodic run */
  getSynchronisation(
    input: Input<'getSynchronisation'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'getSynchronisation'>>
  /** POST /api/wstg/synchronise: Start the periodic run now */
  synchroniseNow(
    input: Input<'synchroniseNow'>,
    context: Contexts['bearerAuth'] | Contexts['programKey'],
  ): Promise<Result<'synchroniseNow'>>
}
