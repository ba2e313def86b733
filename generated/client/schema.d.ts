// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
export interface paths {
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an account
         * @description Creates an account and logs it in: the access token is in the body, the refresh token in the cookie.
         *
         *     The first account that registers gets the role `admin`, every later one `user`.
         *
         *     When registration is closed, this operation needs the code of an invitation from an administrator
         *     (`createInvitation`). The account gets the access to the checklist that the invitation names, and the code is used;
         *     a refused registration leaves it.
         *
         *     The username is normalised (Unicode NFKC, trimmed, lower case) and must then match `^[a-z0-9._@+-]{3,64}$`. The
         *     password is used exactly as sent. Passwords known from data breaches are refused; only the first five characters
         *     of the password's SHA-1 hash leave the service for this check. When a captcha is configured (`captcha_site_key`
         *     of `getPublicConfig` is not empty), a token for the action `register` is required.
         *
         *     At most 3 attempts per minute from one client address; every attempt counts.
         */
        post: operations["registerAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Checks username and password and issues both tokens: the access token in the body, the refresh token in the cookie.
         *
         *     An unknown username, an ill-formed one and a wrong password get the same 401 with the same text. When a captcha is
         *     configured, a token for the action `login` is required.
         *
         *     At most 3 attempts per minute from one client address; every attempt counts.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a link
         * @description Stores a new password for the account of the code, which an administrator has created with `createPasswordLink`. It
         *     ends every session and key of the account; the answer starts a new session, as a login does. The code is used then;
         *     a refused password leaves it.
         *
         *     The new password must follow the rules of registration. At most 3 attempts per minute from one client address.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Revokes the refresh token in the cookie (if it is valid and the caller's own) and the access token of this call,
         *     and clears the cookie. Both tokens are refused from then on. A call without a cookie is answered with 200 too.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller's account
         * @description Returns the account that the access token belongs to.
         */
        get: operations["getCurrentAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a new access token
         * @description Returns a new access token for the refresh token in the cookie `refresh_token`. The new token carries the role
         *     that the account has now. The cookie stays unchanged, so calls may run in parallel.
         *
         *     Pages from foreign origins get no token. A call with `Sec-Fetch-Site: same-origin` or `none` is served with any
         *     `Origin` and `Host`: a proxy may have rewritten them, and no page can forge `Sec-Fetch-Site`. With any other
         *     value of `Sec-Fetch-Site`, the `Origin` must be an allowed one. A call without `Sec-Fetch-Site` is served if it
         *     has no `Origin`, or if its `Origin` is the service's own or an allowed one. A foreign page is refused with 401,
         *     and the cookie stays unchanged. It also stays unchanged when a change of password has ended the session, because
         *     another page may already have received the new cookie. Every other 401 of this operation clears the cookie.
         */
        post: operations["refreshAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the caller's password
         * @description Stores a new password and ends every session of the account, including this one. The answer starts a new session,
         *     as a login does.
         *
         *     The new password must follow the rules of registration and differ from the current one. If two changes arrive at
         *     once with the same current password, exactly one succeeds, and only its answer holds valid tokens.
         *
         *     At most 3 wrong current passwords per minute for one account from one client address, counted together for
         *     `changePassword`, `logoutEverywhere`, `deleteAccount`, `createKey`, `createInvitation` and `createPasswordLink`.
         *     Beyond this limit, even the right password is refused with 429.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all sessions of the caller
         * @description Ends every session of the account, on every device, including this one, and clears the cookie. The account's
         *     access and refresh tokens are refused from then on.
         *
         *     Wrong passwords are limited as in `changePassword`.
         */
        post: operations["logoutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/delete-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the caller's account
         * @description Deletes the account with its profile and weights, ends its sessions and clears the cookie. This cannot be undone;
         *     to keep a copy, call `exportOwnData` first. The last administrator cannot be deleted.
         *
         *     Wrong passwords are limited as in `changePassword`.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the caller's data
         * @description Returns everything that the service knows about the caller: the account, the profile, the settings and all
         *     weights, newest first, as a file to save. A long history is streamed; if the account is deleted meanwhile, the connection is
         *     broken, so that a partial file never looks complete.
         */
        get: operations["exportOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller's settings
         * @description Returns the caller's settings. Each of them is null until it is chosen.
         */
        get: operations["getSettings"];
        /**
         * Change the caller's settings
         * @description Changes the settings in the body and keeps the others; null takes a choice back. Records are instants, so a new
         *     time zone moves none of them and judges none of them again.
         */
        put: operations["saveSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's keys
         * @description Returns the caller's valid keys, newest first.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create a key for a program
         * @description Creates a key that a program sends as `Authorization: Bearer wbr_…` in place of an access token. In the operations
         *     that name `programKey`, it may do what both its own permissions and those of its account allow. It ends on its
         *     expiry date, when it is deleted, and whenever all sessions of the account end.
         *
         *     The key is shown only once; the service keeps no copy of it. An account has at most 20 keys.
         *
         *     Wrong passwords are limited as in `changePassword`.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a key
         * @description Deletes one of the caller's keys. The key is refused from then on.
         */
        delete: operations["deleteKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller's permissions
         * @description Returns the permissions of the caller: those of the account or, for a key, those that both key and account have.
         *     For 90 days it tells an access token that a password link has been used.
         */
        get: operations["getPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description Returns the accounts, ordered by id or, with `search`, by username. Profiles and weights are never shown.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{target_user_id}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all sessions of an account
         * @description Ends every session of the account `target_user_id`. Its access and refresh tokens are refused from then on; its
         *     owner can log in again. The caller must be an administrator by the stored role, not only by the token's.
         */
        post: operations["endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{target_user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an account
         * @description Deletes the account `target_user_id` with its profile and weights, and ends its sessions. This cannot be undone.
         *     The caller must be an administrator by the stored role, not only by the token's.
         *
         *     Callers delete their own account with `deleteAccount`. The last administrator cannot be deleted.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{target_user_id}/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a password link
         * @description Creates a code with which the owner of the account `target_user_id` sets a new password (`resetPassword`), within 24
         *     hours and once. The code is shown only this once; a link holds it behind `#`. A newer code, a change of the password
         *     and the end of the account end it; it works only while the account that created it is an administrator's.
         *
         *     Whoever has the code can sign in as that person. Its owner is told so by `getPermissions`.
         *
         *     The caller must be an administrator by the stored role, not only by the token's. Callers change their own password
         *     with `changePassword`. Wrong passwords are limited as there. A service may switch these links off: then this
         *     operation does not exist.
         */
        post: operations["createPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations
         * @description Returns the invitations that are neither used nor expired, newest first. The caller must be an administrator by the
         *     stored role, not only by the token's.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Create an invitation
         * @description Creates a code with which one person registers (`invitation` of `registerAccount`), even when registration is
         *     closed. The code is shown only this once; a link holds it behind `#`. It works only while the account that created it
         *     is an administrator's. A service has at most 100 invitations that are neither used nor expired.
         *
         *     The caller must be an administrator by the stored role, not only by the token's. Wrong passwords are limited as in
         *     `changePassword`.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations/{invitation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an invitation
         * @description Deletes an invitation, whichever administrator created it. Its code is refused from then on. The caller must be an
         *     administrator by the stored role, not only by the token's.
         */
        delete: operations["deleteInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{target_user_id}/checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set an account's access to the checklist
         * @description Stores whether the account `target_user_id` may read the checklist, or read and change it, without being an
         *     administrator. It takes effect at once. Administrators may always do both; the access stored for an administrator
         *     applies once the role is `user`. The caller must be an administrator by the stored role, not only by the token's.
         */
        put: operations["setChecklistAccess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{target_user_id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the role of an account
         * @description Stores the role of the account `target_user_id`. Access tokens that were already issued keep their role; the next
         *     token issued to that account has the new one.
         *
         *     A change that would leave no administrator is refused with 400. An administrator may step down while another one
         *     remains. The caller must be an administrator by the stored role, not only by the token's.
         */
        put: operations["updateUserRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller's profile
         * @description Returns the caller's profile, or 404 if none has been saved yet.
         */
        get: operations["getProfile"];
        put?: never;
        /**
         * Create or replace the caller's profile
         * @description Saves the caller's profile and replaces an existing one. All four fields are required.
         *
         *     Names are normalised (Unicode NFC, trimmed, inner white space collapsed) and must then have 1 to 100 characters:
         *     letters and marks of any script, spaces, hyphens, apostrophes (`'` and `’`) and full stops. They are kept as
         *     written and never escaped.
         */
        post: operations["saveProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a weight
         * @description Records the caller's weight at the current time. No profile is needed. Several weights on one day are all kept.
         *
         *     The weight is compared with the latest record of an earlier calendar day: it may differ by at most 5 kg for each
         *     day between them. Otherwise the answer is 400 with the number of days and the allowed and actual difference. It is
         *     not compared with records of the same day, so that a mistake can be corrected.
         */
        post: operations["recordWeight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller's current BMI
         * @description Returns the BMI from the height of the profile and the latest weight: weight / height², in kg/m², rounded half up
         *     to 2 decimals.
         *
         *     The description names the class of the World Health Organization, decided on the value before rounding: below
         *     18.5, 25, 30, 35, 40, and from 40 on. For a person under 18 it says that these classes do not apply and names none.
         *
         *     Without a profile and without a weight the answer is 404, each with its own text.
         */
        get: operations["getBmi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller's weight statistics
         * @description Returns the number of weights that the caller has recorded, the highest and the lowest. All three are 0 without weights.
         */
        get: operations["getWeightStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller's whole weight history
         * @description Returns every weight that the caller has recorded, newest first; among equal timestamps the higher id comes first.
         *     Without weights the array is empty.
         */
        get: operations["listWeights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weights/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller's latest weights
         * @description Returns the caller's latest 5 weights in the order of the whole history. Without weights the array is empty.
         */
        get: operations["listRecentWeights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weights/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record weights with their dates
         * @description Records up to 1,000 past weights, all of them or none. The answer lists them in the order of the request.
         *
         *     **Known weights**: a weight with the same time and value as a stored record, or as an earlier entry of the
         *     request, is not stored again. The answer has the id of the existing record, the lowest if there are several. So a
         *     request whose answer was lost can be sent again.
         *
         *     **The change per day**: only the last record of a calendar day counts. If a new weight is the last of its day, it
         *     is compared with the last record of the nearest earlier day and of the nearest later day that have records,
         *     including the other entries of this request: it may differ by at most 5 kg for each day between them. Known
         *     weights are not compared.
         *
         *     **Weights of one day**: two new weights of this request on one calendar day differ by at most 10 kg. Stored
         *     records of that day are not compared.
         *
         *     **The refused entry**: `index` in `X-Error-Parameters` and in the text counts from 0. First the form, range and
         *     date of all entries are checked, and the first invalid entry is reported. Then the changes are checked. If
         *     two entries contradict each other, the one with the later date is refused; if an entry contradicts a stored record,
         *     the entry is refused. The refused entry with the earliest date is reported. An error in the request as a whole has
         *     no `index`.
         *
         *     **Checking**: with `check: true` nothing is stored, and the answer says what would happen to each entry.
         *
         *     With this operation, an account can have at most 100,000 records. The body has at most 1 MiB.
         */
        post: operations["recordWeights"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weights/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record weights from a scale
         * @description Accepts the bodies that openScale-sync, Health Connect Webhook, Health Auto Export and ble-scale-sync send, and
         *     others of the same form. The fields of the body decide how it is read:
         *
         *     | Fields | Read as | Weight (kg) and date |
         *     |---|---|---|
         *     | a text `event` | openScale-sync | `weight`, `date`; several in `measurements` |
         *     | else `weight` as an array, or `timestamp` without `weight` | Health Connect Webhook | in `weight`: `kilograms`, `time` |
         *     | else a list `data.metrics` | Health Auto Export | in `data` of each metric `weight_body_mass`: `qty`, `date` |
         *     | else `weight` as a number | ble-scale-sync, your own scripts | `weight`; the current time, or a date |
         *
         *     Anything else is a 400. Other fields are neither stored nor logged.
         *
         *     **Beside a number `weight`** these fields are read; null counts as absent. The date is in `date`, `timestamp` or
         *     `fecha_registro`: ISO 8601 with a time and a zone (a space may stand before the zone), or seconds or milliseconds
         *     since 1970, also as digits in a text. With a date the measurement is an `insert`. An ill-formed date, a day or a
         *     `time` alone, and dates that differ are refused (`weight_date_invalid`). The unit is in `unit`, `weight_unit` or
         *     `units`: kg, g, lb, lbs, st or jin, in any case; others, and units that differ, are refused
         *     (`weight_unit_unknown`). Another field whose name has the word date, time, timestamp, datetime, unit or units, or
         *     ends in `_at`, refuses the measurement (`device_field_unknown`). Health Auto Export: the same beside `qty`, but
         *     the date is required, and so are the `units` of the metric. Other metrics are ignored.
         *
         *     **Events.** `insert`, Health Connect Webhook and Health Auto Export: if the account has a record at that instant,
         *     with any weight, the measurement is known and changes nothing. `update`: the device's record at that instant gets
         *     the weight; without such a record it is an `insert`. `delete`: the device's record at that instant is deleted;
         *     without such a record the measurement is known. Other events, such as `test` and `clear`, change nothing.
         *     ble-scale-sync: a measurement is known if the latest record from a device is at most two minutes old and has the
         *     same weight.
         *
         *     A measurement is known, too, if the account has a record of the same minute with the same weight. What a person
         *     has corrected or deleted stays: the record is theirs then, and measurements of its former instant are known.
         *     Records that no device sent are never changed.
         *
         *     **Refusals.** Measurements are processed in the order of their dates. Each follows the rules of `recordWeights`,
         *     compared with a history that includes the measurements before it. A refused measurement does not block the others,
         *     and the answer is 200; `index` is its position in the body. Portions of 1,000 are each stored whole, so after an
         *     error the body can be sent again.
         *
         *     **People.** With `user`, measurements of other people are ignored; those that name no person are accepted. Without
         *     it, all measurements are accepted, so a program that knows several people needs it.
         *
         *     A body has at most 10,000 measurements, 110,000 names and values, and 4 MiB.
         */
        post: operations["recordDeviceWeights"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weights/{weight_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct a weight
         * @description Replaces the weight of one of the caller's records, and its date if one is given. The record keeps its id.
         *
         *     Only the last record of a calendar day counts. If the corrected record is then the last of its day, it is compared
         *     with the last record of the nearest earlier day and of the nearest later day that have records: it may differ by at
         *     most 5 kg for each day between them.
         */
        put: operations["correctWeight"];
        post?: never;
        /**
         * Delete a weight
         * @description Deletes one of the caller's records. The records before and after it are not compared with each other.
         */
        delete: operations["deleteWeight"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weights/batch-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete several weights
         * @description Deletes up to 1,000 of the caller's records at once, as `deleteWeight` does. Unknown ids and those of other
         *     accounts are left out. The answer has the ids of the deleted records in the order of the request. The body has at
         *     most 64 KiB.
         */
        post: operations["deleteWeights"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the dictionary of messages
         * @description Returns the texts of the service for a frontend: its error texts, its confirmations and the descriptions of the
         *     BMI classes, each under a stable key. Limits are filled in; parameters that belong to one request are left in
         *     braces, as in `{field}`.
         *
         *     They are in Spanish, or in English when `Accept-Language` prefers it. The service's own answers are always Spanish.
         */
        get: operations["getMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the public configuration
         * @description Returns the site key of the captcha, the limits that the service enforces on profiles and weights, and the time
         *     zone of its calendar days.
         */
        get: operations["getPublicConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/findings-manager/export-dump": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a dump of the findings tool
         * @description Streams a plain SQL dump of the findings tool's database, as a file to save. `importFindingsDump` takes it back.
         *
         *     A failure before the first byte is an error answer. A later one breaks the connection, so that a partial dump
         *     never looks complete.
         */
        get: operations["exportFindingsDump"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/findings-manager/import-dump": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a dump into the findings tool
         * @description Runs a plain SQL dump (plain-text output of `pg_dump`, in UTF-8) on the findings tool's database, in one
         *     transaction: a dump that fails changes nothing.
         *
         *     Only statements that a plain `pg_dump` needs are allowed. Backslash commands, transaction control,
         *     `COPY … PROGRAM`, server files, and changes of the role or of the server's settings are refused with 400 before
         *     they run. So are a missing or empty file, a media type other than `multipart/form-data`, and files without the
         *     header of `pg_dump`, such as other SQL, gzip or `pg_dump`'s custom format. If the database refuses the dump, or
         *     one of its statements takes longer than ten minutes, the answer is a 500 with the first line of the error.
         *
         *     A 500 also refuses the import, before a statement is read, when the role of the findings tool's database, or that
         *     of a session in it, has rights beyond it, or when its server lacks fixes of known security holes.
         *
         *     Only one import runs at a time: a second one gets a 503.
         */
        post: operations["importFindingsDump"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/findings-manager/generate-pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Generate the security report
         * @description Returns a PDF report, as a file to save: the verdict of the gate with its defaults, the open findings with severity,
         *     title, test, age and link, the progress of the tests in five parts, the findings of the last 30 days, all tests by
         *     category with status, severity and notes, the conflicts, the failed requests, the failures of the log, the accepted
         *     risks, the findings that name no test and the items outside the guide. An age over the target of its severity is
         *     marked: critical 30 days, high 60, medium 90, low 180. The report is made from the service's own state, as the last
         *     synchronisation read the findings tool, and says when that was. Findings without the tag of the checklist that name
         *     no test are not in it.
         *
         *     The report is in Spanish, or in English when `Accept-Language` prefers it. It has a language, a title, bookmarks,
         *     links, and tags for screen readers; `GET /api/wstg/items` has the same items as data.
         */
        get: operations["generateReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wstg/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the status of a WSTG item to the findings tool
         * @description Accepts the new tracker-side status of a WSTG item. 202 means that the request is stored durably; it is processed
         *     soon after. Requests for one item take effect in the order in which they were accepted.
         *
         *     The item's finding is created in the tool, or updated with the flags of the status:
         *
         *     | Status | active | verified | false_p |
         *     |---|---|---|---|
         *     | `Not Started`, `In Progress`, `Blocked` | true | false | false |
         *     | `Done` | false | true | false |
         *     | `Not Applicable`, `N/A` | false | false | true |
         *
         *     A status is compared exactly, once it is trimmed. Any other is treated like `Not Started`. `message` tells such a
         *     status, and an identifier that the guide does not know, with a known one nearby; then it is in English if
         *     `Accept-Language` prefers it. Notes that are not empty replace the finding's mitigation text.
         *     A missing body, `{}` and a body that is not a JSON object get a 400 with the text `No data provided`.
         */
        post: operations["requestWstgSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wstg/sync/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the statuses of several WSTG items to the findings tool
         * @description Accepts up to 200 statuses, each as `requestWstgSync` takes it. All accepted ones are stored together before the
         *     answer, and take effect in the order of the request.
         *
         *     The answer has a result for each entry, in the order of the request. A refused entry has a `code` and blocks no
         *     other. A malformed entry refuses the whole request, as does a request without an acceptable entry; `index` in
         *     `X-Error-Parameters` and in the text names the first such entry, counted from 0. The body has at most 1 MiB.
         */
        post: operations["syncBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wstg/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event from the findings tool
         * @description Accepts an event about a finding. 202 means that it is stored durably; soon after, the finding is read from the
         *     tool, and the tracker-side status of its WSTG item is derived from its flags:
         *
         *     | active | verified | false_p | Status |
         *     |---|---|---|---|
         *     | true | false | false | `In Progress` |
         *     | false | true | false | `Done` |
         *     | false | false | true | `Not Applicable` |
         *     | any other combination | | | `Not Started` |
         *
         *     **Authentication.** When a webhook key is configured, the key alone authenticates the call: it is read from
         *     `X-API-Key` or, when that header is absent, from the bearer value of `Authorization`. A missing or different key is
         *     a 401 with the text `Unauthorized`. If no key is configured (or only the placeholder
         *     `change_me_in_production`), an administrator's access token is required, as on the other WSTG operations.
         *
         *     **Simple deliveries** have the form `{event, finding: {id, …}}`. The finding is looked up while the caller waits,
         *     for at most 2 seconds: a finding that the tool does not know, or that has no WSTG identifier, gets a 400, and
         *     nothing is queued. If the tool does not answer in time, the event is accepted. A missing body, `{}` and a body
         *     that is not a JSON object get a 400 with the text `No data provided`. The body has at most 512 KiB.
         *
         *     **DefectDojo's own deliveries** are marked by the header `X-DefectDojo-Event`. With the right key they get a
         *     202, because DefectDojo disables a webhook permanently after a refusal. `queued` is true when the delivery names
         *     at least one finding, and false otherwise (a ping, events about other objects, a body that cannot be read). Only a
         *     body of more than 4 MiB is a 413.
         */
        post: operations["receiveWstgWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wstg/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of the synchronisation
         * @description Returns how many WSTG items are tracked, synchronised, pending and in conflict, and when the last synchronisation took place.
         */
        get: operations["getWstgStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wstg/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the dashboard of the synchronisation
         * @description Returns the state of the synchronisation, the number of items by status and by direction, and the last 10 log entries, newest first.
         */
        get: operations["getWstgDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wstg/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the items of the checklist
         * @description Returns the items with their state on both sides: the tests of the checklist (OWASP WSTG 4.2, CC BY-SA 4.0) in
         *     its order, tracked or not, so that coverage is visible; then tests that are new in the latest guide (OWASP WSTG,
         *     CC BY-SA 4.0, too), and then other identifiers, by identifier, each if it is tracked or an open finding names
         *     it. An item is tracked once a request or a finding has met it. `checkGate` and the report cover the same items.
         *
         *     The first 500 characters of the notes are sent; `getItem` has all of them. A page holds at most 4 MiB.
         */
        get: operations["listItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wstg/items/{wstg_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one item of the checklist
         * @description Returns an item with all of its notes, its latest 10 requests and its latest 20 log entries, newest first. The
         *     identifier is read like the one of `requestWstgSync`: trimmed, and without regard to case.
         */
        get: operations["getItem"];
        put?: never;
        post?: never;
        /**
         * Forget an item outside of the guide
         * @description Forgets an item that is not a test of OWASP WSTG 4.2 and that no finding names any more, such as one with a
         *     typing error. The log stays, and its ended requests for their 7 days. A later request or delivery begins the
         *     item anew. An item that no request has ever set is forgotten by the periodic run that finds no finding of it.
         */
        delete: operations["forgetItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wstg/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accepted requests
         * @description Returns the requests accepted by `requestWstgSync` and `receiveWstgWebhook`, newest first. Requests are kept for 7
         *     days after they end, failed ones for 90.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wstg/requests/{request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one request
         * @description Returns a request and its result. The `Location` header in a 202 of `requestWstgSync` or `receiveWstgWebhook`
         *     points here. Requests are kept for 7 days after they end, failed ones for 90.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wstg/requests/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry failed requests
         * @description Queues failed requests again, as if they had just been accepted: those with the given ids or, without
         *     `request_ids`, all of them, at most 10,000, the oldest first. Unknown ids and requests that have not failed are
         *     left out. So are requests that another account sent, unless the caller has the role `admin`. The body has at most
         *     64 KiB.
         */
        post: operations["retryRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wstg/requests/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss failed requests
         * @description Stops retrying failed requests and no longer reports them: those with the given ids or, without `request_ids`, all
         *     of them, at most 10,000, the oldest first. Their items follow the tool again. Unknown ids and requests that have
         *     not failed are left out. So are requests that another account sent, unless the caller has the role `admin`. The
         *     body has at most 64 KiB.
         */
        post: operations["dismissRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wstg/gate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Decide whether the checklist passes
         * @description Tells whether the checklist, or a category of it, is finished, and the items that keep it from passing. It
         *     covers the items of `listItems` in their order, and then, each by itself, the open findings that belong to the
         *     checklist and name no item: with the tag `WSTG` or a title that begins with it. The answer is a 200 whether it passes or not: `jq -e .passed` decides in a script. The checklist does not pass while the last
         *     successful periodic run is older than `max_age`, or while a delivery whose item is not known waits or has failed,
         *     until a run that began after its acceptance succeeds or `dismissRequests` ends it.
         *
         *     An item with an open finding does not pass, whatever its status, unless all of its open findings are of the
         *     severity `allow` or less. A finding that names no item belongs to each category, unless its title names others.
         *
         *     Unlike other operations it refuses query parameters that it does not know: without a misspelt one the checklist
         *     might pass.
         */
        get: operations["checkGate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wstg/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the log of the synchronisation
         * @description Returns the entries of the log, newest first. The latest 1,000 entries are kept.
         */
        get: operations["listLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wstg/synchronise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of the periodic run
         * @description Returns when the periodic run takes place, how the last one ended, when the webhook last delivered, and the numbers of open requests.
         */
        get: operations["getSynchronisation"];
        put?: never;
        /**
         * Start the periodic run now
         * @description Makes the periodic run due. It starts within 5 seconds if a worker is running; if a run is already in progress, one
         *     more follows. Repeated calls count as one. `getSynchronisation` shows the result.
         *
         *     The tool hides a finding and deletes it with the same answer, so a run keeps findings that it is not shown along
         *     with their tests and products, and warns. `hidden_is_gone` declares gone what the last warning has counted, and no
         *     more. It asks for the role `admin` and is audited.
         */
        post: operations["synchroniseNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An integer, even one beyond the range of ids. */
        PathId: number;
        /**
         * @description The role of an account.
         * @example user
         * @enum {string}
         */
        Role: "admin" | "user";
        /**
         * @description A username, normalised (Unicode NFKC, trimmed, lower case).
         * @example ana.garcia
         */
        Username: string;
        /**
         * Format: password
         * @description A password to set. Any Unicode characters, used exactly as sent.
         * @example tres tristes tigres en Lugo
         */
        NewPassword: string;
        /**
         * @description A tracker-side status.
         * @example Done
         */
        WstgStatus: "Not Started" | "In Progress" | "Blocked" | "Done" | "Not Applicable" | (string & {});
        /** @description The credentials of a new account. Unknown properties are ignored. */
        RegisterRequest: {
            /**
             * @description Normalised first (Unicode NFKC, trimmed, lower case); must then match `^[a-z0-9._@+-]{3,64}$`. The bounds here
             *     are those of the text as sent; the pattern excludes the ASCII signs that no name may contain. A text of more
             *     than 256 UTF-16 code units is ill-formed.
             * @example ana.garcia
             */
            username: string;
            password: components["schemas"]["NewPassword"];
            /**
             * @description The token of the captcha for the action `register`. Required when a captcha is configured, ignored otherwise.
             * @example 03AFcWeA5-example-token
             */
            captcha_token?: string | undefined;
            invitation?: components["schemas"]["GivenCode"] | undefined;
        };
        /** @description The credentials of an account. Unknown properties are ignored. */
        LoginRequest: {
            /**
             * @description Normalised as at registration; a text of more than 256 UTF-16 code units is ill-formed. A name that is
             *     ill-formed, too short or too long gets the same 401 as an unknown one. The bound given here is that of the
             *     body.
             * @example ana.garcia
             */
            username: string;
            /**
             * Format: password
             * @description Used exactly as sent. Any wrong password is a 401. The bound given here is that of the body.
             * @example tres tristes tigres en Lugo
             */
            password: string;
            /**
             * @description The token of the captcha for the action `login`. Required when a captcha is configured, ignored otherwise.
             * @example 03AFcWeA5-example-token
             */
            captcha_token?: string | undefined;
        };
        /** @description The current and the new password. Unknown properties are ignored. */
        PasswordChangeRequest: {
            /**
             * Format: password
             * @description Used exactly as sent. Any wrong password is a 400. The bound given here is that of the body.
             * @example tres tristes tigres en Lugo
             */
            current_password: string;
            new_password: components["schemas"]["NewPassword"];
        };
        /** @description The code of a link, and the new password. Unknown properties are ignored. */
        PasswordResetRequest: {
            code: components["schemas"]["GivenCode"];
            new_password: components["schemas"]["NewPassword"];
        };
        /**
         * @description The code of a link from an administrator. Any text that is none is refused with `code_invalid`.
         * @example 0123456789abcdefghijklmnopqrstuvwxyzABCDEFG
         */
        GivenCode: string;
        /**
         * @description The code of a link, which is shown only this once.
         * @example 0123456789abcdefghijklmnopqrstuvwxyzABCDEFG
         */
        LinkCode: string;
        /** @description The code that was created. */
        CreatedPasswordLink: {
            code: components["schemas"]["LinkCode"];
            expires_at: components["schemas"]["Moment"];
        };
        /**
         * Format: int32
         * @description The id of an invitation.
         * @example 1
         */
        InvitationId: number;
        /**
         * @description An invitation to create. Without `checklist_access` the account that registers with it has none. Unknown properties
         *     are ignored.
         */
        InvitationRequest: {
            /**
             * Format: password
             * @description Used exactly as sent. Any wrong password is a 400. The bound given here is that of the body.
             * @example tres tristes tigres en Lugo
             */
            password: string;
            checklist_access?: components["schemas"]["ChecklistAccess"] | undefined;
            /**
             * Format: int32
             * @description The number of days after which the invitation expires.
             * @default 7
             * @example 7
             */
            expires_in_days?: number | undefined;
        };
        /** @description The invitation that was created. */
        CreatedInvitation: {
            invitation_id: components["schemas"]["InvitationId"];
            code: components["schemas"]["LinkCode"];
            expires_at: components["schemas"]["Moment"];
        };
        /** @description An invitation that is neither used nor expired. */
        Invitation: {
            invitation_id: components["schemas"]["InvitationId"];
            checklist_access: components["schemas"]["ChecklistAccess"];
            /**
             * @description The username of the administrator who created the link; null once that account is gone.
             * @example ana.garcia
             */
            created_by: string | null;
            created_at: components["schemas"]["Moment"];
            expires_at: components["schemas"]["Moment"];
        };
        /** @description The invitations. */
        InvitationsResponse: {
            /** @description The invitations, newest first. */
            invitations: components["schemas"]["Invitation"][];
        };
        /** @description The current password. Unknown properties are ignored. */
        PasswordConfirmation: {
            /**
             * Format: password
             * @description Used exactly as sent. Any wrong password is a 400. The bound given here is that of the body.
             * @example tres tristes tigres en Lugo
             */
            password: string;
        };
        /** @description An account. */
        AccountItem: {
            /**
             * Format: int64
             * @description Id of the account.
             * @example 1
             */
            user_id: number;
            username: components["schemas"]["Username"];
            role: components["schemas"]["Role"];
            created_at: components["schemas"]["Moment"];
        };
        /** @description An account, as administrators see it. */
        ListedAccount: {
            /**
             * Format: int64
             * @description Id of the account.
             * @example 1
             */
            user_id: number;
            username: components["schemas"]["Username"];
            role: components["schemas"]["Role"];
            created_at: components["schemas"]["Moment"];
            checklist_access: components["schemas"]["ChecklistAccess"];
        };
        /** @description Everything that the service knows about the caller. */
        OwnData: {
            account: components["schemas"]["AccountItem"];
            /** @description The profile; null if none has been saved yet. */
            profile: components["schemas"]["Profile"] | null;
            settings: components["schemas"]["Settings"];
            /** @description All weights, newest first. */
            weights: components["schemas"]["WeightItem"][];
        };
        /** @description A page of accounts. */
        UsersResponse: {
            /** @description The accounts of the page. */
            users: components["schemas"]["ListedAccount"][];
            next_after: components["schemas"]["NextAfter"];
        };
        /**
         * @description A permission of a caller. Every account has both permissions for weights. Administrators also have those for the
         *     checklist; other accounts have those that an administrator has granted.
         * @example weights:read
         * @enum {string}
         */
        Permission: "weights:read" | "weights:write" | "checklist:read" | "checklist:write";
        /**
         * @description The access to the checklist of an account that is not an administrator. `write` includes `read`.
         * @example none
         * @enum {string}
         */
        ChecklistAccess: "none" | "read" | "write";
        /** @description The access to grant. Unknown properties are ignored. */
        ChecklistAccessRequest: {
            access: components["schemas"]["ChecklistAccess"];
        };
        /** @description A key to create. Unknown properties are ignored. */
        KeyRequest: {
            /**
             * @description A name by which the caller recognises the key: 1 to 60 characters once normalised (Unicode NFC, trimmed),
             *     without control characters. It need not be unique.
             * @example Báscula del baño
             */
            name: string;
            /** @description The permissions of the key. */
            permissions: components["schemas"]["Permission"][];
            /**
             * Format: int32
             * @description The number of days after which the key expires.
             * @default 90
             * @example 90
             */
            expires_in_days?: number | undefined;
            /**
             * Format: password
             * @description The current password. Used exactly as sent.
             * @example tres tristes tigres en Lugo
             */
            password: string;
        };
        /** @description The key that was created. */
        CreatedKey: {
            key_id: components["schemas"]["KeyId"];
            name: components["schemas"]["KeyName"];
            permissions: components["schemas"]["Permissions"];
            created_at: components["schemas"]["Moment"];
            expires_at: components["schemas"]["Moment"];
            /**
             * @description The key, which is shown only this once.
             * @example wbr_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG
             */
            key: string;
        };
        /**
         * Format: int32
         * @description The id of a key.
         * @example 1
         */
        KeyId: number;
        /**
         * @description The name of a key.
         * @example Báscula del baño
         */
        KeyName: string;
        /** @description Permissions, each once. */
        Permissions: components["schemas"]["Permission"][];
        /**
         * Format: date-time
         * @description An instant.
         * @example 2026-01-31T07:05:09.123Z
         */
        Moment: string;
        /** @description A valid key. */
        Key: {
            key_id: components["schemas"]["KeyId"];
            name: components["schemas"]["KeyName"];
            permissions: components["schemas"]["Permissions"];
            created_at: components["schemas"]["Moment"];
            expires_at: components["schemas"]["Moment"];
            /**
             * Format: date-time
             * @description The hour, in UTC, of the latest call with the key; null before the first call.
             * @example 2026-01-31T07:00:00.000Z
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When a measurement from a device was last refused; null if none was.
             * @example null
             */
            last_refused_at: string | null;
            /**
             * @description The code of that refusal.
             * @example weight_change_too_large
             */
            last_refused_code: string | null;
        };
        /** @description The valid keys of the caller. */
        KeysResponse: {
            /** @description The keys, newest first. */
            keys: components["schemas"]["Key"][];
        };
        /** @description The permissions of the caller. */
        PermissionsResponse: {
            username: components["schemas"]["Username"];
            permissions: components["schemas"]["Permissions"];
            /**
             * Format: date-time
             * @description When the key expires; null for an access token.
             * @example null
             */
            expires_at: string | null;
            /** @description The latest use of a password link of the account, for 90 days; otherwise, and for a key, null. */
            password_reset: components["schemas"]["PasswordReset"] | null;
        };
        /** @description The use of a password link. */
        PasswordReset: {
            at: components["schemas"]["Moment"];
            /**
             * @description The username of the administrator who created the link; null once that account is gone.
             * @example ana.garcia
             */
            by: string | null;
        };
        /** @description The role to give. Unknown properties are ignored. */
        RoleUpdateRequest: {
            role: components["schemas"]["Role"];
        };
        /** @description A profile to save. Unknown properties are ignored. */
        ProfileRequest: {
            /**
             * @description Given name. 1 to 100 characters once normalised (Unicode NFC, trimmed, inner white space collapsed): letters
             *     and marks, spaces, hyphens, apostrophes and full stops. The bounds here are those of the text as sent; the
             *     pattern excludes the ASCII digits and signs that no name may contain.
             * @example Ana
             */
            nombre: string;
            /**
             * @description Surnames. 1 to 100 characters once normalised (Unicode NFC, trimmed, inner white space collapsed): letters and
             *     marks, spaces, hyphens, apostrophes and full stops. The bounds here are those of the text as sent; the pattern
             *     excludes the ASCII digits and signs that no name may contain.
             * @example García O'Brien
             */
            apellidos: string;
            /**
             * Format: date
             * @description Birth date, a real calendar date from 1900-01-01 to today.
             * @example 1990-05-17
             */
            fecha_nacimiento: string;
            /**
             * Format: float
             * @description Height in metres.
             * @example 1.68
             */
            talla_m: number;
        };
        /** @description The settings to change. Unknown properties are ignored. */
        SettingsRequest: {
            /**
             * @description The IANA time zone of the caller's calendar days, with the case of its name; null for `time_zone` of
             *     `getPublicConfig`. Old and new names of a zone are taken, such as `Asia/Calcutta` and `Asia/Kolkata`. The one
             *     that the database knows is stored.
             * @example America/Lima
             */
            time_zone?: (string | null) | undefined;
            /**
             * @description The unit in which a client shows and takes weights; null if none is chosen.
             * @example lb
             * @enum {string|null}
             */
            unit?: ("kg" | "lb" | "st" | null) | undefined;
            /**
             * Format: float
             * @description The weight in kilograms that the caller wants to reach; null without a goal.
             * @example 62
             */
            goal_kg?: (number | null) | undefined;
        };
        /** @description The settings of a person. */
        Settings: {
            /**
             * @description The IANA time zone of the caller's calendar days; null for `time_zone` of `getPublicConfig`.
             * @example America/Lima
             */
            time_zone: string | null;
            /**
             * @description The unit in which a client shows and takes weights; null if none is chosen.
             * @example lb
             * @enum {string|null}
             */
            unit: "kg" | "lb" | "st" | null;
            /**
             * Format: float
             * @description The weight in kilograms that the caller wants to reach; null without a goal.
             * @example 62
             */
            goal_kg: number | null;
        };
        /** @description A weight to record. Unknown properties are ignored. */
        WeightRequest: {
            /**
             * Format: float
             * @description Weight in kilograms.
             * @example 63.5
             */
            peso_kg: number;
        };
        /** @description A corrected weight. Without a date the record keeps its own. Unknown properties are ignored. */
        WeightCorrection: {
            /**
             * Format: float
             * @description Weight in kilograms.
             * @example 63.5
             */
            peso_kg: number;
            /**
             * @description When the weight was measured: an ISO 8601 date and time with a zone, truncated to milliseconds, or a calendar
             *     day `YYYY-MM-DD`, which stands for its first instant in the caller's time zone. Not before 1900-01-01 or the
             *     caller's birth date, and at most one minute in the future.
             * @example 2026-01-31T08:05:09+01:00
             * @example 2026-01-31
             */
            fecha_registro?: string | undefined;
        };
        /** @description A weight with its date. Unknown properties are ignored. */
        DatedWeight: {
            /**
             * Format: float
             * @description Weight in kilograms.
             * @example 63.5
             */
            peso_kg: number;
            /**
             * @description When the weight was measured: an ISO 8601 date and time with a zone, truncated to milliseconds, or a calendar
             *     day `YYYY-MM-DD`, which stands for its first instant in the caller's time zone. Not before 1900-01-01 or the
             *     caller's birth date, and at most one minute in the future.
             * @example 2026-01-31T08:05:09+01:00
             * @example 2026-01-31
             */
            fecha_registro: string;
        };
        /** @description Weights to record or to check. Unknown properties are ignored. */
        WeightBatch: {
            /**
             * @description If true, nothing is stored, and the answer says what would happen to each entry.
             * @default false
             * @example true
             */
            check?: boolean | undefined;
            /** @description The weights. */
            weights: components["schemas"]["DatedWeight"][];
        };
        /** @description Records of weights. Unknown properties are ignored. */
        WeightIds: {
            /**
             * @description Ids of records, each once.
             * @example [
             *       12,
             *       13
             *     ]
             */
            weight_ids: number[];
        };
        /** @description An upload. Other parts are ignored. */
        ImportDumpRequest: {
            /**
             * Format: binary
             * @description The dump, plain SQL text in UTF-8 as written by `pg_dump`. At most 1 GiB by default.
             * @example --
             *     -- PostgreSQL database dump
             *     --
             *
             *     SET statement_timeout = 0;
             *
             *     --
             *     -- PostgreSQL database dump complete
             *     --
             */
            file: Blob;
        };
        /** @description A declaration about findings that are not shown. Unknown properties are ignored. */
        SynchroniseRequest: {
            /**
             * @description Whether the findings that the last warning has counted are gone. Only for the role `admin`.
             * @default false
             * @example true
             */
            hidden_is_gone?: boolean | undefined;
        };
        /** @description The new tracker-side status of a WSTG item. Unknown properties are ignored. */
        WstgSyncRequest: {
            /**
             * @description Identifier of the item. 1 to 100 characters once trimmed; the bounds here are those of the text as sent. A
             *     single word of letters, digits, `-`, `.` and `_` is an identifier. Another text that holds exactly one
             *     identifier `WSTG-<word>-<digits>` means that one, such as `WSTG-IDNT-01: Test Role Definitions`; one that
             *     holds several is refused with `wstg_id_ambiguous`.
             *
             *     Identifiers of OWASP WSTG give a new finding its title, description and severity; others get a general title
             *     and the severity Medium. `message` tells an identifier of the guide's form that the guide does not know.
             * @example WSTG-ATHN-01
             */
            wstg_id: string;
            /**
             * @description `Not Started`, `In Progress`, `Blocked`, `Done`, `Not Applicable` or its label `N/A`. Any other value is
             *     treated like `Not Started`.
             */
            status: components["schemas"]["WstgStatus"];
            /**
             * @description Notes on the item. When not empty, they replace the finding's mitigation text. The bound given here is that of
             *     the body.
             * @example Todas las credenciales viajan por TLS.
             */
            notes?: string | undefined;
            /**
             * @description When the status changed: an ISO 8601 date and time with a zone, in the extended or the basic form. The default
             *     is the time of processing.
             * @example 2026-01-31T08:05:09+01:00
             */
            timestamp?: string | undefined;
            /**
             * @description The person who changed the status.
             * @example ana.garcia
             */
            user?: string | undefined;
        };
        /** @description New tracker-side statuses of WSTG items. Unknown properties are ignored. */
        WstgSyncBatch: {
            /** @description The statuses. Several of one item take effect in their order. */
            items: components["schemas"]["WstgSyncRequest"][];
        };
        /** @description The body that a scale's program sends. Each measurement is checked separately. */
        DeviceBody: {
            [key: string]: unknown;
        };
        /**
         * @description An event from the findings tool: in the simple form, of which only `event` and the finding's `id` are read, or in
         *     DefectDojo's own. The content of the latter depends on the kind that the header `X-DefectDojo-Event` names and on
         *     DefectDojo's version; findings are recognised wherever it names them, and no field is required.
         * @example {
         *       "description": "Test webhook notification",
         *       "title": "",
         *       "user": null
         *     }
         */
        WstgWebhookRequest: {
            /**
             * @description The event kind: `finding_created`, `finding_updated` (the default), `finding_verified` or
             *     `finding_mitigated`. It is stored with the item's state; all kinds are processed alike.
             * @default finding_updated
             * @example finding_verified
             */
            event?: string | undefined;
            /**
             * @description The finding that the event is about. Its `id`, an integer or a string of digits, is required in the simple
             *     form. `title`, `active`, `verified` and `tags` are not read: the finding is read from the tool.
             * @example {
             *       "id": 11,
             *       "title": "WSTG-ATHN-01: Testing for Credentials Transported over an Encrypted Channel",
             *       "active": false,
             *       "verified": true,
             *       "tags": [
             *         "wstg",
             *         "wstg-athn-01"
             *       ]
             *     }
             * @example {
             *       "id": "11"
             *     }
             */
            finding?: unknown | undefined;
        } & {
            [key: string]: unknown;
        };
        /** @description The account and its new access token. */
        AuthResponse: {
            /**
             * Format: int64
             * @description Id of the account.
             * @example 1
             */
            user_id: number;
            username: components["schemas"]["Username"];
            role: components["schemas"]["Role"];
            /**
             * @description The access token, a JWT valid for 15 minutes. Keep it in memory only.
             * @example eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl
             */
            access_token: string;
        };
        /** @description The caller's account. */
        MeResponse: {
            /**
             * Format: int64
             * @description Id of the account.
             * @example 1
             */
            user_id: number;
            username: components["schemas"]["Username"];
            role: components["schemas"]["Role"];
        };
        /** @description The account and its new role. */
        RoleUpdateResponse: {
            /**
             * @description Confirmation, in the form `Rol de '<username>' actualizado a '<role>'`.
             * @example Rol de 'luis.perez' actualizado a 'admin'
             */
            message: string;
            /**
             * Format: int64
             * @description Id of the account.
             * @example 2
             */
            user_id: number;
            role: components["schemas"]["Role"];
        };
        /** @description A confirmation. */
        MessageResponse: {
            /**
             * @description A text in Spanish for people.
             * @example Perfil guardado
             */
            message: string;
        };
        /** @description An error. */
        ErrorResponse: {
            /**
             * @description A text in Spanish for people.
             * @example Autenticación requerida
             */
            error: string;
        };
        /** @description A profile. */
        Profile: {
            /**
             * @description Given name.
             * @example Ana
             */
            nombre: string;
            /**
             * @description Surnames.
             * @example García O'Brien
             */
            apellidos: string;
            /**
             * Format: date
             * @description Birth date.
             * @example 1990-05-17
             */
            fecha_nacimiento: string;
            /**
             * Format: float
             * @description Height in metres.
             * @example 1.68
             */
            talla_m: number;
        };
        /** @description A recorded weight. */
        WeightItem: {
            /**
             * Format: int64
             * @description Id of the record.
             * @example 12
             */
            id: number;
            /**
             * Format: float
             * @description Weight in kilograms.
             * @example 63.5
             */
            peso_kg: number;
            /**
             * Format: date-time
             * @description When the weight was recorded, ISO 8601 in UTC with milliseconds.
             * @example 2026-01-31T07:05:09.123Z
             */
            fecha_registro: string;
        };
        /** @description The recorded weights or, with `check`, what would happen to them. */
        WeightBatchResponse: components["schemas"]["RecordedWeights"] | components["schemas"]["CheckedWeights"];
        /** @description What happened to the weights of a request. */
        RecordedWeights: {
            /**
             * Format: int32
             * @description The number of new weights.
             * @example 2
             */
            recorded: number;
            /**
             * Format: int32
             * @description The number of weights that were already recorded.
             * @example 0
             */
            known: number;
            /** @description The records in the order of the request. */
            weights: components["schemas"]["WeightItem"][];
        };
        /** @description The records that a request has deleted. */
        DeletedWeights: {
            /**
             * @description Their ids in the order of the request.
             * @example [
             *       12
             *     ]
             */
            deleted: number[];
        };
        /** @description What would happen to the weights of a request. */
        CheckedWeights: {
            /** @description The results in the order of the request. */
            results: components["schemas"]["CheckedWeight"][];
        };
        /** @description What would happen to a weight. */
        CheckedWeight: {
            /**
             * Format: int32
             * @description The position of the entry in the request, counted from 0.
             * @example 0
             */
            index: number;
            /**
             * @description Whether the weight would be stored, is already recorded, or is refused.
             * @example new
             * @enum {string}
             */
            outcome: "new" | "known" | "refused";
            /**
             * @description The key of the error text in `getMessages`; null unless the entry is refused.
             * @example weight_out_of_range
             * @example null
             */
            code: string | null;
        };
        /** @description What happened to the measurements of a body. Each is counted once. */
        DeviceWeightsResponse: {
            /**
             * Format: int32
             * @description The number of measurements stored as new records.
             * @example 1
             */
            recorded: number;
            /**
             * Format: int32
             * @description The number of measurements that change nothing.
             * @example 0
             */
            known: number;
            /**
             * Format: int32
             * @description The number of device records that have a new weight.
             * @example 0
             */
            changed: number;
            /**
             * Format: int32
             * @description The number of measurements that have deleted a device record.
             * @example 0
             */
            deleted: number;
            /**
             * Format: int32
             * @description The number of measurements of people other than `user`.
             * @example 0
             */
            ignored: number;
            /** @description The refused measurements in the order of the body. */
            refused: components["schemas"]["RefusedMeasurement"][];
        };
        /** @description A refused measurement. */
        RefusedMeasurement: {
            /**
             * Format: int32
             * @description The position of the measurement in the body, counted from 0.
             * @example 1
             */
            index: number;
            /**
             * @description The key of the error text in `getMessages`.
             * @example weight_change_too_large
             */
            code: string;
        };
        /** @description The whole weight history. */
        WeightsResponse: {
            /** @description All weights, newest first. */
            weights: components["schemas"]["WeightItem"][];
        };
        /** @description The latest weights, in the shape of the whole history. */
        RecentWeightsResponse: {
            /** @description The latest 5 weights, newest first. */
            weights: components["schemas"]["WeightItem"][];
        };
        /** @description A BMI. */
        ImcResponse: {
            /**
             * Format: float
             * @description The BMI in kg/m², rounded half up to 2 decimals.
             * @example 22.5
             */
            imc: number;
            /**
             * @description The class in Spanish, one of the `bmi_descriptions` of `getMessages`.
             * @example Peso insuficiente
             * @example Peso normal
             * @example Sobrepeso
             * @example Obesidad de grado I
             * @example Obesidad de grado II
             * @example Obesidad de grado III
             * @example Para menores de 18 años no se aplican las categorías de IMC de los adultos
             */
            description: string;
        };
        /** @description Weight statistics. */
        StatsResponse: {
            /**
             * Format: int32
             * @description The number of recorded weights.
             * @example 3
             */
            num_pesajes: number;
            /**
             * Format: float
             * @description The highest weight in kilograms; 0 without weights.
             * @example 64.2
             */
            peso_max: number;
            /**
             * Format: float
             * @description The lowest weight in kilograms; 0 without weights.
             * @example 63.5
             */
            peso_min: number;
        };
        /** @description The texts of the service, each under a stable key. */
        MessagesResponse: {
            /**
             * @description Error texts.
             * @example {
             *       "token_expired": "Token expirado"
             *     }
             */
            errors: Record<"authentication_required" | "token_expired" | "webhook_unauthorized" | "forbidden" | "invalid_credentials" | "username_invalid" | "username_taken" | "password_too_short" | "password_too_long" | "password_breached" | "password_check_unavailable" | "captcha_failed" | "registration_closed" | "current_password_wrong" | "password_unchanged" | "user_not_found" | "permission_missing" | "permission_not_held" | "too_many_keys" | "key_not_found" | "code_invalid" | "too_many_invitations" | "invitation_not_found" | "own_account" | "category_unknown" | "parameter_unknown" | "item_not_found" | "item_of_the_guide" | "item_has_finding" | "item_has_request" | "request_not_found" | "last_admin" | "too_many_attempts" | "busy" | "name_invalid" | "birth_date_invalid" | "height_out_of_range" | "weight_out_of_range" | "time_zone_unknown" | "weight_change_too_large" | "weight_change_too_large_one_day" | "weight_change_too_large_same_day" | "weight_change_too_large_later" | "weight_change_too_large_later_one_day" | "weight_date_invalid" | "weight_not_found" | "too_many_weights" | "device_body_unknown" | "weight_unit_unknown" | "device_field_unknown" | "at_index" | "profile_not_found" | "bmi_without_profile" | "bmi_without_weight" | "invalid_field" | "reason_string" | "reason_number" | "reason_integer" | "reason_boolean" | "reason_object" | "reason_array" | "reason_enum" | "reason_minimum" | "reason_maximum" | "reason_min_length" | "reason_max_length" | "reason_min_items" | "reason_max_items" | "reason_form" | "missing_field" | "invalid_request" | "malformed_json" | "invalid_text" | "body_required" | "no_data" | "route_not_found" | "method_not_allowed" | "body_too_large" | "headers_too_large" | "unsupported_media_type" | "request_timeout" | "service_unavailable" | "outcome_unknown" | "internal_error" | "unreachable" | "timeout" | "gateway" | "report_failed" | "report_too_large" | "dump_not_plain" | "dump_empty" | "dump_incomplete" | "dump_of_service" | "dump_refused" | "dump_statement_too_long" | "file_too_large" | "import_failed" | "import_too_large" | "import_running" | "import_blocked" | "import_stalled" | "dumps_not_configured" | "dumps_own_database" | "import_role_powerful" | "import_role_owns_databases" | "import_session_powerful" | "import_server_outdated" | "export_busy" | "export_blocked" | "export_failed" | "pg_dump_missing" | "pg_dump_too_old" | "multipart_expected" | "wstg_id_invalid" | "wstg_id_ambiguous" | "timestamp_invalid" | "finding_unknown" | "finding_without_wstg_id", string>;
            /**
             * @description Confirmations.
             * @example {
             *       "profile_saved": "Perfil guardado"
             *     }
             */
            texts: Record<"logged_out" | "sessions_ended" | "account_deleted" | "invitation_deleted" | "key_deleted" | "checklist_access_updated" | "role_updated" | "profile_saved" | "weight_recorded" | "weight_deleted" | "dump_imported" | "sync_queued" | "hint_not_in_guide" | "hint_near" | "hint_status" | "hint_status_near" | "item_forgotten" | "run_requested" | "webhook_queued" | "webhook_nothing_to_do", string>;
            /**
             * @description Descriptions of the BMI classes.
             * @example {
             *       "normal": "Peso normal"
             *     }
             */
            bmi_descriptions: Record<"underweight" | "normal" | "overweight" | "obese_class_i" | "obese_class_ii" | "obese_class_iii" | "minor", string>;
        };
        /** @description The public configuration. The service sends every field. */
        ConfigResponse: {
            /**
             * @description Public site key of the captcha; empty when no captcha is configured.
             * @example
             */
            captcha_site_key?: string;
            validation_limits?: components["schemas"]["ValidationLimits"];
            /**
             * @description The IANA time zone of calendar days (`APP_TIMEZONE`), unless the caller has chosen another (`getSettings`).
             *     A client that shows a record in this zone shows the day that was recorded.
             * @example Europe/Madrid
             */
            time_zone?: string;
        };
        /** @description The limits for profiles and weights. */
        ValidationLimits: {
            /**
             * @description Lowest height in metres.
             * @example 0.4
             */
            height_min?: number;
            /**
             * @description Greatest height in metres.
             * @example 2.72
             */
            height_max?: number;
            /**
             * @description Lowest weight in kilograms.
             * @example 2
             */
            weight_min?: number;
            /**
             * @description Greatest weight in kilograms.
             * @example 650
             */
            weight_max?: number;
            /**
             * Format: date
             * @description Earliest birth date. The latest is today.
             * @example 1900-01-01
             */
            birth_date_min?: string;
            /**
             * @description The largest change of a weight per day, in kilograms.
             * @example 5
             */
            weight_variation_per_day?: number;
            /**
             * Format: int32
             * @description Smallest number of characters in a name.
             * @example 1
             */
            name_min_length?: number;
            /**
             * Format: int32
             * @description Largest number of characters in a name.
             * @example 100
             */
            name_max_length?: number;
        };
        /** @description The outcome of an import. */
        ImportDumpResponse: {
            /**
             * @description A text in Spanish for people.
             * @example Volcado importado
             */
            message: string;
            /**
             * @description Whether the dump was imported.
             * @example true
             */
            success: boolean;
        };
        /** @description The receipt of a request that is processed later. */
        QueuedResponse: {
            /**
             * @description Whether the request was accepted.
             * @example true
             */
            success: boolean;
            /**
             * @description A text in Spanish for people.
             * @example Sincronización aceptada y en cola
             */
            message: string;
            /**
             * @description Whether there is something to process; it is stored and waits for its turn.
             * @example true
             */
            queued: boolean;
        };
        /** @description The results of the entries. */
        WstgSyncResults: {
            /** @description A result for each entry, in the order of the request. */
            results: components["schemas"]["WstgSyncResult"][];
        };
        /** @description Whether an entry is accepted. */
        WstgSyncResult: {
            /**
             * Format: int32
             * @description The position of the entry in the request, counted from 0.
             * @example 0
             */
            index: number;
            /**
             * Format: int64
             * @description Id of the stored request; null if the entry is refused.
             * @example 42
             * @example null
             */
            request_id: number | null;
            /**
             * @description The key of the error text in `getMessages`; null unless the entry is refused.
             * @example wstg_id_ambiguous
             * @example null
             */
            code: string | null;
            /**
             * @description An identifier or a status of an accepted entry that is not known, with a known one nearby; in English if
             *     `Accept-Language` prefers it.
             * @example WSTG-AUTHN-6 no está en la guía: ¿quizá WSTG-ATHN-06?
             * @example null
             */
            hint: string | null;
        };
        /** @description The state of the synchronisation. */
        WstgStatusResponse: {
            /**
             * Format: date-time
             * @description Timestamp of the latest entry of the synchronisation log; the current time when there is none.
             * @example 2026-01-31T07:05:09.123Z
             */
            last_sync: string;
            /**
             * Format: int32
             * @description The number of tracked WSTG items.
             * @example 97
             */
            total_items: number;
            /**
             * Format: int32
             * @description The number of tracked items that have been synchronised.
             * @example 96
             */
            synced_items: number;
            /**
             * Format: int32
             * @description The number of tracked items that have not been synchronised yet.
             * @example 1
             */
            pending_items: number;
            /**
             * Format: int32
             * @description The number of tracked items that are `Done` but not `verified` in the tool, or `In Progress` but not `active`
             *     in the tool.
             * @example 0
             */
            conflicts: number;
        };
        /**
         * @description The direction of a synchronisation, `tracker->dd` to the findings tool and `dd->tracker` from it.
         * @example tracker->dd
         * @enum {string}
         */
        SyncDirection: "tracker->dd" | "dd->tracker";
        /** @description An entry of the synchronisation log. */
        SyncLogEntry: {
            /**
             * Format: date-time
             * @description When the synchronisation took place.
             * @example 2026-01-31T07:05:09.123Z
             */
            timestamp: string;
            /**
             * @description Identifier of the WSTG item.
             * @example WSTG-ATHN-01
             */
            wstg_id: string;
            direction: components["schemas"]["SyncDirection"];
            /**
             * @description The item's previous tracker-side status; null for its first entry.
             * @example In Progress
             */
            old_status: string | null;
            /**
             * @description The item's new tracker-side status.
             * @example Done
             */
            new_status: string;
            /**
             * @description Whether the synchronisation succeeded.
             * @example true
             */
            success: boolean;
            /**
             * @description Why the synchronisation failed; empty when it succeeded.
             * @example
             */
            error_message: string;
        };
        /** @description An entry of the synchronisation log, and the account of its request. */
        LogEntry: {
            /**
             * Format: date-time
             * @description When the synchronisation took place.
             * @example 2026-01-31T07:05:09.123Z
             */
            timestamp: string;
            /**
             * @description Identifier of the WSTG item.
             * @example WSTG-ATHN-01
             */
            wstg_id: string;
            direction: components["schemas"]["SyncDirection"];
            /**
             * @description The item's previous tracker-side status; null for its first entry.
             * @example In Progress
             */
            old_status: string | null;
            /**
             * @description The item's new tracker-side status.
             * @example Done
             */
            new_status: string;
            /**
             * @description Whether the synchronisation succeeded.
             * @example true
             */
            success: boolean;
            /**
             * @description Why the synchronisation failed; empty when it succeeded.
             * @example
             */
            error_message: string;
            /**
             * @description The user name of the account that sent the status. Null for what was read from the tool, and for an account
             *     that is gone.
             * @example ana.garcia
             */
            account: string | null;
        };
        /**
         * @description A tracker-side status.
         * @example Done
         * @enum {string}
         */
        TrackerStatus: "Not Started" | "In Progress" | "Blocked" | "Done" | "Not Applicable";
        /**
         * @description `issues`: the item has an open finding, whatever its status. `untested`: not started, not tracked, or set before
         *     `since`. `in_progress`: in progress or blocked. `passed`: done. `not_applicable`: as its status.
         * @example passed
         * @enum {string}
         */
        WstgOutcome: "issues" | "untested" | "not_applicable" | "passed" | "in_progress";
        /**
         * @description The severity of a finding. Any other severity in the tool counts as `critical`.
         * @example high
         * @enum {string}
         */
        FindingSeverity: "critical" | "high" | "medium" | "low" | "info";
        /**
         * @description `open`: active in the tool, or a duplicate whose original is open or cannot be read. `duplicate`,
         *     `false_positive`, `out_of_scope`, `risk_accepted`: the first of these flags that is set. `closed`: none of them.
         *     `closed_by_status`: somebody else made the finding, and a status that was written to it ended it; it counts as
         *     open until its flags change in the tool.
         * @example open
         * @enum {string}
         */
        FindingState: "open" | "duplicate" | "false_positive" | "out_of_scope" | "risk_accepted" | "closed" | "closed_by_status";
        /**
         * @description The number of open findings that name the item, by severity. `closed_by_status` counts as open. The finding that
         *     the service made for the item does not count.
         */
        OpenFindings: {
            /**
             * Format: int32
             * @description Findings of this severity.
             * @example 0
             */
            critical: number;
            /**
             * Format: int32
             * @description Findings of this severity.
             * @example 0
             */
            high: number;
            /**
             * Format: int32
             * @description Findings of this severity.
             * @example 0
             */
            medium: number;
            /**
             * Format: int32
             * @description Findings of this severity.
             * @example 0
             */
            low: number;
            /**
             * Format: int32
             * @description Findings of this severity.
             * @example 0
             */
            info: number;
        };
        /** @description A finding that names an item by a tag or its title, or is the item's by its number. */
        WstgFinding: {
            /**
             * Format: int64
             * @description Number of the finding in the tool.
             * @example 12
             */
            finding_id: number;
            /**
             * @description Title of the finding.
             * @example SQL injection in the search form
             */
            title: string;
            severity: components["schemas"]["FindingSeverity"];
            state: components["schemas"]["FindingState"];
            /**
             * @description Whether the service made it for the item.
             * @example false
             */
            own: boolean;
            /**
             * @description Whether a status of the item is written to it.
             * @example false
             */
            written_to: boolean;
            /**
             * Format: uri
             * @description Address of the finding in the tool's own pages.
             * @example https://findings.example.com/finding/12
             */
            finding_url: string | null;
        };
        /** @description An item of the checklist. Unknown values are null. */
        WstgItem: {
            /**
             * @description Identifier of the item.
             * @example WSTG-ATHN-01
             */
            wstg_id: string;
            /**
             * @description The name of the test in the guide; null for an item outside of it.
             * @example Testing for Credentials Transported over an Encrypted Channel
             */
            name: string | null;
            /**
             * @description The category of the test in the guide; of an item outside of it the category that its identifier begins with,
             *     or null.
             * @example Authentication Testing
             */
            category: string | null;
            /**
             * @description The test that an identifier outside of the guide resembles, as a typing error does; else null.
             * @example null
             */
            near: string | null;
            /**
             * @description Whether a request or a finding has met the item.
             * @example true
             */
            tracked: boolean;
            /**
             * @description The tracker-side status; null for an item that is not tracked.
             * @example Done
             */
            wstg_status: components["schemas"]["TrackerStatus"] | null;
            /**
             * @description The tool's side; null until a request of the item has been processed.
             * @example verified
             * @enum {string|null}
             */
            defectdojo_status: "verified" | "active" | null;
            /**
             * @description The severity of the finding, or the catalogue's for a test that is not tracked.
             * @example High
             */
            severity: string | null;
            /**
             * @description The notes on the item.
             * @example Todas las credenciales viajan por TLS.
             */
            notes: string | null;
            /**
             * @description Whether `notes` holds a part only.
             * @example false
             */
            notes_truncated: boolean;
            /**
             * Format: int64
             * @description Number of the item's finding in the tool.
             * @example 11
             */
            finding_id: number | null;
            /**
             * Format: uri
             * @description Address of the finding in the tool's own pages.
             * @example https://findings.example.com/finding/11
             */
            finding_url: string | null;
            /**
             * Format: date-time
             * @description When the item was last synchronised.
             * @example 2026-01-31T07:05:09.123Z
             */
            last_sync: string | null;
            /**
             * @description The direction of the last synchronisation.
             * @example tracker->dd
             * @enum {string|null}
             */
            last_sync_direction: "tracker->dd" | "dd->tracker" | null;
            /**
             * @description Whether the two sides contradict each other.
             * @example false
             */
            conflict: boolean;
            /**
             * @description Whether a request of the item is waiting, retrying or failed.
             * @example false
             */
            open_request: boolean;
            /**
             * @description Why the newest failed request of the item failed.
             * @example null
             */
            failed_reason: string | null;
            outcome: components["schemas"]["WstgOutcome"];
            /**
             * Format: date-time
             * @description When the status was set: the `timestamp` of the request, unless it is later than its acceptance, or when the
             *     finding changed in the tool, if a reading has changed it. Null while no request has set it and no reading
             *     has changed it, and for a status that a restored database of the tool has turned back.
             * @example 2026-01-31T07:05:08.991Z
             */
            status_set_at: string | null;
            /**
             * @description The account whose call set the status; null for a reading, and once the account is gone.
             * @example ana.garcia
             */
            status_set_by: string | null;
            /**
             * @description The `user` of the request that set the status; null for a reading.
             * @example ana.garcia
             */
            status_set_for: string | null;
            open_findings: components["schemas"]["OpenFindings"];
            /**
             * @description The state of the item's finding; null without one, and until it has been read.
             * @example closed
             */
            finding_state: components["schemas"]["FindingState"] | null;
            /**
             * @description Whether the service made the item's finding; null without one, and until it has been read.
             * @example true
             */
            finding_own: boolean | null;
        };
        /** @description An item of the checklist with its latest requests and log entries. */
        WstgItemDetails: {
            /**
             * @description Identifier of the item.
             * @example WSTG-ATHN-01
             */
            wstg_id: string;
            /**
             * @description The name of the test in the guide; null for an item outside of it.
             * @example Testing for Credentials Transported over an Encrypted Channel
             */
            name: string | null;
            /**
             * @description The category of the test in the guide; of an item outside of it the category that its identifier begins with,
             *     or null.
             * @example Authentication Testing
             */
            category: string | null;
            /**
             * @description The test that an identifier outside of the guide resembles, as a typing error does; else null.
             * @example null
             */
            near: string | null;
            /**
             * @description Whether a request or a finding has met the item.
             * @example true
             */
            tracked: boolean;
            /**
             * @description The tracker-side status; null for an item that is not tracked.
             * @example Done
             */
            wstg_status: components["schemas"]["TrackerStatus"] | null;
            /**
             * @description The tool's side; null until a request of the item has been processed.
             * @example verified
             * @enum {string|null}
             */
            defectdojo_status: "verified" | "active" | null;
            /**
             * @description The severity of the finding, or the catalogue's for a test that is not tracked.
             * @example High
             */
            severity: string | null;
            /**
             * @description The notes on the item.
             * @example Todas las credenciales viajan por TLS.
             */
            notes: string | null;
            /**
             * @description Whether `notes` holds a part only.
             * @example false
             */
            notes_truncated: boolean;
            /**
             * Format: int64
             * @description Number of the item's finding in the tool.
             * @example 11
             */
            finding_id: number | null;
            /**
             * Format: uri
             * @description Address of the finding in the tool's own pages.
             * @example https://findings.example.com/finding/11
             */
            finding_url: string | null;
            /**
             * Format: date-time
             * @description When the item was last synchronised.
             * @example 2026-01-31T07:05:09.123Z
             */
            last_sync: string | null;
            /**
             * @description The direction of the last synchronisation.
             * @example tracker->dd
             * @enum {string|null}
             */
            last_sync_direction: "tracker->dd" | "dd->tracker" | null;
            /**
             * @description Whether the two sides contradict each other.
             * @example false
             */
            conflict: boolean;
            /**
             * @description Whether a request of the item is waiting, retrying or failed.
             * @example false
             */
            open_request: boolean;
            /**
             * @description Why the newest failed request of the item failed.
             * @example null
             */
            failed_reason: string | null;
            outcome: components["schemas"]["WstgOutcome"];
            /**
             * Format: date-time
             * @description When the status was set: the `timestamp` of the request, unless it is later than its acceptance, or when the
             *     finding changed in the tool, if a reading has changed it. Null while no request has set it and no reading
             *     has changed it, and for a status that a restored database of the tool has turned back.
             * @example 2026-01-31T07:05:08.991Z
             */
            status_set_at: string | null;
            /**
             * @description The account whose call set the status; null for a reading, and once the account is gone.
             * @example ana.garcia
             */
            status_set_by: string | null;
            /**
             * @description The `user` of the request that set the status; null for a reading.
             * @example ana.garcia
             */
            status_set_for: string | null;
            open_findings: components["schemas"]["OpenFindings"];
            /**
             * @description The state of the item's finding; null without one, and until it has been read.
             * @example closed
             */
            finding_state: components["schemas"]["FindingState"] | null;
            /**
             * @description Whether the service made the item's finding; null without one, and until it has been read.
             * @example true
             */
            finding_own: boolean | null;
            /**
             * @description The findings that name the item, as last read: the one that a status is written to, then open ones, then the
             *     others, each worst first, then newest.
             */
            findings: components["schemas"]["WstgFinding"][];
            /**
             * Format: int32
             * @description The number of all findings that name the item.
             * @example 1
             */
            findings_total: number;
            /** @description The latest requests of the item, newest first. */
            requests: components["schemas"]["WstgRequest"][];
            /** @description The latest log entries of the item, newest first. */
            log: components["schemas"]["LogEntry"][];
        };
        /** @description A page of items. */
        WstgItemsResponse: {
            /** @description The items of the page. */
            items: components["schemas"]["WstgItem"][];
            next_after: components["schemas"]["NextAfter"];
        };
        /**
         * @description `waiting`: no attempt has failed. `retrying`: an attempt has failed and another one follows. `failed`: reported as
         *     failed; `next_attempt_at` is set while it is still retried automatically. `done`: it took effect, or had no effect
         *     for the given `reason`. `superseded`: a newer request for the item replaced it. `dismissed`: it was dismissed with
         *     `dismissRequests`.
         * @example done
         * @enum {string}
         */
        WstgRequestState: "waiting" | "retrying" | "failed" | "done" | "superseded" | "dismissed";
        /** @description A request accepted by `requestWstgSync` or `receiveWstgWebhook`. Unknown values are null. */
        WstgRequest: {
            /**
             * Format: int64
             * @description Id of the request.
             * @example 42
             */
            request_id: number;
            /**
             * @description The operation that accepted the request.
             * @example sync
             * @enum {string}
             */
            kind: "sync" | "webhook";
            /**
             * @description Identifier of the item; null for a webhook whose finding has not been read.
             * @example WSTG-ATHN-01
             */
            wstg_id: string | null;
            /**
             * Format: int64
             * @description Number of the finding in the tool.
             * @example 11
             */
            finding_id: number | null;
            /**
             * @description The status as it was sent, or as it is known; null for a webhook.
             * @example Done
             */
            status: string | null;
            /**
             * @description The first 500 characters of the notes as they were sent; null without any. They are deleted together with the
             *     request.
             * @example Todas las credenciales viajan por TLS.
             */
            notes: string | null;
            /**
             * @description The user name of the account that sent the status. Null for what was read from the tool, and for an account
             *     that is gone.
             * @example ana.garcia
             */
            account: string | null;
            /**
             * @description The `user` of the sync request. It is deleted together with the request.
             * @example ana.garcia
             */
            user: string | null;
            state: components["schemas"]["WstgRequestState"];
            /**
             * Format: int32
             * @description The number of attempts.
             * @example 1
             */
            attempts: number;
            /**
             * Format: date-time
             * @description When the request was accepted.
             * @example 2026-01-31T07:05:08.991Z
             */
            accepted_at: string;
            /**
             * Format: date-time
             * @description When the request is tried next; null if no automatic attempt follows.
             * @example null
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When the request ended.
             * @example 2026-01-31T07:05:09.123Z
             */
            finished_at: string | null;
            /**
             * @description Why the request failed, waits or had no effect. It contains no address of the tool.
             * @example null
             */
            reason: string | null;
        };
        /** @description A page of requests. */
        WstgRequestsResponse: {
            /** @description The requests of the page, newest first. */
            requests: components["schemas"]["WstgRequest"][];
            next_after: components["schemas"]["NextAfter"];
        };
        /** @description The requests concerned; without `request_ids` all failed ones. Unknown properties are ignored. */
        RequestIds: {
            /**
             * @description Ids of requests.
             * @example [
             *       42
             *     ]
             */
            request_ids?: number[] | undefined;
        };
        /** @description The requests concerned. */
        RequestIdsResponse: {
            /**
             * @description Ids of requests, in ascending order.
             * @example [
             *       42
             *     ]
             */
            request_ids: number[];
        };
        /** @description The state of the periodic run, and the numbers of open requests. */
        SynchronisationResponse: {
            /**
             * @description `due`: the run starts as soon as a worker is free.
             * @example idle
             * @enum {string}
             */
            state: "idle" | "due" | "running";
            /**
             * Format: date-time
             * @description A moment; null before the first one.
             * @example 2026-01-31T07:10:00.042Z
             */
            next_run_at: string | null;
            /**
             * Format: date-time
             * @description A moment; null before the first one.
             * @example 2026-01-31T07:10:00.042Z
             */
            last_started_at: string | null;
            /**
             * Format: date-time
             * @description A moment; null before the first one.
             * @example 2026-01-31T07:10:00.042Z
             */
            last_finished_at: string | null;
            /**
             * Format: date-time
             * @description A moment; null before the first one.
             * @example 2026-01-31T07:10:00.042Z
             */
            last_succeeded_at: string | null;
            /**
             * @description Why the last run failed; null when it did not.
             * @example null
             */
            last_error: string | null;
            /**
             * @description Says that the tool did not show everything to the last run without an error: findings, so that items kept
             *     theirs, or the configured product. `last_succeeded_at` did not move. Names up to ten of the items. A success may
             *     have a warning too: how many statuses a restored database has turned back, until each of them is set again;
             *     findings whose severity is not known and counts as critical; a new finding that no delivery of the webhook
             *     has named (`missed_finding`); for a day the open findings that went with an imported dump. Several are parted
             *     by `; `. Null otherwise.
             * @example null
             */
            last_warning: string | null;
            /**
             * Format: date-time
             * @description When the webhook last got a delivery with the right key, to the minute; also one with nothing to do, such as
             *     DefectDojo's ping. Null before the first one.
             * @example 2026-01-31T06:58:11.305Z
             */
            last_delivery_at: string | null;
            /**
             * Format: int64
             * @description The number of a new finding that no delivery of the webhook has named, until a run after a later delivery. Null
             *     otherwise.
             * @example null
             */
            missed_finding: number | null;
            /**
             * @description Why an import of a dump would fail: the database's message about an object that it could not remove, such as a
             *     view of another role. An export tries this, at most once a day; null when nothing is known.
             * @example permission denied for schema reporting
             */
            import_obstacle: string | null;
            /**
             * Format: int32
             * @description A number of requests or items.
             * @example 0
             */
            waiting: number;
            /**
             * Format: int32
             * @description A number of requests or items.
             * @example 0
             */
            retrying: number;
            /**
             * Format: int32
             * @description A number of requests or items.
             * @example 0
             */
            failed: number;
            /**
             * Format: int32
             * @description Tracked items that have lost their finding.
             * @example 0
             */
            without_finding: number;
            /**
             * Format: int32
             * @description Open findings of the checklist that name no item (`unassigned_finding` of `checkGate`).
             * @example 0
             */
            unassigned: number;
            /**
             * @description `WSTG_KEEP_EQUIVALENT_STATUS`. If false, the next reading turns Not Started and Blocked into In Progress:
             *     DefectDojo has no such status.
             * @example false
             */
            keeps_equivalent_status: boolean;
            /**
             * @description Whether the tool is the sandbox, which a service outside production brings while `FINDINGS_URL` is not set.
             * @example false
             */
            sandbox: boolean;
        };
        /** @description Whether the checklist passes, and what keeps it from passing. */
        GateResponse: {
            /**
             * @description Whether there are items, all of them pass, and the reading is recent.
             * @example false
             */
            passed: boolean;
            /**
             * @description Whether the last successful periodic run is missing, older than `max_age`, or than an unfinished delivery whose
             *     item is not known.
             * @example false
             */
            stale: boolean;
            /**
             * @description Why it is stale. `never_read`: no periodic run has succeeded. `too_old`: the last one is older than `max_age`.
             *     `delivery_waiting`: a delivery whose item is not known waits, is repeated or has failed. Null if it is not.
             * @example null
             * @enum {string|null}
             */
            stale_reason: "never_read" | "too_old" | "delivery_waiting" | null;
            /**
             * Format: date-time
             * @description When the last successful periodic run ended; null before the first.
             * @example 2026-01-31T07:05:01.730Z
             */
            read_at: string | null;
            /**
             * Format: int32
             * @description The number of items that were looked at, without findings that name none.
             * @example 97
             */
            items: number;
            /** @description The items that do not pass, then the findings that name none. */
            open: components["schemas"]["GateItem"][];
        };
        /** @description An item, or a finding that names none, that does not pass the gate. */
        GateItem: {
            /**
             * @description Identifier of the item; null for a finding that names none.
             * @example WSTG-ATHN-02
             */
            wstg_id: string | null;
            /**
             * @description The name of the test in the guide; null for an item outside of it.
             * @example Testing for Default Credentials
             */
            name: string | null;
            /**
             * @description The first that applies. `request_failed`, `request_waiting`: a request of the item. `open_finding`: one that
             *     is worse than `allow`, whatever the status. `turned_back`: a restored database of the tool has changed the
             *     status to an older one, and it has not been set since. `conflict`: the two sides contradict each other.
             *     `not_started`, `in_progress`, `blocked`: the status; an unknown one counts as not started.
             *     `set_before_since`: it was set before the assessment began. `unassigned_finding`: the entry is an open
             *     finding, worse than `allow`, that names no item.
             * @example in_progress
             * @enum {string}
             */
            reason: "request_failed" | "request_waiting" | "open_finding" | "turned_back" | "conflict" | "not_started" | "in_progress" | "blocked" | "set_before_since" | "unassigned_finding";
            /**
             * @description The severity of the worst open finding of the item; null without one.
             * @example null
             * @enum {string|null}
             */
            severity: "critical" | "high" | "medium" | "low" | "info" | null;
            /** @description Its worst open findings, the newest of equal ones first. */
            findings: components["schemas"]["GateFinding"][];
        };
        /** @description An open finding of an item. */
        GateFinding: {
            /**
             * Format: int64
             * @description Number of the finding in the tool.
             * @example 11
             */
            finding_id: number;
            /**
             * @description Title of the finding.
             * @example Default password of the router
             */
            title: string;
            severity: components["schemas"]["FindingSeverity"];
            /**
             * Format: date-time
             * @description When the tool stored the finding; null until a reading has told it.
             * @example 2026-01-24T10:12:44.000Z
             */
            created: string | null;
            /**
             * Format: uri
             * @description Address of the finding in the tool's own pages.
             * @example https://findings.example.com/finding/11
             */
            finding_url: string | null;
        };
        /** @description A page of the log. */
        SyncLogResponse: {
            /** @description The entries of the page, newest first. */
            entries: components["schemas"]["LogEntry"][];
            next_after: components["schemas"]["NextAfter"];
        };
        /**
         * @description The value of `after` for the next page, with the same filters; null on the last page.
         * @example null
         */
        NextAfter: string | null;
        /** @description Counts of the tracked WSTG items, and the latest synchronisations. */
        SyncStatistics: {
            /**
             * @description The number of items for each tracker-side status.
             * @example {
             *       "Done": 1,
             *       "In Progress": 1
             *     }
             */
            by_status: {
                [key: string]: number;
            };
            /**
             * @description The number of items last synchronised in each direction.
             * @example {
             *       "tracker->dd": 1,
             *       "dd->tracker": 1
             *     }
             */
            by_direction: {
                [key: string]: number;
            };
            /** @description The last 10 entries of the synchronisation log, newest first. */
            recent_syncs: components["schemas"]["SyncLogEntry"][];
        };
        /** @description The dashboard of the synchronisation. */
        WstgDashboardResponse: {
            status: components["schemas"]["WstgStatusResponse"];
            statistics: components["schemas"]["SyncStatistics"];
            /**
             * Format: date-time
             * @description When the dashboard was generated.
             * @example 2026-01-31T07:06:00.000Z
             */
            timestamp: string;
        };
    };
    responses: {
        /** @description The event is accepted. */
        EventQueued: {
            headers: {
                Location: components["headers"]["RequestLocation"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["QueuedResponse"];
            };
        };
        /** @description The request is malformed, or contains text that is not allowed. */
        BadRequest: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "invalid_text" | "invalid_request";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description A parameter has the wrong type or is out of bounds, or the request is malformed. */
        ParametersRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "invalid_field" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description A field is missing, has the wrong type or is out of bounds, or the request is malformed. */
        BodyRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "missing_field" | "invalid_field" | "body_required" | "malformed_json" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The registration is refused: an invalid or taken username, a password that is too short, too long or known from
         *     data breaches, a failed captcha, a code that is no longer valid, or a request that is malformed.
         */
        RegistrationRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "username_invalid" | "username_taken" | "password_too_short" | "password_too_long" | "password_breached" | "password_check_unavailable" | "captcha_failed" | "registration_closed" | "code_invalid" | "missing_field" | "invalid_field" | "body_required" | "malformed_json" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description A field is missing or has the wrong type, the captcha failed, or the request is malformed. */
        LoginRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "captcha_failed" | "missing_field" | "invalid_field" | "body_required" | "malformed_json" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The current password is wrong, the new one is unchanged, too short, too long or known from data breaches, or the
         *     request is malformed.
         */
        PasswordChangeRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "current_password_wrong" | "password_unchanged" | "password_too_short" | "password_too_long" | "password_breached" | "password_check_unavailable" | "missing_field" | "invalid_field" | "body_required" | "malformed_json" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The code is not valid, or not any more, the new password is too short, too long or known from data breaches, or the
         *     request is malformed.
         */
        PasswordResetRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "code_invalid" | "password_too_short" | "password_too_long" | "password_breached" | "password_check_unavailable" | "missing_field" | "invalid_field" | "body_required" | "malformed_json" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The password is wrong or missing, the service has too many invitations, or the request is malformed. */
        InvitationRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "current_password_wrong" | "too_many_invitations" | "missing_field" | "invalid_field" | "body_required" | "malformed_json" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The password is wrong or missing, the account is the caller's own, `target_user_id` is not an integer, or the
         *     request is malformed.
         */
        PasswordLinkRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "current_password_wrong" | "own_account" | "missing_field" | "invalid_field" | "body_required" | "malformed_json" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The password is wrong or missing, or the request is malformed. */
        PasswordRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "current_password_wrong" | "missing_field" | "invalid_field" | "body_required" | "malformed_json" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The password is wrong or missing, no administrator would be left, or the request is malformed. */
        DeletionRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "current_password_wrong" | "last_admin" | "missing_field" | "invalid_field" | "body_required" | "malformed_json" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The account is the caller's own, no administrator would be left, `target_user_id` is not an integer, or the
         *     request is malformed.
         */
        UserDeletionRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "own_account" | "last_admin" | "invalid_field" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The role is missing or is not one of the two, `target_user_id` is not an integer, no administrator would be left,
         *     or the request is malformed.
         */
        RoleRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "last_admin" | "missing_field" | "invalid_field" | "body_required" | "malformed_json" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description A field is missing, has the wrong type or is out of bounds, or the request is malformed. */
        ProfileRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "name_invalid" | "birth_date_invalid" | "height_out_of_range" | "missing_field" | "invalid_field" | "body_required" | "malformed_json" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description A setting has the wrong type or is not allowed, or the request is malformed. */
        SettingsRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "time_zone_unknown" | "weight_out_of_range" | "invalid_field" | "body_required" | "malformed_json" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The weight is missing, is not a number, is out of bounds or differs too much from the latest one of an earlier
         *     day, or the request is malformed.
         */
        WeightRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "weight_out_of_range" | "weight_change_too_large" | "missing_field" | "invalid_field" | "body_required" | "malformed_json" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The weight is missing, is not a number or is out of bounds, the date is not allowed, the weight differs too much
         *     from a neighbouring one, or the request is malformed.
         */
        CorrectionRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "weight_out_of_range" | "weight_change_too_large" | "weight_date_invalid" | "missing_field" | "invalid_field" | "body_required" | "malformed_json" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description An entry is malformed, is out of bounds, has a date that is not allowed or contradicts another record; the
         *     account would have too many records; or the request as a whole is malformed.
         */
        WeightsRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "weight_out_of_range" | "weight_change_too_large" | "weight_date_invalid" | "too_many_weights" | "missing_field" | "invalid_field" | "body_required" | "malformed_json" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The body does not come from a known program, or the request is malformed. */
        DeviceBodyRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "device_body_unknown" | "invalid_field" | "malformed_json" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The file is missing, empty or not a plain SQL dump, it contains a statement that is not allowed, or the request is
         *     malformed.
         */
        ImportRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "multipart_expected" | "dump_not_plain" | "dump_empty" | "dump_incomplete" | "dump_refused" | "dump_statement_too_long" | "dump_of_service" | "missing_field" | "body_required" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The body is empty, a required field is missing or a field is not valid, or the request is malformed. */
        SyncRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "wstg_id_invalid" | "wstg_id_ambiguous" | "timestamp_invalid" | "missing_field" | "invalid_field" | "no_data" | "malformed_json" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description An entry is malformed, no entry can be accepted, or the request as a whole is malformed. */
        SyncBatchRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "wstg_id_invalid" | "wstg_id_ambiguous" | "timestamp_invalid" | "missing_field" | "invalid_field" | "body_required" | "malformed_json" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The body is empty, the finding's id is missing or not valid, the finding is unknown to the tool or has no WSTG
         *     identifier, or the request is malformed. Never given to DefectDojo's own deliveries.
         */
        WebhookRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "finding_unknown" | "finding_without_wstg_id" | "missing_field" | "invalid_field" | "no_data" | "malformed_json" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The access token is missing, invalid, expired or revoked. */
        Unauthorized: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "authentication_required" | "token_expired";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The username is unknown or ill-formed, or the password is wrong; the answer does not say which. */
        InvalidCredentials: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "invalid_credentials";
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Usuario o contraseña incorrectos"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The refresh token is missing, invalid, expired or revoked, its session has ended or its account is gone: the
         *     cookie is cleared. Or the call comes from a foreign page, or a change of password has ended the session: the
         *     cookie stays unchanged.
         */
        RefreshRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "authentication_required";
                "Set-Cookie": components["headers"]["ClearRefreshCookieUnlessForeign"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Autenticación requerida"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The webhook key is missing or wrong or, if no key is configured, there is no valid access token. */
        WebhookUnauthorized: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "webhook_unauthorized" | "authentication_required" | "token_expired";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The caller is authenticated, but is not an administrator. */
        Forbidden: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "forbidden";
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "No tienes permisos para realizar esta acción"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The key, or its account, lacks the permission. */
        PermissionMissing: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "permission_missing";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Falta el permiso weights:read"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The caller is not an administrator and lacks this access to the checklist. */
        ChecklistForbidden: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "forbidden" | "permission_missing";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The caller has no key with this id. */
        KeyNotFound: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "key_not_found";
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "No tienes ninguna clave con ese identificador"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The password is wrong, the account lacks a permission, it has too many keys, or the request is malformed. */
        KeyRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "current_password_wrong" | "permission_not_held" | "too_many_keys" | "missing_field" | "invalid_field" | "body_required" | "malformed_json" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description There is no such invitation, or it is used, expired or deleted. */
        InvitationNotFound: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "invitation_not_found";
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "No hay ninguna invitación vigente con ese identificador"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description No account has this id, or the service has no password links. */
        PasswordLinkNotFound: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "user_not_found" | "route_not_found";
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "No existe ningún usuario con ese identificador"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description No account has this id. */
        UserNotFound: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "user_not_found";
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "No existe ningún usuario con ese identificador"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The caller has no record with this id. */
        WeightNotFound: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "weight_not_found";
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "No tienes ningún peso con ese identificador"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The guide has no such category. */
        CategoryUnknown: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "category_unknown" | "invalid_field" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "La guía no tiene esa categoría; las categorías son WSTG-INFO, WSTG-CONF, WSTG-IDNT, WSTG-ATHN, WSTG-ATHZ, WSTG-SESS, WSTG-INPV, WSTG-ERRH, WSTG-CRYP, WSTG-BUSL, WSTG-CLNT, WSTG-APIT"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The guide has no such category, or the operation has no such parameter. */
        GateRefused: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "category_unknown" | "parameter_unknown" | "invalid_field" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Neither the checklist nor the tracked items have this identifier. */
        ItemNotFound: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "item_not_found";
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "No existe ningún elemento de la lista con ese identificador"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The item is a test of the guide, or has a finding or a request that is not finished. */
        ItemStays: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "item_of_the_guide" | "item_has_finding" | "item_has_request" | "invalid_field" | "invalid_text" | "invalid_request";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "El elemento es de la guía: no se puede olvidar"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description No request has this id, or the request is no longer kept. */
        RequestNotFound: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "request_not_found";
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "No existe ninguna petición con ese identificador"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The caller has not saved a profile yet. */
        ProfileNotFound: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "profile_not_found";
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Todavía no has guardado tu perfil"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The caller has no profile or no weight, so there is no BMI. */
        BmiNotFound: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "bmi_without_profile" | "bmi_without_weight";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The path does not support this method. `Allow` lists the methods that it supports. */
        MethodNotAllowed: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "method_not_allowed";
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Método no permitido en esta ruta"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request took too long to arrive. The connection is closed. */
        RequestTimeout: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "request_timeout";
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "La petición ha tardado demasiado en llegar"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request took too long to arrive, or the file arrives too slowly. */
        ImportTimeout: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "import_stalled" | "request_timeout";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The body is too large. */
        PayloadTooLarge: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "body_too_large";
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "El cuerpo de la petición es demasiado grande"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The file is larger than the service allows. */
        FileTooLarge: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "file_too_large";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The media type of the body is not `application/json`. */
        UnsupportedMediaType: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "unsupported_media_type";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Tipo de contenido no admitido; se espera application/json"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Too many attempts from this client address. */
        TooManyRequests: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "too_many_attempts";
                "X-Error-Parameters": components["headers"]["ErrorParameters"];
                "Retry-After": components["headers"]["RetryAfter"];
                "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Demasiados intentos; vuelve a intentarlo dentro de 42 s"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The headers of the request are too large. The connection is closed. */
        HeadersTooLarge: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "headers_too_large";
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Las cabeceras de la petición son demasiado grandes"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description An unexpected error in the service. The text never reveals internal details. */
        InternalError: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "internal_error";
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Error interno del servidor"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The dump could not be exported. */
        ExportFailed: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "export_failed" | "dumps_not_configured" | "dumps_own_database" | "pg_dump_missing" | "pg_dump_too_old" | "internal_error";
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "No se ha podido exportar el volcado"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The database refused the dump; nothing has changed. The text contains the first line of the database's error. */
        ImportFailed: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "import_failed" | "import_too_large" | "import_role_powerful" | "import_role_owns_databases" | "import_session_powerful" | "import_server_outdated" | "dumps_not_configured" | "dumps_own_database" | "internal_error";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The report could not be generated; `report_too_large` means that memory ran out. */
        ReportFailed: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "report_failed" | "report_too_large" | "internal_error";
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "No se ha podido generar el informe"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The account, or the address of a call without one, has too many requests under way, or a dependency of the operation is down or slow. `Retry-After` says when to try again. */
        Unavailable: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "busy" | "service_unavailable";
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The account, or the address of a call without one, has too many requests under way, or a dependency of the operation is down or slow. `Retry-After` says when to try again. Without it the outcome is unknown (`outcome_unknown`): the change may have been stored. */
        WriteUnavailable: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "busy" | "service_unavailable" | "outcome_unknown";
                "Retry-After": components["headers"]["RetryAfterOfWrite"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The address of the caller has too many requests under way. `Retry-After` says when to try again. */
        Busy: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "busy";
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "El servicio está ocupado; inténtalo de nuevo en unos segundos"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Too many histories are being read at once, or the database is down or slow. */
        HistoryUnavailable: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "busy" | "service_unavailable";
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The account has too many requests under way (`busy`), or the database is down or slow. `Retry-After` says when to
         *     try again. With `outcome_unknown` the weight may be stored: look at `GET /api/weights/recent` before you send it
         *     again, because every weight is kept.
         */
        WeightUnavailable: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "service_unavailable" | "busy" | "outcome_unknown";
                "Retry-After": components["headers"]["RetryAfterOfWrite"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Too many passwords are waiting to be hashed, or a dependency is down or slow. */
        HashingUnavailable: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "busy" | "service_unavailable" | "outcome_unknown";
                "Retry-After": components["headers"]["RetryAfterOfWrite"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description An import or two exports are running, the tool uses its database, or a dependency is down or slow. */
        ExportUnavailable: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "export_busy" | "import_running" | "export_blocked" | "busy" | "service_unavailable";
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Other reports are being generated, or a dependency is down or slow. */
        ReportUnavailable: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "busy" | "service_unavailable";
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Another import is running, the tool or an export uses the database (`import_blocked`), the account has too many requests under way, or the database is down or slow. `Retry-After` says when to try again. */
        ImportUnavailable: {
            headers: {
                /** @description The key of the text in `getMessages`. */
                "X-Error-Code": "import_running" | "import_blocked" | "busy" | "service_unavailable" | "outcome_unknown";
                "Retry-After": components["headers"]["RetryAfterOfWrite"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
    };
    parameters: {
        /**
         * @description The languages that the caller prefers, as in RFC 9110. Anything that names neither language gives Spanish.
         * @example en-GB,en;q=0.9,es;q=0.5
         */
        AcceptLanguage: string;
        /** @description The largest number of entries. A page may have fewer; only `next_after` marks the end. */
        Limit: number;
        /** @description The `next_after` of the previous page, with the same filters. Without it the answer is the first page. */
        After: string;
        /**
         * @description Id of the record. Anything but an integer is a 400; an integer that is no id of the caller's records, even one
         *     beyond the range of ids, is a 404.
         * @example 1
         */
        WeightId: components["schemas"]["PathId"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description The refresh token as a cookie for 7 days. `Secure` is added when the service is reached over HTTPS, and with
         *     `SameSite=None`.
         * @example refresh_token=eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl; Max-Age=604800; Path=/api/auth; HttpOnly; SameSite=Strict
         */
        SetRefreshCookie: string;
        /**
         * @description Deletes the cookie `refresh_token`.
         * @example refresh_token=; Max-Age=0; Path=/api/auth; HttpOnly; SameSite=Strict
         */
        ClearRefreshCookie: string;
        /**
         * @description Deletes the cookie `refresh_token`. Absent for a call from a foreign page, and after a change of password.
         * @example refresh_token=; Max-Age=0; Path=/api/auth; HttpOnly; SameSite=Strict
         */
        ClearRefreshCookieUnlessForeign: string;
        /**
         * @description The language of the texts.
         * @example es
         */
        ContentLanguage: "es" | "en";
        /**
         * @description Names `Accept-Language`, on which the answer depends.
         * @example Accept-Language
         */
        Vary: string;
        /**
         * @description Marks the answer as a file to save and names it, with the date.
         * @example attachment; filename="findings-2026-01-31.sql"
         */
        DumpFileName: string;
        /**
         * @description Marks the answer as a file to save and names it, with the date.
         * @example attachment; filename="mis-datos-2026-01-31.json"
         */
        OwnDataFileName: string;
        /**
         * @description Marks the answer as a file to save and names it, with the date.
         * @example attachment; filename="informe-seguridad-2026-01-31.pdf"
         */
        ReportFileName: string;
        /**
         * @description The methods of this path.
         * @example GET, HEAD, POST
         */
        Allow: string;
        /** @description Path of the request in `getRequest` (RFC 9110, section 15.3.3). */
        SyncRequestLocation: string;
        /** @description Path of the request in `getRequest`, if exactly one request was stored (RFC 9110, section 15.3.3). */
        RequestLocation: string;
        /**
         * @description The number of seconds after which to try again. Without it the outcome is unknown: repeat only an operation with `x-repeatable`, PUT and DELETE.
         * @example 42
         */
        RetryAfterOfWrite: number;
        /**
         * @description The number of seconds after which to try again.
         * @example 42
         */
        RetryAfter: number;
        /**
         * @description The number of attempts that a client has per minute.
         * @example 3
         */
        RateLimitLimit: number;
        /**
         * @description The number of attempts that the client has left in this minute.
         * @example 0
         */
        RateLimitRemaining: number;
        /**
         * @description The number of seconds until the client has all its attempts again.
         * @example 42
         */
        RateLimitReset: number;
        /**
         * @description The values that fill the text, as a JSON object in ASCII: public limits, values that the caller has sent, and the
         *     role and the release of the findings tool's database. In `invalid_field` the value of `reason` is itself the key
         *     of a text. `fields` lists all fields of the body that the schema refuses, if there are several; the text is about
         *     the first.
         */
        ErrorParameters: {
            /**
             * @example {
             *       "min": 2,
             *       "max": 650
             *     }
             */
            "application/json": {
                /** @description The refused fields of the body. */
                fields?: string[];
            } & {
                [key: string]: string | number;
            };
        };
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    registerAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The credentials of the new account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The account exists and is logged in. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["SetRefreshCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            400: components["responses"]["RegistrationRefused"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["HashingUnavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The credentials of the account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The caller is logged in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetRefreshCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_id": 1,
                     *       "username": "ana.garcia",
                     *       "role": "admin",
                     *       "access_token": "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl"
                     *     }
                     */
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            400: components["responses"]["LoginRefused"];
            401: components["responses"]["InvalidCredentials"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["HashingUnavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The code of the link, and the new password. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFG",
                 *       "new_password": "siete cabras cruzan el puente"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description The password is stored, and a new session has started. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetRefreshCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_id": 2,
                     *       "username": "luis.perez",
                     *       "role": "user",
                     *       "access_token": "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIyIn0.c2lnbmF0dXJl"
                     *     }
                     */
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            400: components["responses"]["PasswordResetRefused"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["HashingUnavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller is logged out. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["ClearRefreshCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sesión cerrada"
                     *     }
                     */
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WriteUnavailable"];
        };
    };
    getCurrentAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_id": 1,
                     *       "username": "ana.garcia",
                     *       "role": "admin"
                     *     }
                     */
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new access token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_id": 1,
                     *       "username": "ana.garcia",
                     *       "role": "admin",
                     *       "access_token": "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl"
                     *     }
                     */
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["RefreshRefused"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WriteUnavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The current and the new password. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "tres tristes tigres en Lugo",
                 *       "new_password": "siete cabras cruzan el puente"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChangeRequest"];
            };
        };
        responses: {
            /** @description The password is stored, and a new session has started. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetRefreshCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_id": 1,
                     *       "username": "ana.garcia",
                     *       "role": "admin",
                     *       "access_token": "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl"
                     *     }
                     */
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            400: components["responses"]["PasswordChangeRefused"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["HashingUnavailable"];
        };
    };
    logoutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The current password. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "tres tristes tigres en Lugo"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordConfirmation"];
            };
        };
        responses: {
            /** @description All sessions have ended. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["ClearRefreshCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Se han cerrado todas las sesiones"
                     *     }
                     */
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["PasswordRefused"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["HashingUnavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The current password. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "tres tristes tigres en Lugo"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordConfirmation"];
            };
        };
        responses: {
            /** @description The account is deleted. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["ClearRefreshCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Cuenta eliminada"
                     *     }
                     */
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["DeletionRefused"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["HashingUnavailable"];
        };
    };
    exportOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's data. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["OwnDataFileName"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "user_id": 1,
                     *         "username": "ana.garcia",
                     *         "role": "admin",
                     *         "created_at": "2026-01-31T07:05:09.123Z"
                     *       },
                     *       "profile": {
                     *         "nombre": "Ana",
                     *         "apellidos": "García O'Brien",
                     *         "fecha_nacimiento": "1990-05-17",
                     *         "talla_m": 1.68
                     *       },
                     *       "settings": {
                     *         "time_zone": null,
                     *         "unit": null,
                     *         "goal_kg": null
                     *       },
                     *       "weights": [
                     *         {
                     *           "id": 3,
                     *           "peso_kg": 63.5,
                     *           "fecha_registro": "2026-01-31T07:05:09.123Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OwnData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["HistoryUnavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "time_zone": "America/Lima",
                     *       "unit": "lb",
                     *       "goal_kg": 62
                     *     }
                     */
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings to change. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "time_zone": "America/Lima",
                 *       "unit": "lb",
                 *       "goal_kg": 62
                 *     }
                 */
                "application/json": components["schemas"]["SettingsRequest"];
            };
        };
        responses: {
            /** @description The settings after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "time_zone": "America/Lima",
                     *       "unit": "lb",
                     *       "goal_kg": 62
                     *     }
                     */
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["SettingsRefused"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WriteUnavailable"];
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keys": [
                     *         {
                     *           "key_id": 1,
                     *           "name": "Báscula del baño",
                     *           "permissions": [
                     *             "weights:write"
                     *           ],
                     *           "created_at": "2026-01-31T07:05:09.123Z",
                     *           "expires_at": "2026-05-01T07:05:09.123Z",
                     *           "last_used_at": null,
                     *           "last_refused_at": null,
                     *           "last_refused_code": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["KeysResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The key to create, and the current password. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Báscula del baño",
                 *       "permissions": [
                 *         "weights:write"
                 *       ],
                 *       "expires_in_days": 90,
                 *       "password": "tres tristes tigres en Lugo"
                 *     }
                 */
                "application/json": components["schemas"]["KeyRequest"];
            };
        };
        responses: {
            /** @description The key is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key_id": 1,
                     *       "name": "Báscula del baño",
                     *       "permissions": [
                     *         "weights:write"
                     *       ],
                     *       "created_at": "2026-01-31T07:05:09.123Z",
                     *       "expires_at": "2026-05-01T07:05:09.123Z",
                     *       "key": "wbr_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedKey"];
                };
            };
            400: components["responses"]["KeyRefused"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["HashingUnavailable"];
        };
    };
    deleteKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the key. Anything but an integer is a 400; an id that none of the caller's keys has is a 404.
                 * @example 1
                 */
                key_id: components["schemas"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Clave eliminada"
                     *     }
                     */
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["ParametersRefused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["KeyNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WriteUnavailable"];
        };
    };
    getPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "username": "ana.garcia",
                     *       "permissions": [
                     *         "weights:read",
                     *         "weights:write",
                     *         "checklist:read",
                     *         "checklist:write"
                     *       ],
                     *       "expires_at": null,
                     *       "password_reset": null
                     *     }
                     */
                    "application/json": components["schemas"]["PermissionsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description The beginning of the usernames to find, normalised like a username (Unicode NFKC, trimmed, lower case) and
                 *     otherwise literal, without wildcards. An empty text finds all accounts.
                 */
                search?: string;
                /** @description The role of the accounts. */
                role?: components["schemas"]["Role"];
                /** @description The `next_after` of the previous page, with the same filters. Without it the answer is the first page. */
                after?: components["parameters"]["After"];
                /** @description The largest number of entries. A page may have fewer; only `next_after` marks the end. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "users": [
                     *         {
                     *           "user_id": 1,
                     *           "username": "ana.garcia",
                     *           "role": "admin",
                     *           "created_at": "2026-01-31T07:05:09.123Z",
                     *           "checklist_access": "none"
                     *         }
                     *       ],
                     *       "next_after": null
                     *     }
                     */
                    "application/json": components["schemas"]["UsersResponse"];
                };
            };
            400: components["responses"]["ParametersRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the account. Anything but an integer is a 400; an integer that is no account's id, even one beyond the
                 *     range of ids, is a 404.
                 * @example 2
                 */
                target_user_id: components["schemas"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Se han cerrado todas las sesiones"
                     *     }
                     */
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["ParametersRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WriteUnavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the account. Anything but an integer is a 400; an integer that is no account's id, even one beyond the
                 *     range of ids, is a 404.
                 * @example 2
                 */
                target_user_id: components["schemas"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Cuenta eliminada"
                     *     }
                     */
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["UserDeletionRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WriteUnavailable"];
        };
    };
    createPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the account. Anything but an integer is a 400; an integer that is no account's id, even one beyond the
                 *     range of ids, is a 404.
                 * @example 2
                 */
                target_user_id: components["schemas"]["PathId"];
            };
            cookie?: never;
        };
        /** @description The current password of the caller. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "tres tristes tigres en Lugo"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordConfirmation"];
            };
        };
        responses: {
            /** @description The code is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFG",
                     *       "expires_at": "2026-02-01T07:05:09.123Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedPasswordLink"];
                };
            };
            400: components["responses"]["PasswordLinkRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PasswordLinkNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["HashingUnavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "invitations": [
                     *         {
                     *           "invitation_id": 1,
                     *           "checklist_access": "read",
                     *           "created_by": "ana.garcia",
                     *           "created_at": "2026-01-31T07:05:09.123Z",
                     *           "expires_at": "2026-02-07T07:05:09.123Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InvitationsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The invitation to create, and the current password of the caller. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "tres tristes tigres en Lugo",
                 *       "checklist_access": "read",
                 *       "expires_in_days": 7
                 *     }
                 */
                "application/json": components["schemas"]["InvitationRequest"];
            };
        };
        responses: {
            /** @description The code is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "invitation_id": 1,
                     *       "code": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFG",
                     *       "expires_at": "2026-02-07T07:05:09.123Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedInvitation"];
                };
            };
            400: components["responses"]["InvitationRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["HashingUnavailable"];
        };
    };
    deleteInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the invitation. Anything but an integer is a 400; an id of no invitation, or of one that is used, expired or
                 *     deleted, is a 404.
                 * @example 1
                 */
                invitation_id: components["schemas"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Invitación eliminada"
                     *     }
                     */
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["ParametersRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["InvitationNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WriteUnavailable"];
        };
    };
    setChecklistAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the account. Anything but an integer is a 400; an integer that is no account's id, even one beyond the
                 *     range of ids, is a 404.
                 * @example 2
                 */
                target_user_id: components["schemas"]["PathId"];
            };
            cookie?: never;
        };
        /** @description The access to grant. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "access": "read"
                 *     }
                 */
                "application/json": components["schemas"]["ChecklistAccessRequest"];
            };
        };
        responses: {
            /** @description The access is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Acceso a la lista actualizado"
                     *     }
                     */
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["BodyRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WriteUnavailable"];
        };
    };
    updateUserRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the account. Anything but an integer is a 400; an integer that is no account's id, even one beyond the
                 *     range of ids, is a 404.
                 * @example 2
                 */
                target_user_id: components["schemas"]["PathId"];
            };
            cookie?: never;
        };
        /** @description The role to give. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "admin"
                 *     }
                 */
                "application/json": components["schemas"]["RoleUpdateRequest"];
            };
        };
        responses: {
            /** @description The role is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Rol de 'luis.perez' actualizado a 'admin'",
                     *       "user_id": 2,
                     *       "role": "admin"
                     *     }
                     */
                    "application/json": components["schemas"]["RoleUpdateResponse"];
                };
            };
            400: components["responses"]["RoleRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WriteUnavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nombre": "Ana",
                     *       "apellidos": "García O'Brien",
                     *       "fecha_nacimiento": "1990-05-17",
                     *       "talla_m": 1.68
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ProfileNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The whole profile. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nombre": "Ana",
                 *       "apellidos": "García O'Brien",
                 *       "fecha_nacimiento": "1990-05-17",
                 *       "talla_m": 1.68
                 *     }
                 */
                "application/json": components["schemas"]["ProfileRequest"];
            };
        };
        responses: {
            /** @description The profile is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Perfil guardado"
                     *     }
                     */
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["ProfileRefused"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WriteUnavailable"];
        };
    };
    recordWeight: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The weight. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "peso_kg": 63.5
                 *     }
                 */
                "application/json": components["schemas"]["WeightRequest"];
            };
        };
        responses: {
            /** @description The weight is recorded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Peso registrado"
                     *     }
                     */
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["WeightRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionMissing"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WeightUnavailable"];
        };
    };
    getBmi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The BMI. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImcResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionMissing"];
            404: components["responses"]["BmiNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWeightStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionMissing"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWeights: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole history, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeightsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionMissing"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["HistoryUnavailable"];
        };
    };
    listRecentWeights: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest 5 weights, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecentWeightsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionMissing"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordWeights: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The weights, in any order. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeightBatch"];
            };
        };
        responses: {
            /** @description The weights are recorded, or checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeightBatchResponse"];
                };
            };
            400: components["responses"]["WeightsRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionMissing"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WriteUnavailable"];
        };
    };
    recordDeviceWeights: {
        parameters: {
            query?: {
                /** @description The person whose measurements are accepted: their `userId`, `username`, `user_name` or `user_slug`. */
                user?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The body that a scale's program sends. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceBody"];
            };
        };
        responses: {
            /** @description The measurements are recorded, or refused one by one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceWeightsResponse"];
                };
            };
            400: components["responses"]["DeviceBodyRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionMissing"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WriteUnavailable"];
        };
    };
    correctWeight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Anything but an integer is a 400; an integer that is no id of the caller's records, even one
                 *     beyond the range of ids, is a 404.
                 * @example 1
                 */
                weight_id: components["parameters"]["WeightId"];
            };
            cookie?: never;
        };
        /** @description The weight as it should have been. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "peso_kg": 63.5
                 *     }
                 */
                "application/json": components["schemas"]["WeightCorrection"];
            };
        };
        responses: {
            /** @description The weight is corrected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "peso_kg": 63.5,
                     *       "fecha_registro": "2026-01-31T07:05:09.123Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WeightItem"];
                };
            };
            400: components["responses"]["CorrectionRefused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WeightNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WriteUnavailable"];
        };
    };
    deleteWeight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Anything but an integer is a 400; an integer that is no id of the caller's records, even one
                 *     beyond the range of ids, is a 404.
                 * @example 1
                 */
                weight_id: components["parameters"]["WeightId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The weight is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Peso eliminado"
                     *     }
                     */
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["ParametersRefused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WeightNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WriteUnavailable"];
        };
    };
    deleteWeights: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The records to delete. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "weight_ids": [
                 *         12,
                 *         13
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WeightIds"];
            };
        };
        responses: {
            /** @description The records are deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": [
                     *         12
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedWeights"];
                };
            };
            400: components["responses"]["BodyRefused"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WriteUnavailable"];
        };
    };
    getMessages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The languages that the caller prefers, as in RFC 9110. Anything that names neither language gives Spanish.
                 * @example en-GB,en;q=0.9,es;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dictionary. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getPublicConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "captcha_site_key": "",
                     *       "validation_limits": {
                     *         "height_min": 0.4,
                     *         "height_max": 2.72,
                     *         "weight_min": 2,
                     *         "weight_max": 650,
                     *         "birth_date_min": "1900-01-01",
                     *         "weight_variation_per_day": 5,
                     *         "name_min_length": 1,
                     *         "name_max_length": 100
                     *       },
                     *       "time_zone": "Europe/Madrid"
                     *     }
                     */
                    "application/json": components["schemas"]["ConfigResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    exportFindingsDump: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dump, plain SQL text in UTF-8. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["DumpFileName"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example --
                     *     -- PostgreSQL database dump
                     *     --
                     */
                    "application/sql": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ExportFailed"];
            503: components["responses"]["ExportUnavailable"];
        };
    };
    importFindingsDump: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The dump as an uploaded file. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "--\n-- PostgreSQL database dump\n--\n\nSET statement_timeout = 0;\n\n--\n-- PostgreSQL database dump complete\n--\n"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ImportDumpRequest"];
            };
        };
        responses: {
            /** @description The dump is imported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Volcado importado",
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["ImportDumpResponse"];
                };
            };
            400: components["responses"]["ImportRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["ImportTimeout"];
            413: components["responses"]["FileTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ImportFailed"];
            503: components["responses"]["ImportUnavailable"];
        };
    };
    generateReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The languages that the caller prefers, as in RFC 9110. Anything that names neither language gives Spanish.
                 * @example en-GB,en;q=0.9,es;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Content-Disposition": components["headers"]["ReportFileName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ChecklistForbidden"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ReportFailed"];
            503: components["responses"]["ReportUnavailable"];
        };
    };
    requestWstgSync: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The languages that the caller prefers, as in RFC 9110. Anything that names neither language gives Spanish.
                 * @example en-GB,en;q=0.9,es;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The item and its new status. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WstgSyncRequest"];
            };
        };
        responses: {
            /** @description The request is stored and will be processed. */
            202: {
                headers: {
                    Location: components["headers"]["SyncRequestLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedResponse"];
                };
            };
            400: components["responses"]["SyncRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ChecklistForbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WriteUnavailable"];
        };
    };
    syncBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The languages that the caller prefers, as in RFC 9110. Anything that names neither language gives Spanish.
                 * @example en-GB,en;q=0.9,es;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The items and their new statuses. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "wstg_id": "WSTG-ATHN-01",
                 *           "status": "Done"
                 *         },
                 *         {
                 *           "wstg_id": "WSTG-ATHN-01, WSTG-ATHN-02",
                 *           "status": "Done"
                 *         },
                 *         {
                 *           "wstg_id": "WSTG-AUTHN-6",
                 *           "status": "Done"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WstgSyncBatch"];
            };
        };
        responses: {
            /** @description The accepted entries are stored and will be processed. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "index": 0,
                     *           "request_id": 42,
                     *           "code": null,
                     *           "hint": null
                     *         },
                     *         {
                     *           "index": 1,
                     *           "request_id": null,
                     *           "code": "wstg_id_ambiguous",
                     *           "hint": null
                     *         },
                     *         {
                     *           "index": 2,
                     *           "request_id": 43,
                     *           "code": null,
                     *           "hint": "WSTG-AUTHN-6 no está en la guía: ¿quizá WSTG-ATHN-06?"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WstgSyncResults"];
                };
            };
            400: components["responses"]["SyncBatchRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ChecklistForbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WriteUnavailable"];
        };
    };
    receiveWstgWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description DefectDojo's event kind. It marks one of DefectDojo's own deliveries; any value is accepted. */
                "X-DefectDojo-Event"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WstgWebhookRequest"];
            };
        };
        responses: {
            202: components["responses"]["EventQueued"];
            400: components["responses"]["WebhookRefused"];
            401: components["responses"]["WebhookUnauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WriteUnavailable"];
        };
    };
    getWstgStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the synchronisation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "last_sync": "2026-01-31T07:05:09.123Z",
                     *       "total_items": 97,
                     *       "synced_items": 96,
                     *       "pending_items": 1,
                     *       "conflicts": 0
                     *     }
                     */
                    "application/json": components["schemas"]["WstgStatusResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ChecklistForbidden"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWstgDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": {
                     *         "last_sync": "2026-01-31T07:05:09.123Z",
                     *         "total_items": 3,
                     *         "synced_items": 2,
                     *         "pending_items": 1,
                     *         "conflicts": 0
                     *       },
                     *       "statistics": {
                     *         "by_status": {
                     *           "Done": 1,
                     *           "In Progress": 1,
                     *           "Not Started": 1
                     *         },
                     *         "by_direction": {
                     *           "tracker->dd": 1,
                     *           "dd->tracker": 1
                     *         },
                     *         "recent_syncs": [
                     *           {
                     *             "timestamp": "2026-01-31T07:05:09.123Z",
                     *             "wstg_id": "WSTG-ATHN-01",
                     *             "direction": "tracker->dd",
                     *             "old_status": "In Progress",
                     *             "new_status": "Done",
                     *             "success": true,
                     *             "error_message": ""
                     *           },
                     *           {
                     *             "timestamp": "2026-01-31T07:00:00.042Z",
                     *             "wstg_id": "WSTG-INFO-02",
                     *             "direction": "dd->tracker",
                     *             "old_status": null,
                     *             "new_status": "In Progress",
                     *             "success": true,
                     *             "error_message": ""
                     *           }
                     *         ]
                     *       },
                     *       "timestamp": "2026-01-31T07:06:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WstgDashboardResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ChecklistForbidden"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listItems: {
        parameters: {
            query?: {
                /** @description The tracker-side status. An item that is not tracked has none. */
                status?: components["schemas"]["TrackerStatus"];
                /** @description The category of the guide, by name or by id such as `WSTG-INPV`, without regard to case. */
                category?: string;
                /** @description Whether the item is tracked. */
                tracked?: boolean;
                /** @description Whether the two sides of the item contradict each other. */
                conflict?: boolean;
                /** @description Whether a request of the item is waiting, retrying or failed. */
                open_request?: boolean;
                /**
                 * @description Whether the item has lost its finding, as `getSynchronisation` counts it. It was synchronised, and its
                 *     finding is gone.
                 */
                without_finding?: boolean;
                /** @description The outcome of the item, with regard to `since`. */
                outcome?: components["schemas"]["WstgOutcome"];
                /**
                 * @description When the assessment began: a status that was set earlier does not count. ISO 8601 with a zone, or a day
                 *     `YYYY-MM-DD` from 1900 to 2999, which stands for its first instant in `APP_TIMEZONE`.
                 */
                since?: string;
                /** @description The `next_after` of the previous page, with the same filters. Without it the answer is the first page. */
                after?: components["parameters"]["After"];
                /** @description The largest number of items. A page may have fewer; only `next_after` tells the end. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "wstg_id": "WSTG-ATHN-01",
                     *           "name": "Testing for Credentials Transported over an Encrypted Channel",
                     *           "category": "Authentication Testing",
                     *           "near": null,
                     *           "tracked": true,
                     *           "wstg_status": "Done",
                     *           "defectdojo_status": "verified",
                     *           "severity": "High",
                     *           "notes": "Todas las credenciales viajan por TLS.",
                     *           "notes_truncated": false,
                     *           "finding_id": 11,
                     *           "finding_url": "https://findings.example.com/finding/11",
                     *           "last_sync": "2026-01-31T07:05:09.123Z",
                     *           "last_sync_direction": "tracker->dd",
                     *           "conflict": false,
                     *           "open_request": false,
                     *           "failed_reason": null,
                     *           "outcome": "passed",
                     *           "status_set_at": "2026-01-31T07:05:08.991Z",
                     *           "status_set_by": "ana.garcia",
                     *           "status_set_for": "ana.garcia",
                     *           "open_findings": {
                     *             "critical": 0,
                     *             "high": 0,
                     *             "medium": 0,
                     *             "low": 0,
                     *             "info": 0
                     *           },
                     *           "finding_state": "closed",
                     *           "finding_own": true
                     *         }
                     *       ],
                     *       "next_after": null
                     *     }
                     */
                    "application/json": components["schemas"]["WstgItemsResponse"];
                };
            };
            400: components["responses"]["CategoryUnknown"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ChecklistForbidden"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the item, percent-encoded. More than 100 characters once trimmed are a 400. URLs drop the
                 *     segments `.` and `..`: items of these names are read with a blank, `%20..`.
                 * @example WSTG-ATHN-01
                 */
                wstg_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "wstg_id": "WSTG-ATHN-01",
                     *       "name": "Testing for Credentials Transported over an Encrypted Channel",
                     *       "category": "Authentication Testing",
                     *       "near": null,
                     *       "tracked": true,
                     *       "wstg_status": "Done",
                     *       "defectdojo_status": "verified",
                     *       "severity": "High",
                     *       "notes": "Todas las credenciales viajan por TLS.",
                     *       "notes_truncated": false,
                     *       "finding_id": 11,
                     *       "finding_url": "https://findings.example.com/finding/11",
                     *       "last_sync": "2026-01-31T07:05:09.123Z",
                     *       "last_sync_direction": "tracker->dd",
                     *       "conflict": false,
                     *       "open_request": false,
                     *       "failed_reason": null,
                     *       "outcome": "issues",
                     *       "status_set_at": "2026-01-31T07:05:08.991Z",
                     *       "status_set_by": "ana.garcia",
                     *       "status_set_for": "ana.garcia",
                     *       "open_findings": {
                     *         "critical": 0,
                     *         "high": 1,
                     *         "medium": 0,
                     *         "low": 0,
                     *         "info": 0
                     *       },
                     *       "finding_state": "closed",
                     *       "finding_own": true,
                     *       "findings": [
                     *         {
                     *           "finding_id": 11,
                     *           "title": "WSTG-ATHN-01: Testing for Credentials Transported Over an Encrypted Channel",
                     *           "severity": "high",
                     *           "state": "closed",
                     *           "own": true,
                     *           "written_to": true,
                     *           "finding_url": "https://findings.example.com/finding/11"
                     *         },
                     *         {
                     *           "finding_id": 12,
                     *           "title": "Login form served without TLS",
                     *           "severity": "high",
                     *           "state": "open",
                     *           "own": false,
                     *           "written_to": false,
                     *           "finding_url": "https://findings.example.com/finding/12"
                     *         }
                     *       ],
                     *       "findings_total": 2,
                     *       "requests": [
                     *         {
                     *           "request_id": 42,
                     *           "kind": "sync",
                     *           "wstg_id": "WSTG-ATHN-01",
                     *           "finding_id": 11,
                     *           "status": "Done",
                     *           "notes": "Todas las credenciales viajan por TLS.",
                     *           "account": "ana.garcia",
                     *           "user": "ana.garcia",
                     *           "state": "done",
                     *           "attempts": 1,
                     *           "accepted_at": "2026-01-31T07:05:08.991Z",
                     *           "next_attempt_at": null,
                     *           "finished_at": "2026-01-31T07:05:09.123Z",
                     *           "reason": null
                     *         }
                     *       ],
                     *       "log": [
                     *         {
                     *           "timestamp": "2026-01-31T07:05:09.123Z",
                     *           "wstg_id": "WSTG-ATHN-01",
                     *           "direction": "tracker->dd",
                     *           "old_status": "In Progress",
                     *           "new_status": "Done",
                     *           "success": true,
                     *           "error_message": "",
                     *           "account": "ana.garcia"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WstgItemDetails"];
                };
            };
            400: components["responses"]["ParametersRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ChecklistForbidden"];
            404: components["responses"]["ItemNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgetItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the item, percent-encoded. More than 100 characters once trimmed are a 400. URLs drop the
                 *     segments `.` and `..`: items of these names are read with a blank, `%20..`.
                 * @example WSTG-ATHN-01
                 */
                wstg_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item is forgotten. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Elemento olvidado"
                     *     }
                     */
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["ItemStays"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ItemNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WriteUnavailable"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description The state of the request. */
                state?: components["schemas"]["WstgRequestState"];
                /** @description Identifier of the item, read as in `requestWstgSync`. */
                wstg_id?: string;
                /** @description The `next_after` of the previous page, with the same filters. Without it the answer is the first page. */
                after?: components["parameters"]["After"];
                /** @description The largest number of entries. A page may have fewer; only `next_after` marks the end. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requests": [
                     *         {
                     *           "request_id": 42,
                     *           "kind": "sync",
                     *           "wstg_id": "WSTG-ATHN-01",
                     *           "finding_id": 11,
                     *           "status": "Done",
                     *           "notes": "Todas las credenciales viajan por TLS.",
                     *           "account": "ana.garcia",
                     *           "user": "ana.garcia",
                     *           "state": "done",
                     *           "attempts": 1,
                     *           "accepted_at": "2026-01-31T07:05:08.991Z",
                     *           "next_attempt_at": null,
                     *           "finished_at": "2026-01-31T07:05:09.123Z",
                     *           "reason": null
                     *         }
                     *       ],
                     *       "next_after": null
                     *     }
                     */
                    "application/json": components["schemas"]["WstgRequestsResponse"];
                };
            };
            400: components["responses"]["ParametersRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ChecklistForbidden"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the request. Anything but an integer is a 400; an unknown one is a 404.
                 * @example 42
                 */
                request_id: components["schemas"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "request_id": 42,
                     *       "kind": "sync",
                     *       "wstg_id": "WSTG-ATHN-01",
                     *       "finding_id": 11,
                     *       "status": "Done",
                     *       "notes": "Todas las credenciales viajan por TLS.",
                     *       "account": "ana.garcia",
                     *       "user": "ana.garcia",
                     *       "state": "done",
                     *       "attempts": 1,
                     *       "accepted_at": "2026-01-31T07:05:08.991Z",
                     *       "next_attempt_at": null,
                     *       "finished_at": "2026-01-31T07:05:09.123Z",
                     *       "reason": null
                     *     }
                     */
                    "application/json": components["schemas"]["WstgRequest"];
                };
            };
            400: components["responses"]["ParametersRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ChecklistForbidden"];
            404: components["responses"]["RequestNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The requests concerned; without a body all failed ones. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "request_ids": [
                 *         42
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RequestIds"];
            };
        };
        responses: {
            /** @description The requests concerned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "request_ids": [
                     *         42
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RequestIdsResponse"];
                };
            };
            400: components["responses"]["BodyRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ChecklistForbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WriteUnavailable"];
        };
    };
    dismissRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The requests concerned; without a body all failed ones. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "request_ids": [
                 *         42
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RequestIds"];
            };
        };
        responses: {
            /** @description The requests concerned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "request_ids": [
                     *         42
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RequestIdsResponse"];
                };
            };
            400: components["responses"]["BodyRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ChecklistForbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WriteUnavailable"];
        };
    };
    checkGate: {
        parameters: {
            query?: {
                /** @description The category of the guide, by name or by id such as `WSTG-INPV`, without regard to case. */
                category?: string;
                /**
                 * @description When the assessment began: a status that was set earlier does not count. ISO 8601 with a zone, or a day
                 *     `YYYY-MM-DD` from 1900 to 2999, which stands for its first instant in `APP_TIMEZONE`.
                 */
                since?: string;
                /** @description The worst severity of an open finding with which an item still passes. */
                allow?: "none" | "info" | "low" | "medium" | "high" | "critical";
                /** @description How old the last successful periodic run may be, in minutes; 0 for any age. */
                max_age?: number;
                /**
                 * @description For how many seconds the answer may wait until the verdict is neither stale nor kept from passing by
                 *     `request_waiting` alone. At most 4 calls of a key, or of an account, wait at once; further ones do not.
                 */
                wait?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verdict. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "passed": false,
                     *       "stale": false,
                     *       "stale_reason": null,
                     *       "read_at": "2026-01-31T07:05:01.730Z",
                     *       "items": 97,
                     *       "open": [
                     *         {
                     *           "wstg_id": "WSTG-ATHN-02",
                     *           "name": "Testing for Default Credentials",
                     *           "reason": "open_finding",
                     *           "severity": "high",
                     *           "findings": [
                     *             {
                     *               "finding_id": 11,
                     *               "title": "Default password of the router",
                     *               "severity": "high",
                     *               "created": "2026-01-24T10:12:44.000Z",
                     *               "finding_url": "https://findings.example.com/finding/11"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GateResponse"];
                };
            };
            400: components["responses"]["GateRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ChecklistForbidden"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLog: {
        parameters: {
            query?: {
                /** @description Identifier of the item, read as in `requestWstgSync`. */
                wstg_id?: string;
                /** @description Whether the synchronisation succeeded. */
                success?: boolean;
                /** @description The `next_after` of the previous page, with the same filters. Without it the answer is the first page. */
                after?: components["parameters"]["After"];
                /** @description The largest number of entries. A page may have fewer; only `next_after` marks the end. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entries": [
                     *         {
                     *           "timestamp": "2026-01-31T07:05:09.123Z",
                     *           "wstg_id": "WSTG-ATHN-01",
                     *           "direction": "tracker->dd",
                     *           "old_status": "In Progress",
                     *           "new_status": "Done",
                     *           "success": true,
                     *           "error_message": "",
                     *           "account": "ana.garcia"
                     *         }
                     *       ],
                     *       "next_after": null
                     *     }
                     */
                    "application/json": components["schemas"]["SyncLogResponse"];
                };
            };
            400: components["responses"]["ParametersRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ChecklistForbidden"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSynchronisation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the periodic run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "idle",
                     *       "next_run_at": "2026-01-31T07:10:00.042Z",
                     *       "last_started_at": "2026-01-31T07:05:00.042Z",
                     *       "last_finished_at": "2026-01-31T07:05:01.730Z",
                     *       "last_succeeded_at": "2026-01-31T07:05:01.730Z",
                     *       "last_error": null,
                     *       "last_warning": null,
                     *       "last_delivery_at": "2026-01-31T06:58:11.305Z",
                     *       "missed_finding": null,
                     *       "import_obstacle": null,
                     *       "waiting": 0,
                     *       "retrying": 0,
                     *       "failed": 0,
                     *       "without_finding": 0,
                     *       "unassigned": 0,
                     *       "keeps_equivalent_status": false,
                     *       "sandbox": false
                     *     }
                     */
                    "application/json": components["schemas"]["SynchronisationResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ChecklistForbidden"];
            405: components["responses"]["MethodNotAllowed"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    synchroniseNow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A declaration about findings that are not shown. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "hidden_is_gone": true
                 *     }
                 */
                "application/json": components["schemas"]["SynchroniseRequest"];
            };
        };
        responses: {
            /** @description The run is due. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "La sincronización empezará en unos segundos"
                     *     }
                     */
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["BodyRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ChecklistForbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WriteUnavailable"];
        };
    };
}
