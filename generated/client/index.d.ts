// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import type { CallOptions, ClientOptions, Filters, Located, TransferOptions, WaitOptions } from './runtime.js';
import type { components, operations, paths } from './schema.js';
import type { Session } from './session.js';
import type { Download } from './transfer.js';
export type { components, operations, paths };
export { type BmiClass, bmiClassOf, describe, describeBmi } from './describe.js';
export { isPending } from './lists.js';
export { rules } from './rules.js';
export { type BmiBand, bmiBands, type Portion, type PortionOptions, recordPortions, } from './weights.js';
export { ApiError, ConnectionError, isApiError, orNull, TimeoutError } from './errors.js';
export type { ErrorCode, OperationId } from './errors.js';
export type { Account, Session, SessionChange, SessionListener } from './session.js';
export type { Download, OnProgress, Progress } from './transfer.js';
export type { CallOptions, ClientOptions, Located, TransferOptions, WaitOptions, } from './runtime.js';
export type PathId = components['schemas']['PathId'];
export type Role = components['schemas']['Role'];
export type Username = components['schemas']['Username'];
export type NewPassword = components['schemas']['NewPassword'];
export type WstgStatus = components['schemas']['WstgStatus'];
export type RegisterRequest = components['schemas']['RegisterRequest'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type PasswordChangeRequest = components['schemas']['PasswordChangeRequest'];
export type PasswordResetRequest = components['schemas']['PasswordResetRequest'];
export type GivenCode = components['schemas']['GivenCode'];
export type LinkCode = components['schemas']['LinkCode'];
export type CreatedPasswordLink = components['schemas']['CreatedPasswordLink'];
export type InvitationId = components['schemas']['InvitationId'];
export type InvitationRequest = components['schemas']['InvitationRequest'];
export type CreatedInvitation = components['schemas']['CreatedInvitation'];
export type Invitation = components['schemas']['Invitation'];
export type InvitationsResponse = components['schemas']['InvitationsResponse'];
export type PasswordConfirmation = components['schemas']['PasswordConfirmation'];
export type AccountItem = components['schemas']['AccountItem'];
export type ListedAccount = components['schemas']['ListedAccount'];
export type OwnData = components['schemas']['OwnData'];
export type UsersResponse = components['schemas']['UsersResponse'];
export type Permission = components['schemas']['Permission'];
export type ChecklistAccess = components['schemas']['ChecklistAccess'];
export type ChecklistAccessRequest = components['schemas']['ChecklistAccessRequest'];
export type KeyRequest = components['schemas']['KeyRequest'];
export type CreatedKey = components['schemas']['CreatedKey'];
export type KeyId = components['schemas']['KeyId'];
export type KeyName = components['schemas']['KeyName'];
export type Permissions = components['schemas']['Permissions'];
export type Moment = components['schemas']['Moment'];
export type Key = components['schemas']['Key'];
export type KeysResponse = components['schemas']['KeysResponse'];
export type PermissionsResponse = components['schemas']['PermissionsResponse'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type RoleUpdateRequest = components['schemas']['RoleUpdateRequest'];
export type ProfileRequest = components['schemas']['ProfileRequest'];
export type SettingsRequest = components['schemas']['SettingsRequest'];
export type Settings = components['schemas']['Settings'];
export type WeightRequest = components['schemas']['WeightRequest'];
export type WeightCorrection = components['schemas']['WeightCorrection'];
export type DatedWeight = components['schemas']['DatedWeight'];
export type WeightBatch = components['schemas']['WeightBatch'];
export type WeightIds = components['schemas']['WeightIds'];
export type ImportDumpRequest = components['schemas']['ImportDumpRequest'];
export type SynchroniseRequest = components['schemas']['SynchroniseRequest'];
export type WstgSyncRequest = components['schemas']['WstgSyncRequest'];
export type WstgSyncBatch = components['schemas']['WstgSyncBatch'];
export type DeviceBody = components['schemas']['DeviceBody'];
export type WstgWebhookRequest = components['schemas']['WstgWebhookRequest'];
export type AuthResponse = components['schemas']['AuthResponse'];
export type MeResponse = components['schemas']['MeResponse'];
export type RoleUpdateResponse = components['schemas']['RoleUpdateResponse'];
export type MessageResponse = components['schemas']['MessageResponse'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type Profile = components['schemas']['Profile'];
export type WeightItem = components['schemas']['WeightItem'];
export type WeightBatchResponse = components['schemas']['WeightBatchResponse'];
export type RecordedWeights = components['schemas']['RecordedWeights'];
export type DeletedWeights = components['schemas']['DeletedWeights'];
export type CheckedWeights = components['schemas']['CheckedWeights'];
export type CheckedWeight = components['schemas']['CheckedWeight'];
export type DeviceWeightsResponse = components['schemas']['DeviceWeightsResponse'];
export type RefusedMeasurement = components['schemas']['RefusedMeasurement'];
export type WeightsResponse = components['schemas']['WeightsResponse'];
export type RecentWeightsResponse = components['schemas']['RecentWeightsResponse'];
export type ImcResponse = components['schemas']['ImcResponse'];
export type StatsResponse = components['schemas']['StatsResponse'];
export type MessagesResponse = components['schemas']['MessagesResponse'];
export type ConfigResponse = components['schemas']['ConfigResponse'];
export type ValidationLimits = components['schemas']['ValidationLimits'];
export type ImportDumpResponse = components['schemas']['ImportDumpResponse'];
export type QueuedResponse = components['schemas']['QueuedResponse'];
export type WstgSyncResults = components['schemas']['WstgSyncResults'];
export type WstgSyncResult = components['schemas']['WstgSyncResult'];
export type WstgStatusResponse = components['schemas']['WstgStatusResponse'];
export type SyncDirection = components['schemas']['SyncDirection'];
export type SyncLogEntry = components['schemas']['SyncLogEntry'];
export type LogEntry = components['schemas']['LogEntry'];
export type TrackerStatus = components['schemas']['TrackerStatus'];
export type WstgOutcome = components['schemas']['WstgOutcome'];
export type FindingSeverity = components['schemas']['FindingSeverity'];
export type FindingState = components['schemas']['FindingState'];
export type OpenFindings = components['schemas']['OpenFindings'];
export type WstgFinding = components['schemas']['WstgFinding'];
export type WstgItem = components['schemas']['WstgItem'];
export type WstgItemDetails = components['schemas']['WstgItemDetails'];
export type WstgItemsResponse = components['schemas']['WstgItemsResponse'];
export type WstgRequestState = components['schemas']['WstgRequestState'];
export type WstgRequest = components['schemas']['WstgRequest'];
export type WstgRequestsResponse = components['schemas']['WstgRequestsResponse'];
export type RequestIds = components['schemas']['RequestIds'];
export type RequestIdsResponse = components['schemas']['RequestIdsResponse'];
export type SynchronisationResponse = components['schemas']['SynchronisationResponse'];
export type GateResponse = components['schemas']['GateResponse'];
export type GateItem = components['schemas']['GateItem'];
export type GateFinding = components['schemas']['GateFinding'];
export type SyncLogResponse = components['schemas']['SyncLogResponse'];
export type NextAfter = components['schemas']['NextAfter'];
export type SyncStatistics = components['schemas']['SyncStatistics'];
export type WstgDashboardResponse = components['schemas']['WstgDashboardResponse'];
/** One function for each operation of the service, and the session that they share. */
export interface Client {
    /** The logged-in account, and changes of the session. */
    readonly session: Session;
    /**
     * Register an account.
     *
     * Creates an account and logs it in: the access token is in the body, the refresh token in the cookie.
     *
     * The first account that registers gets the role `admin`, every later one `user`.
     *
     * When registration is closed, this operation needs the code of an invitation from an administrator
     * (`createInvitation`). The account gets the access to the checklist that the invitation names, and the code is used;
     * a refused registration leaves it.
     *
     * The username is normalised (Unicode NFKC, trimmed, lower case) and must then match `^[a-z0-9._@+-]{3,64}$`. The
     * password is used exactly as sent. Passwords known from data breaches are refused; only the first five characters
     * of the password's SHA-1 hash leave the service for this check. When a captcha is configured (`captcha_site_key`
     * of `getPublicConfig` is not empty), a token for the action `register` is required.
     *
     * At most 3 attempts per minute from one client address; every attempt counts.
     *
     * `POST /api/auth/register`
     * @returns The account exists and is logged in.
     * @throws ApiError with one of these codes:
     *   - 400: `username_invalid`, `username_taken`, `password_too_short`, `password_too_long`, `password_breached`, `password_check_unavailable`, `captcha_failed`, `registration_closed`, `code_invalid`, `missing_field`, `invalid_field`, `body_required`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 429: `too_many_attempts`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    registerAccount(input: {
        body: RegisterRequest;
    } & CallOptions): Promise<AuthResponse>;
    /**
     * Log in.
     *
     * Checks username and password and issues both tokens: the access token in the body, the refresh token in the cookie.
     *
     * An unknown username, an ill-formed one and a wrong password get the same 401 with the same text. When a captcha is
     * configured, a token for the action `login` is required.
     *
     * At most 3 attempts per minute from one client address; every attempt counts.
     *
     * `POST /api/auth/login`
     * @returns The caller is logged in.
     * @throws ApiError with one of these codes:
     *   - 400: `captcha_failed`, `missing_field`, `invalid_field`, `body_required`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 401: `invalid_credentials`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 429: `too_many_attempts`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    login(input: {
        body: LoginRequest;
    } & CallOptions): Promise<AuthResponse>;
    /**
     * Set a new password with a link.
     *
     * Stores a new password for the account of the code, which an administrator has created with `createPasswordLink`. It
     * ends every session and key of the account; the answer starts a new session, as a login does. The code is used then;
     * a refused password leaves it.
     *
     * The new password must follow the rules of registration. At most 3 attempts per minute from one client address.
     *
     * `POST /api/auth/reset-password`
     * @returns The password is stored, and a new session has started.
     * @throws ApiError with one of these codes:
     *   - 400: `code_invalid`, `password_too_short`, `password_too_long`, `password_breached`, `password_check_unavailable`, `missing_field`, `invalid_field`, `body_required`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 429: `too_many_attempts`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    resetPassword(input: {
        body: PasswordResetRequest;
    } & CallOptions): Promise<AuthResponse>;
    /**
     * Log out.
     *
     * Revokes the refresh token in the cookie (if it is valid and the caller's own) and the access token of this call,
     * and clears the cookie. Both tokens are refused from then on. A call without a cookie is answered with 200 too.
     *
     * `POST /api/auth/logout`
     * @returns The caller is logged out.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    logout(input?: CallOptions): Promise<MessageResponse>;
    /**
     * Read the caller's account.
     *
     * Returns the account that the access token belongs to.
     *
     * `GET /api/auth/me`
     * @returns The caller's account.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`
     */
    getCurrentAccount(input?: CallOptions): Promise<MeResponse>;
    /**
     * Get a new access token.
     *
     * Returns a new access token for the refresh token in the cookie `refresh_token`. The new token carries the role
     * that the account has now. The cookie stays unchanged, so calls may run in parallel.
     *
     * Pages from foreign origins get no token. A call with `Sec-Fetch-Site: same-origin` or `none` is served with any
     * `Origin` and `Host`: a proxy may have rewritten them, and no page can forge `Sec-Fetch-Site`. With any other
     * value of `Sec-Fetch-Site`, the `Origin` must be an allowed one. A call without `Sec-Fetch-Site` is served if it
     * has no `Origin`, or if its `Origin` is the service's own or an allowed one. A foreign page is refused with 401,
     * and the cookie stays unchanged. It also stays unchanged when a change of password has ended the session, because
     * another page may already have received the new cookie. Every other 401 of this operation clears the cookie.
     *
     * `POST /api/auth/refresh`
     * @returns A new access token.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    refreshAccessToken(input?: CallOptions): Promise<AuthResponse>;
    /**
     * Change the caller's password.
     *
     * Stores a new password and ends every session of the account, including this one. The answer starts a new session,
     * as a login does.
     *
     * The new password must follow the rules of registration and differ from the current one. If two changes arrive at
     * once with the same current password, exactly one succeeds, and only its answer holds valid tokens.
     *
     * At most 3 wrong current passwords per minute for one account from one client address, counted together for
     * `changePassword`, `logoutEverywhere`, `deleteAccount`, `createKey`, `createInvitation` and `createPasswordLink`.
     * Beyond this limit, even the right password is refused with 429.
     *
     * `POST /api/auth/password`
     * @returns The password is stored, and a new session has started.
     * @throws ApiError with one of these codes:
     *   - 400: `current_password_wrong`, `password_unchanged`, `password_too_short`, `password_too_long`, `password_breached`, `password_check_unavailable`, `missing_field`, `invalid_field`, `body_required`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 429: `too_many_attempts`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    changePassword(input: {
        body: PasswordChangeRequest;
    } & CallOptions): Promise<AuthResponse>;
    /**
     * End all sessions of the caller.
     *
     * Ends every session of the account, on every device, including this one, and clears the cookie. The account's
     * access and refresh tokens are refused from then on.
     *
     * Wrong passwords are limited as in `changePassword`.
     *
     * `POST /api/auth/logout-everywhere`
     * @returns All sessions have ended.
     * @throws ApiError with one of these codes:
     *   - 400: `current_password_wrong`, `missing_field`, `invalid_field`, `body_required`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 429: `too_many_attempts`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    logoutEverywhere(input: {
        body: PasswordConfirmation;
    } & CallOptions): Promise<MessageResponse>;
    /**
     * Delete the caller's account.
     *
     * Deletes the account with its profile and weights, ends its sessions and clears the cookie. This cannot be undone;
     * to keep a copy, call `exportOwnData` first. The last administrator cannot be deleted.
     *
     * Wrong passwords are limited as in `changePassword`.
     *
     * `POST /api/auth/delete-account`
     * @returns The account is deleted.
     * @throws ApiError with one of these codes:
     *   - 400: `current_password_wrong`, `last_admin`, `missing_field`, `invalid_field`, `body_required`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 429: `too_many_attempts`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    deleteAccount(input: {
        body: PasswordConfirmation;
    } & CallOptions): Promise<MessageResponse>;
    /**
     * Export the caller's data.
     *
     * Returns everything that the service knows about the caller: the account, the profile, the settings and all
     * weights, newest first, as a file to save. A long history is streamed; if the account is deleted meanwhile, the connection is
     * broken, so that a partial file never looks complete.
     *
     * `GET /api/user/export`
     * @returns The caller's data.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`
     */
    exportOwnData(input?: CallOptions): Promise<OwnData>;
    /**
     * Read the caller's settings.
     *
     * Returns the caller's settings. Each of them is null until it is chosen.
     *
     * `GET /api/user/settings`
     * @returns The settings.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`
     */
    getSettings(input?: CallOptions): Promise<Settings>;
    /**
     * Change the caller's settings.
     *
     * Changes the settings in the body and keeps the others; null takes a choice back. Records are instants, so a new
     * time zone moves none of them and judges none of them again.
     *
     * `PUT /api/user/settings`
     * @returns The settings after the change.
     * @throws ApiError with one of these codes:
     *   - 400: `time_zone_unknown`, `weight_out_of_range`, `invalid_field`, `body_required`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    saveSettings(input: {
        body: SettingsRequest;
    } & CallOptions): Promise<Settings>;
    /**
     * List the caller's keys.
     *
     * Returns the caller's valid keys, newest first.
     *
     * `GET /api/user/keys`
     * @returns The keys.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`
     */
    listKeys(input?: CallOptions): Promise<KeysResponse>;
    /**
     * Create a key for a program.
     *
     * Creates a key that a program sends as `Authorization: Bearer wbr_…` in place of an access token. In the operations
     * that name `programKey`, it may do what both its own permissions and those of its account allow. It ends on its
     * expiry date, when it is deleted, and whenever all sessions of the account end.
     *
     * The key is shown only once; the service keeps no copy of it. An account has at most 20 keys.
     *
     * Wrong passwords are limited as in `changePassword`.
     *
     * `POST /api/user/keys`
     * @returns The key is stored.
     * @throws ApiError with one of these codes:
     *   - 400: `current_password_wrong`, `permission_not_held`, `too_many_keys`, `missing_field`, `invalid_field`, `body_required`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 429: `too_many_attempts`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    createKey(input: {
        body: KeyRequest;
    } & CallOptions): Promise<CreatedKey>;
    /**
     * Delete a key.
     *
     * Deletes one of the caller's keys. The key is refused from then on.
     *
     * `DELETE /api/user/keys/{key_id}`
     * @returns The key is deleted.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_field`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 404: `key_not_found`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    deleteKey(input: {
        path: operations['deleteKey']['parameters']['path'];
    } & CallOptions): Promise<MessageResponse>;
    /**
     * Read the caller's permissions.
     *
     * Returns the permissions of the caller: those of the account or, for a key, those that both key and account have.
     * For 90 days it tells an access token that a password link has been used.
     *
     * `GET /api/user/permissions`
     * @returns The permissions.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`
     */
    getPermissions(input?: CallOptions): Promise<PermissionsResponse>;
    /**
     * List accounts.
     *
     * Returns the accounts, ordered by id or, with `search`, by username. Profiles and weights are never shown.
     *
     * `GET /api/admin/users`
     * @returns A page of accounts.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_field`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`
     */
    listUsers(input?: {
        query?: import('./runtime.js').Query<NonNullable<operations['listUsers']['parameters']['query']>>;
    } & CallOptions): Promise<UsersResponse>;
    /**
     * End all sessions of an account.
     *
     * Ends every session of the account `target_user_id`. Its access and refresh tokens are refused from then on; its
     * owner can log in again. The caller must be an administrator by the stored role, not only by the token's.
     *
     * `POST /api/admin/users/{target_user_id}/end-sessions`
     * @returns The sessions have ended.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_field`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`
     *   - 404: `user_not_found`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    endSessions(input: {
        path: operations['endSessions']['parameters']['path'];
    } & CallOptions): Promise<MessageResponse>;
    /**
     * Delete an account.
     *
     * Deletes the account `target_user_id` with its profile and weights, and ends its sessions. This cannot be undone.
     * The caller must be an administrator by the stored role, not only by the token's.
     *
     * Callers delete their own account with `deleteAccount`. The last administrator cannot be deleted.
     *
     * `DELETE /api/admin/users/{target_user_id}`
     * @returns The account is deleted.
     * @throws ApiError with one of these codes:
     *   - 400: `own_account`, `last_admin`, `invalid_field`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`
     *   - 404: `user_not_found`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    deleteUser(input: {
        path: operations['deleteUser']['parameters']['path'];
    } & CallOptions): Promise<MessageResponse>;
    /**
     * Create a password link.
     *
     * Creates a code with which the owner of the account `target_user_id` sets a new password (`resetPassword`), within 24
     * hours and once. The code is shown only this once; a link holds it behind `#`. A newer code, a change of the password
     * and the end of the account end it; it works only while the account that created it is an administrator's.
     *
     * Whoever has the code can sign in as that person. Its owner is told so by `getPermissions`.
     *
     * The caller must be an administrator by the stored role, not only by the token's. Callers change their own password
     * with `changePassword`. Wrong passwords are limited as there. A service may switch these links off: then this
     * operation does not exist.
     *
     * `POST /api/admin/users/{target_user_id}/password-link`
     * @returns The code is stored.
     * @throws ApiError with one of these codes:
     *   - 400: `current_password_wrong`, `own_account`, `missing_field`, `invalid_field`, `body_required`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`
     *   - 404: `user_not_found`, `route_not_found`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 429: `too_many_attempts`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    createPasswordLink(input: {
        path: operations['createPasswordLink']['parameters']['path'];
        body: PasswordConfirmation;
    } & CallOptions): Promise<CreatedPasswordLink>;
    /**
     * List invitations.
     *
     * Returns the invitations that are neither used nor expired, newest first. The caller must be an administrator by the
     * stored role, not only by the token's.
     *
     * `GET /api/admin/invitations`
     * @returns The invitations.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`
     */
    listInvitations(input?: CallOptions): Promise<InvitationsResponse>;
    /**
     * Create an invitation.
     *
     * Creates a code with which one person registers (`invitation` of `registerAccount`), even when registration is
     * closed. The code is shown only this once; a link holds it behind `#`. It works only while the account that created it
     * is an administrator's. A service has at most 100 invitations that are neither used nor expired.
     *
     * The caller must be an administrator by the stored role, not only by the token's. Wrong passwords are limited as in
     * `changePassword`.
     *
     * `POST /api/admin/invitations`
     * @returns The code is stored.
     * @throws ApiError with one of these codes:
     *   - 400: `current_password_wrong`, `too_many_invitations`, `missing_field`, `invalid_field`, `body_required`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 429: `too_many_attempts`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    createInvitation(input: {
        body: InvitationRequest;
    } & CallOptions): Promise<CreatedInvitation>;
    /**
     * Delete an invitation.
     *
     * Deletes an invitation, whichever administrator created it. Its code is refused from then on. The caller must be an
     * administrator by the stored role, not only by the token's.
     *
     * `DELETE /api/admin/invitations/{invitation_id}`
     * @returns The invitation is deleted.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_field`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`
     *   - 404: `invitation_not_found`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    deleteInvitation(input: {
        path: operations['deleteInvitation']['parameters']['path'];
    } & CallOptions): Promise<MessageResponse>;
    /**
     * Set an account's access to the checklist.
     *
     * Stores whether the account `target_user_id` may read the checklist, or read and change it, without being an
     * administrator. It takes effect at once. Administrators may always do both; the access stored for an administrator
     * applies once the role is `user`. The caller must be an administrator by the stored role, not only by the token's.
     *
     * `PUT /api/admin/users/{target_user_id}/checklist`
     * @returns The access is stored.
     * @throws ApiError with one of these codes:
     *   - 400: `missing_field`, `invalid_field`, `body_required`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`
     *   - 404: `user_not_found`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    setChecklistAccess(input: {
        path: operations['setChecklistAccess']['parameters']['path'];
        body: ChecklistAccessRequest;
    } & CallOptions): Promise<MessageResponse>;
    /**
     * Change the role of an account.
     *
     * Stores the role of the account `target_user_id`. Access tokens that were already issued keep their role; the next
     * token issued to that account has the new one.
     *
     * A change that would leave no administrator is refused with 400. An administrator may step down while another one
     * remains. The caller must be an administrator by the stored role, not only by the token's.
     *
     * `PUT /api/admin/users/{target_user_id}/role`
     * @returns The role is stored.
     * @throws ApiError with one of these codes:
     *   - 400: `last_admin`, `missing_field`, `invalid_field`, `body_required`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`
     *   - 404: `user_not_found`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    updateUserRole(input: {
        path: operations['updateUserRole']['parameters']['path'];
        body: RoleUpdateRequest;
    } & CallOptions): Promise<RoleUpdateResponse>;
    /**
     * Read the caller's profile.
     *
     * Returns the caller's profile, or 404 if none has been saved yet.
     *
     * `GET /api/user`
     * @returns The profile.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 404: `profile_not_found`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`
     */
    getProfile(input?: CallOptions): Promise<Profile>;
    /**
     * Create or replace the caller's profile.
     *
     * Saves the caller's profile and replaces an existing one. All four fields are required.
     *
     * Names are normalised (Unicode NFC, trimmed, inner white space collapsed) and must then have 1 to 100 characters:
     * letters and marks of any script, spaces, hyphens, apostrophes (`'` and `’`) and full stops. They are kept as
     * written and never escaped.
     *
     * `POST /api/user`
     * @returns The profile is saved.
     * @throws ApiError with one of these codes:
     *   - 400: `name_invalid`, `birth_date_invalid`, `height_out_of_range`, `missing_field`, `invalid_field`, `body_required`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    saveProfile(input: {
        body: ProfileRequest;
    } & CallOptions): Promise<MessageResponse>;
    /**
     * Record a weight.
     *
     * Records the caller's weight at the current time. No profile is needed. Several weights on one day are all kept.
     *
     * The weight is compared with the latest record of an earlier calendar day: it may differ by at most 5 kg for each
     * day between them. Otherwise the answer is 400 with the number of days and the allowed and actual difference. It is
     * not compared with records of the same day, so that a mistake can be corrected.
     *
     * `POST /api/weight`
     * @returns The weight is recorded.
     * @throws ApiError with one of these codes:
     *   - 400: `weight_out_of_range`, `weight_change_too_large`, `missing_field`, `invalid_field`, `body_required`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `permission_missing`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `service_unavailable`, `busy`, `outcome_unknown`
     */
    recordWeight(input: {
        body: WeightRequest;
    } & CallOptions): Promise<MessageResponse>;
    /**
     * Read the caller's current BMI.
     *
     * Returns the BMI from the height of the profile and the latest weight: weight / height², in kg/m², rounded half up
     * to 2 decimals.
     *
     * The description names the class of the World Health Organization, decided on the value before rounding: below
     * 18.5, 25, 30, 35, 40, and from 40 on. For a person under 18 it says that these classes do not apply and names none.
     *
     * Without a profile and without a weight the answer is 404, each with its own text.
     *
     * `GET /api/imc`
     * @returns The BMI.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `permission_missing`
     *   - 404: `bmi_without_profile`, `bmi_without_weight`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`
     */
    getBmi(input?: CallOptions): Promise<ImcResponse>;
    /**
     * Read the caller's weight statistics.
     *
     * Returns the number of weights that the caller has recorded, the highest and the lowest. All three are 0 without weights.
     *
     * `GET /api/stats`
     * @returns The statistics.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `permission_missing`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`
     */
    getWeightStats(input?: CallOptions): Promise<StatsResponse>;
    /**
     * Read the caller's whole weight history.
     *
     * Returns every weight that the caller has recorded, newest first; among equal timestamps the higher id comes first.
     * Without weights the array is empty.
     *
     * `GET /api/weights`
     * @returns The whole history, newest first.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `permission_missing`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`
     */
    listWeights(input?: CallOptions): Promise<WeightsResponse>;
    /**
     * Read the caller's latest weights.
     *
     * Returns the caller's latest 5 weights in the order of the whole history. Without weights the array is empty.
     *
     * `GET /api/weights/recent`
     * @returns The latest 5 weights, newest first.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `permission_missing`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`
     */
    listRecentWeights(input?: CallOptions): Promise<RecentWeightsResponse>;
    /**
     * Record weights with their dates.
     *
     * Records up to 1,000 past weights, all of them or none. The answer lists them in the order of the request.
     *
     * **Known weights**: a weight with the same time and value as a stored record, or as an earlier entry of the
     * request, is not stored again. The answer has the id of the existing record, the lowest if there are several. So a
     * request whose answer was lost can be sent again.
     *
     * **The change per day**: only the last record of a calendar day counts. If a new weight is the last of its day, it
     * is compared with the last record of the nearest earlier day and of the nearest later day that have records,
     * including the other entries of this request: it may differ by at most 5 kg for each day between them. Known
     * weights are not compared.
     *
     * **Weights of one day**: two new weights of this request on one calendar day differ by at most 10 kg. Stored
     * records of that day are not compared.
     *
     * **The refused entry**: `index` in `X-Error-Parameters` and in the text counts from 0. First the form, range and
     * date of all entries are checked, and the first invalid entry is reported. Then the changes are checked. If
     * two entries contradict each other, the one with the later date is refused; if an entry contradicts a stored record,
     * the entry is refused. The refused entry with the earliest date is reported. An error in the request as a whole has
     * no `index`.
     *
     * **Checking**: with `check: true` nothing is stored, and the answer says what would happen to each entry.
     *
     * With this operation, an account can have at most 100,000 records. The body has at most 1 MiB.
     *
     * `POST /api/weights/batch`
     * @returns The weights are recorded, or checked.
     * @throws ApiError with one of these codes:
     *   - 400: `weight_out_of_range`, `weight_change_too_large`, `weight_date_invalid`, `too_many_weights`, `missing_field`, `invalid_field`, `body_required`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `permission_missing`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    recordWeights(input: {
        body: WeightBatch;
    } & CallOptions): Promise<WeightBatchResponse>;
    /**
     * Record weights from a scale.
     *
     * Accepts the bodies that openScale-sync, Health Connect Webhook, Health Auto Export and ble-scale-sync send, and
     * others of the same form. The fields of the body decide how it is read:
     *
     * | Fields | Read as | Weight (kg) and date |
     * |---|---|---|
     * | a text `event` | openScale-sync | `weight`, `date`; several in `measurements` |
     * | else `weight` as an array, or `timestamp` without `weight` | Health Connect Webhook | in `weight`: `kilograms`, `time` |
     * | else a list `data.metrics` | Health Auto Export | in `data` of each metric `weight_body_mass`: `qty`, `date` |
     * | else `weight` as a number | ble-scale-sync, your own scripts | `weight`; the current time, or a date |
     *
     * Anything else is a 400. Other fields are neither stored nor logged.
     *
     * **Beside a number `weight`** these fields are read; null counts as absent. The date is in `date`, `timestamp` or
     * `fecha_registro`: ISO 8601 with a time and a zone (a space may stand before the zone), or seconds or milliseconds
     * since 1970, also as digits in a text. With a date the measurement is an `insert`. An ill-formed date, a day or a
     * `time` alone, and dates that differ are refused (`weight_date_invalid`). The unit is in `unit`, `weight_unit` or
     * `units`: kg, g, lb, lbs, st or jin, in any case; others, and units that differ, are refused
     * (`weight_unit_unknown`). Another field whose name has the word date, time, timestamp, datetime, unit or units, or
     * ends in `_at`, refuses the measurement (`device_field_unknown`). Health Auto Export: the same beside `qty`, but
     * the date is required, and so are the `units` of the metric. Other metrics are ignored.
     *
     * **Events.** `insert`, Health Connect Webhook and Health Auto Export: if the account has a record at that instant,
     * with any weight, the measurement is known and changes nothing. `update`: the device's record at that instant gets
     * the weight; without such a record it is an `insert`. `delete`: the device's record at that instant is deleted;
     * without such a record the measurement is known. Other events, such as `test` and `clear`, change nothing.
     * ble-scale-sync: a measurement is known if the latest record from a device is at most two minutes old and has the
     * same weight.
     *
     * A measurement is known, too, if the account has a record of the same minute with the same weight. What a person
     * has corrected or deleted stays: the record is theirs then, and measurements of its former instant are known.
     * Records that no device sent are never changed.
     *
     * **Refusals.** Measurements are processed in the order of their dates. Each follows the rules of `recordWeights`,
     * compared with a history that includes the measurements before it. A refused measurement does not block the others,
     * and the answer is 200; `index` is its position in the body. Portions of 1,000 are each stored whole, so after an
     * error the body can be sent again.
     *
     * **People.** With `user`, measurements of other people are ignored; those that name no person are accepted. Without
     * it, all measurements are accepted, so a program that knows several people needs it.
     *
     * A body has at most 10,000 measurements, 110,000 names and values, and 4 MiB.
     *
     * `POST /api/weights/devices`
     * @returns The measurements are recorded, or refused one by one.
     * @throws ApiError with one of these codes:
     *   - 400: `device_body_unknown`, `invalid_field`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `permission_missing`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    recordDeviceWeights(input: {
        query?: import('./runtime.js').Query<NonNullable<operations['recordDeviceWeights']['parameters']['query']>>;
        body: DeviceBody;
    } & CallOptions): Promise<DeviceWeightsResponse>;
    /**
     * Correct a weight.
     *
     * Replaces the weight of one of the caller's records, and its date if one is given. The record keeps its id.
     *
     * Only the last record of a calendar day counts. If the corrected record is then the last of its day, it is compared
     * with the last record of the nearest earlier day and of the nearest later day that have records: it may differ by at
     * most 5 kg for each day between them.
     *
     * `PUT /api/weights/{weight_id}`
     * @returns The weight is corrected.
     * @throws ApiError with one of these codes:
     *   - 400: `weight_out_of_range`, `weight_change_too_large`, `weight_date_invalid`, `missing_field`, `invalid_field`, `body_required`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 404: `weight_not_found`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    correctWeight(input: {
        path: operations['correctWeight']['parameters']['path'];
        body: WeightCorrection;
    } & CallOptions): Promise<WeightItem>;
    /**
     * Delete a weight.
     *
     * Deletes one of the caller's records. The records before and after it are not compared with each other.
     *
     * `DELETE /api/weights/{weight_id}`
     * @returns The weight is deleted.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_field`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 404: `weight_not_found`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    deleteWeight(input: {
        path: operations['deleteWeight']['parameters']['path'];
    } & CallOptions): Promise<MessageResponse>;
    /**
     * Delete several weights.
     *
     * Deletes up to 1,000 of the caller's records at once, as `deleteWeight` does. Unknown ids and those of other
     * accounts are left out. The answer has the ids of the deleted records in the order of the request. The body has at
     * most 64 KiB.
     *
     * `POST /api/weights/batch-delete`
     * @returns The records are deleted.
     * @throws ApiError with one of these codes:
     *   - 400: `missing_field`, `invalid_field`, `body_required`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    deleteWeights(input: {
        body: WeightIds;
    } & CallOptions): Promise<DeletedWeights>;
    /**
     * Read the dictionary of messages.
     *
     * Returns the texts of the service for a frontend: its error texts, its confirmations and the descriptions of the
     * BMI classes, each under a stable key. Limits are filled in; parameters that belong to one request are left in
     * braces, as in `{field}`.
     *
     * They are in Spanish, or in English when `Accept-Language` prefers it. The service's own answers are always Spanish.
     *
     * `GET /api/messages`
     * @returns The dictionary.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_text`, `invalid_request`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`
     */
    getMessages(input?: {
        headers?: NonNullable<operations['getMessages']['parameters']['header']>;
    } & CallOptions): Promise<MessagesResponse>;
    /**
     * Read the public configuration.
     *
     * Returns the site key of the captcha, the limits that the service enforces on profiles and weights, and the time
     * zone of its calendar days.
     *
     * `GET /api/config`
     * @returns The public configuration.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_text`, `invalid_request`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`
     */
    getPublicConfig(input?: CallOptions): Promise<ConfigResponse>;
    /**
     * Export a dump of the findings tool.
     *
     * Streams a plain SQL dump of the findings tool's database, as a file to save. `importFindingsDump` takes it back.
     *
     * A failure before the first byte is an error answer. A later one breaks the connection, so that a partial dump
     * never looks complete.
     *
     * `GET /api/findings-manager/export-dump`
     * @returns The dump, plain SQL text in UTF-8.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `export_failed`, `dumps_not_configured`, `dumps_own_database`, `pg_dump_missing`, `pg_dump_too_old`, `internal_error`
     *   - 503: `export_busy`, `import_running`, `export_blocked`, `busy`, `service_unavailable`
     */
    exportFindingsDump(input?: TransferOptions): Promise<Download>;
    /**
     * Import a dump into the findings tool.
     *
     * Runs a plain SQL dump (plain-text output of `pg_dump`, in UTF-8) on the findings tool's database, in one
     * transaction: a dump that fails changes nothing.
     *
     * Only statements that a plain `pg_dump` needs are allowed. Backslash commands, transaction control,
     * `COPY … PROGRAM`, server files, and changes of the role or of the server's settings are refused with 400 before
     * they run. So are a missing or empty file, a media type other than `multipart/form-data`, and files without the
     * header of `pg_dump`, such as other SQL, gzip or `pg_dump`'s custom format. If the database refuses the dump, or
     * one of its statements takes longer than ten minutes, the answer is a 500 with the first line of the error.
     *
     * A 500 also refuses the import, before a statement is read, when the role of the findings tool's database, or that
     * of a session in it, has rights beyond it, or when its server lacks fixes of known security holes.
     *
     * Only one import runs at a time: a second one gets a 503.
     *
     * `POST /api/findings-manager/import-dump`
     * @returns The dump is imported.
     * @throws ApiError with one of these codes:
     *   - 400: `multipart_expected`, `dump_not_plain`, `dump_empty`, `dump_incomplete`, `dump_refused`, `dump_statement_too_long`, `dump_of_service`, `missing_field`, `body_required`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`
     *   - 405: `method_not_allowed`
     *   - 408: `import_stalled`, `request_timeout`
     *   - 413: `file_too_large`
     *   - 431: `headers_too_large`
     *   - 500: `import_failed`, `import_too_large`, `import_role_powerful`, `import_role_owns_databases`, `import_session_powerful`, `import_server_outdated`, `dumps_not_configured`, `dumps_own_database`, `internal_error`
     *   - 503: `import_running`, `import_blocked`, `busy`, `service_unavailable`, `outcome_unknown`
     */
    importFindingsDump(input: {
        body: ImportDumpRequest;
    } & TransferOptions): Promise<ImportDumpResponse>;
    /**
     * Generate the security report.
     *
     * Returns a PDF report, as a file to save: the verdict of the gate with its defaults, the open findings with severity,
     * title, test, age and link, the progress of the tests in five parts, the findings of the last 30 days, all tests by
     * category with status, severity and notes, the conflicts, the failed requests, the failures of the log, the accepted
     * risks, the findings that name no test and the items outside the guide. An age over the target of its severity is
     * marked: critical 30 days, high 60, medium 90, low 180. The report is made from the service's own state, as the last
     * synchronisation read the findings tool, and says when that was. Findings without the tag of the checklist that name
     * no test are not in it.
     *
     * The report is in Spanish, or in English when `Accept-Language` prefers it. It has a language, a title, bookmarks,
     * links, and tags for screen readers; `GET /api/wstg/items` has the same items as data.
     *
     * `GET /api/findings-manager/generate-pdf`
     * @returns The report.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`, `permission_missing`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `report_failed`, `report_too_large`, `internal_error`
     *   - 503: `busy`, `service_unavailable`
     */
    generateReport(input?: {
        headers?: NonNullable<operations['generateReport']['parameters']['header']>;
    } & TransferOptions): Promise<Download>;
    /**
     * Send the status of a WSTG item to the findings tool.
     *
     * Accepts the new tracker-side status of a WSTG item. 202 means that the request is stored durably; it is processed
     * soon after. Requests for one item take effect in the order in which they were accepted.
     *
     * The item's finding is created in the tool, or updated with the flags of the status:
     *
     * | Status | active | verified | false_p |
     * |---|---|---|---|
     * | `Not Started`, `In Progress`, `Blocked` | true | false | false |
     * | `Done` | false | true | false |
     * | `Not Applicable`, `N/A` | false | false | true |
     *
     * A status is compared exactly, once it is trimmed. Any other is treated like `Not Started`. `message` tells such a
     * status, and an identifier that the guide does not know, with a known one nearby; then it is in English if
     * `Accept-Language` prefers it. Notes that are not empty replace the finding's mitigation text.
     * A missing body, `{}` and a body that is not a JSON object get a 400 with the text `No data provided`.
     *
     * `POST /api/wstg/sync`
     * @returns The request is stored and will be processed.
     * @throws ApiError with one of these codes:
     *   - 400: `wstg_id_invalid`, `wstg_id_ambiguous`, `timestamp_invalid`, `missing_field`, `invalid_field`, `no_data`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`, `permission_missing`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    requestWstgSync(input: {
        headers?: NonNullable<operations['requestWstgSync']['parameters']['header']>;
        body: WstgSyncRequest;
    } & CallOptions): Promise<QueuedResponse & Located>;
    /**
     * Send the statuses of several WSTG items to the findings tool.
     *
     * Accepts up to 200 statuses, each as `requestWstgSync` takes it. All accepted ones are stored together before the
     * answer, and take effect in the order of the request.
     *
     * The answer has a result for each entry, in the order of the request. A refused entry has a `code` and blocks no
     * other. A malformed entry refuses the whole request, as does a request without an acceptable entry; `index` in
     * `X-Error-Parameters` and in the text names the first such entry, counted from 0. The body has at most 1 MiB.
     *
     * `POST /api/wstg/sync/batch`
     * @returns The accepted entries are stored and will be processed.
     * @throws ApiError with one of these codes:
     *   - 400: `wstg_id_invalid`, `wstg_id_ambiguous`, `timestamp_invalid`, `missing_field`, `invalid_field`, `body_required`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`, `permission_missing`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    syncBatch(input: {
        headers?: NonNullable<operations['syncBatch']['parameters']['header']>;
        body: WstgSyncBatch;
    } & CallOptions): Promise<WstgSyncResults>;
    /**
     * Receive an event from the findings tool.
     *
     * Accepts an event about a finding. 202 means that it is stored durably; soon after, the finding is read from the
     * tool, and the tracker-side status of its WSTG item is derived from its flags:
     *
     * | active | verified | false_p | Status |
     * |---|---|---|---|
     * | true | false | false | `In Progress` |
     * | false | true | false | `Done` |
     * | false | false | true | `Not Applicable` |
     * | any other combination | | | `Not Started` |
     *
     * **Authentication.** When a webhook key is configured, the key alone authenticates the call: it is read from
     * `X-API-Key` or, when that header is absent, from the bearer value of `Authorization`. A missing or different key is
     * a 401 with the text `Unauthorized`. If no key is configured (or only the placeholder
     * `change_me_in_production`), an administrator's access token is required, as on the other WSTG operations.
     *
     * **Simple deliveries** have the form `{event, finding: {id, …}}`. The finding is looked up while the caller waits,
     * for at most 2 seconds: a finding that the tool does not know, or that has no WSTG identifier, gets a 400, and
     * nothing is queued. If the tool does not answer in time, the event is accepted. A missing body, `{}` and a body
     * that is not a JSON object get a 400 with the text `No data provided`. The body has at most 512 KiB.
     *
     * **DefectDojo's own deliveries** are marked by the header `X-DefectDojo-Event`. With the right key they get a
     * 202, because DefectDojo disables a webhook permanently after a refusal. `queued` is true when the delivery names
     * at least one finding, and false otherwise (a ping, events about other objects, a body that cannot be read). Only a
     * body of more than 4 MiB is a 413.
     *
     * `POST /api/wstg/webhook`
     * @returns The event is accepted.
     * @throws ApiError with one of these codes:
     *   - 400: `finding_unknown`, `finding_without_wstg_id`, `missing_field`, `invalid_field`, `no_data`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 401: `webhook_unauthorized`, `authentication_required`, `token_expired`
     *   - 403: `forbidden`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    receiveWstgWebhook(input: {
        headers?: NonNullable<operations['receiveWstgWebhook']['parameters']['header']> & {
            'X-API-Key'?: string | undefined;
        };
        body: WstgWebhookRequest;
    } & CallOptions): Promise<QueuedResponse & Partial<Located>>;
    /**
     * Read the state of the synchronisation.
     *
     * Returns how many WSTG items are tracked, synchronised, pending and in conflict, and when the last synchronisation took place.
     *
     * `GET /api/wstg/status`
     * @returns The state of the synchronisation.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`, `permission_missing`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`
     */
    getWstgStatus(input?: CallOptions): Promise<WstgStatusResponse>;
    /**
     * Read the dashboard of the synchronisation.
     *
     * Returns the state of the synchronisation, the number of items by status and by direction, and the last 10 log entries, newest first.
     *
     * `GET /api/wstg/dashboard`
     * @returns The dashboard.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`, `permission_missing`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`
     */
    getWstgDashboard(input?: CallOptions): Promise<WstgDashboardResponse>;
    /**
     * List the items of the checklist.
     *
     * Returns the items with their state on both sides: the tests of the checklist (OWASP WSTG 4.2, CC BY-SA 4.0) in
     * its order, tracked or not, so that coverage is visible; then tests that are new in the latest guide (OWASP WSTG,
     * CC BY-SA 4.0, too), and then other identifiers, by identifier, each if it is tracked or an open finding names
     * it. An item is tracked once a request or a finding has met it. `checkGate` and the report cover the same items.
     *
     * The first 500 characters of the notes are sent; `getItem` has all of them. A page holds at most 4 MiB.
     *
     * `GET /api/wstg/items`
     * @returns A page of items.
     * @throws ApiError with one of these codes:
     *   - 400: `category_unknown`, `invalid_field`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`, `permission_missing`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`
     */
    listItems(input?: {
        query?: import('./runtime.js').Query<NonNullable<operations['listItems']['parameters']['query']>>;
    } & CallOptions): Promise<WstgItemsResponse>;
    /**
     * Read one item of the checklist.
     *
     * Returns an item with all of its notes, its latest 10 requests and its latest 20 log entries, newest first. The
     * identifier is read like the one of `requestWstgSync`: trimmed, and without regard to case.
     *
     * `GET /api/wstg/items/{wstg_id}`
     * @returns The item.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_field`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`, `permission_missing`
     *   - 404: `item_not_found`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`
     */
    getItem(input: {
        path: operations['getItem']['parameters']['path'];
    } & CallOptions): Promise<WstgItemDetails>;
    /**
     * Forget an item outside of the guide.
     *
     * Forgets an item that is not a test of OWASP WSTG 4.2 and that no finding names any more, such as one with a
     * typing error. The log stays, and its ended requests for their 7 days. A later request or delivery begins the
     * item anew. An item that no request has ever set is forgotten by the periodic run that finds no finding of it.
     *
     * `DELETE /api/wstg/items/{wstg_id}`
     * @returns The item is forgotten.
     * @throws ApiError with one of these codes:
     *   - 400: `item_of_the_guide`, `item_has_finding`, `item_has_request`, `invalid_field`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`
     *   - 404: `item_not_found`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    forgetItem(input: {
        path: operations['forgetItem']['parameters']['path'];
    } & CallOptions): Promise<MessageResponse>;
    /**
     * List the accepted requests.
     *
     * Returns the requests accepted by `requestWstgSync` and `receiveWstgWebhook`, newest first. Requests are kept for 7
     * days after they end, failed ones for 90.
     *
     * `GET /api/wstg/requests`
     * @returns A page of requests.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_field`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`, `permission_missing`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`
     */
    listRequests(input?: {
        query?: import('./runtime.js').Query<NonNullable<operations['listRequests']['parameters']['query']>>;
    } & CallOptions): Promise<WstgRequestsResponse>;
    /**
     * Read one request.
     *
     * Returns a request and its result. The `Location` header in a 202 of `requestWstgSync` or `receiveWstgWebhook`
     * points here. Requests are kept for 7 days after they end, failed ones for 90.
     *
     * `GET /api/wstg/requests/{request_id}`
     * @returns The request.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_field`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`, `permission_missing`
     *   - 404: `request_not_found`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`
     */
    getRequest(input: {
        path: operations['getRequest']['parameters']['path'];
    } & CallOptions): Promise<WstgRequest>;
    /**
     * Retry failed requests.
     *
     * Queues failed requests again, as if they had just been accepted: those with the given ids or, without
     * `request_ids`, all of them, at most 10,000, the oldest first. Unknown ids and requests that have not failed are
     * left out. So are requests that another account sent, unless the caller has the role `admin`. The body has at most
     * 64 KiB.
     *
     * `POST /api/wstg/requests/retry`
     * @returns The requests concerned.
     * @throws ApiError with one of these codes:
     *   - 400: `missing_field`, `invalid_field`, `body_required`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`, `permission_missing`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    retryRequests(input: {
        body: Required<RequestIds> | 'all';
    } & CallOptions): Promise<RequestIdsResponse>;
    /**
     * Dismiss failed requests.
     *
     * Stops retrying failed requests and no longer reports them: those with the given ids or, without `request_ids`, all
     * of them, at most 10,000, the oldest first. Their items follow the tool again. Unknown ids and requests that have
     * not failed are left out. So are requests that another account sent, unless the caller has the role `admin`. The
     * body has at most 64 KiB.
     *
     * `POST /api/wstg/requests/dismiss`
     * @returns The requests concerned.
     * @throws ApiError with one of these codes:
     *   - 400: `missing_field`, `invalid_field`, `body_required`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`, `permission_missing`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    dismissRequests(input: {
        body: Required<RequestIds> | 'all';
    } & CallOptions): Promise<RequestIdsResponse>;
    /**
     * Decide whether the checklist passes.
     *
     * Tells whether the checklist, or a category of it, is finished, and the items that keep it from passing. It
     * covers the items of `listItems` in their order, and then, each by itself, the open findings that belong to the
     * checklist and name no item: with the tag `WSTG` or a title that begins with it. The answer is a 200 whether it passes or not: `jq -e .passed` decides in a script. The checklist does not pass while the last
     * successful periodic run is older than `max_age`, or while a delivery whose item is not known waits or has failed,
     * until a run that began after its acceptance succeeds or `dismissRequests` ends it.
     *
     * An item with an open finding does not pass, whatever its status, unless all of its open findings are of the
     * severity `allow` or less. A finding that names no item belongs to each category, unless its title names others.
     *
     * Unlike other operations it refuses query parameters that it does not know: without a misspelt one the checklist
     * might pass.
     *
     * `GET /api/wstg/gate`
     * @returns The verdict.
     * @throws ApiError with one of these codes:
     *   - 400: `category_unknown`, `parameter_unknown`, `invalid_field`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`, `permission_missing`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`
     */
    checkGate(input?: {
        query?: import('./runtime.js').Query<NonNullable<operations['checkGate']['parameters']['query']>>;
    } & CallOptions): Promise<GateResponse>;
    /**
     * List the log of the synchronisation.
     *
     * Returns the entries of the log, newest first. The latest 1,000 entries are kept.
     *
     * `GET /api/wstg/log`
     * @returns A page of entries.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_field`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`, `permission_missing`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`
     */
    listLog(input?: {
        query?: import('./runtime.js').Query<NonNullable<operations['listLog']['parameters']['query']>>;
    } & CallOptions): Promise<SyncLogResponse>;
    /**
     * Read the state of the periodic run.
     *
     * Returns when the periodic run takes place, how the last one ended, when the webhook last delivered, and the numbers of open requests.
     *
     * `GET /api/wstg/synchronise`
     * @returns The state of the periodic run.
     * @throws ApiError with one of these codes:
     *   - 400: `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`, `permission_missing`
     *   - 405: `method_not_allowed`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`
     */
    getSynchronisation(input?: CallOptions): Promise<SynchronisationResponse>;
    /**
     * Start the periodic run now.
     *
     * Makes the periodic run due. It starts within 5 seconds if a worker is running; if a run is already in progress, one
     * more follows. Repeated calls count as one. `getSynchronisation` shows the result.
     *
     * The tool hides a finding and deletes it with the same answer, so a run keeps findings that it is not shown along
     * with their tests and products, and warns. `hidden_is_gone` declares gone what the last warning has counted, and no
     * more. It asks for the role `admin` and is audited.
     *
     * `POST /api/wstg/synchronise`
     * @returns The run is due.
     * @throws ApiError with one of these codes:
     *   - 400: `missing_field`, `invalid_field`, `body_required`, `malformed_json`, `invalid_text`, `invalid_request`
     *   - 401: `authentication_required`, `token_expired`
     *   - 403: `forbidden`, `permission_missing`
     *   - 405: `method_not_allowed`
     *   - 408: `request_timeout`
     *   - 413: `body_too_large`
     *   - 415: `unsupported_media_type`
     *   - 431: `headers_too_large`
     *   - 500: `internal_error`
     *   - 503: `busy`, `service_unavailable`, `outcome_unknown`
     */
    synchroniseNow(input?: {
        body?: SynchroniseRequest;
    } & CallOptions): Promise<MessageResponse>;
    /** All entries of `listUsers`, read page by page: `for await (const entry of …)`. */
    users(input?: Filters<NonNullable<operations['listUsers']['parameters']['query']>> & CallOptions): AsyncGenerator<UsersResponse['users'][number], void, undefined>;
    /** All entries of `listItems`, read page by page: `for await (const entry of …)`. */
    items(input?: Filters<NonNullable<operations['listItems']['parameters']['query']>> & CallOptions): AsyncGenerator<WstgItemsResponse['items'][number], void, undefined>;
    /** All entries of `listRequests`, read page by page: `for await (const entry of …)`. */
    requests(input?: Filters<NonNullable<operations['listRequests']['parameters']['query']>> & CallOptions): AsyncGenerator<WstgRequestsResponse['requests'][number], void, undefined>;
    /** All entries of `listLog`, read page by page: `for await (const entry of …)`. */
    log(input?: Filters<NonNullable<operations['listLog']['parameters']['query']>> & CallOptions): AsyncGenerator<SyncLogResponse['entries'][number], void, undefined>;
    /**
     * Follows an accepted request, with growing pauses, until no automatic attempt follows: it is
     * done, superseded, dismissed, or failed for good. That may take a day.
     * @param location the `location` of the answer that accepted it
     * @param options `timeoutMs` limits each call, not the whole wait; `onRequest` gets the
     * request after each reading
     * @throws TypeError if `location` is none, and the errors of `getRequest`
     */
    waitForRequest(location: string, options?: WaitOptions): Promise<WstgRequest>;
}
/** A client of the service at `baseUrl`; one for each page is enough. */
export declare const createClient: (options?: ClientOptions) => Client;
