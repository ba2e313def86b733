import type { spanish } from './spanish.ts'

/** The same texts in English, for frontends that ask for them. */
export const english: typeof spanish = {
  errors: {
    authentication_required: 'Authentication required',
    token_expired: 'Token expired',
    webhook_unauthorized: 'Unauthorized',
    forbidden: 'You are not allowed to do this',
    invalid_credentials: 'Wrong username or password',
    username_invalid:
      'A username must have 3 to 64 characters: unaccented letters, digits and the signs . _ @ + -',
    username_taken: 'This username is already taken',
    password_too_short: 'The password must have at least {min} characters',
    password_too_long: 'The password must not have more than {max} characters',
    password_breached: 'This password appears in known data breaches; choose another one',
    password_check_unavailable: 'The password could not be checked; try again later',
    captcha_failed: 'The captcha could not be verified',
    registration_closed: 'Registration is closed; ask an administrator for an account',
    current_password_wrong: 'The current password is wrong',
    password_unchanged: 'The new password is the same as the current one',
    user_not_found: 'There is no user with this identifier',
    permission_missing: 'The permission {permission} is missing',
    permission_not_held: 'Your account does not have the permission {permission}',
    too_many_keys: 'An account can have at most {max} keys',
    key_not_found: 'You have no key with this id',
    code_invalid:
      'The link is not valid, has expired or has been used already; ask an administrator for ' +
      'another one',
    too_many_invitations: 'The service can have at most {max} unused invitations',
    invitation_not_found: 'There is no unused invitation with this identifier',
    own_account: 'This is your own account; use your account settings',
    category_unknown: 'The guide has no such category; its categories are {categories}',
    parameter_unknown: 'There is no parameter "{field}"; the nearest is {expected}',
    item_not_found: 'There is no item of the checklist with this identifier',
    item_of_the_guide: 'This item is a test of the guide and cannot be forgotten',
    item_has_finding: 'A finding names this item, or may be hidden',
    item_has_request: 'This item has unfinished or failed changes',
    request_not_found: 'There is no request with this identifier',
    last_admin: 'At least one administrator must remain',
    too_many_attempts: 'Too many attempts; try again in {seconds} s',
    busy: 'The service is busy; try again in a few seconds',
    name_invalid:
      'The field {field} must have {min} to {max} characters: letters, spaces, hyphens, ' +
      'apostrophes and full stops',
    birth_date_invalid:
      'The birth date must be a real date between {min} and today, in the form YYYY-MM-DD',
    height_out_of_range: 'The height must be between {min} and {max} m',
    weight_out_of_range: 'The weight must be between {min} and {max} kg',
    time_zone_unknown: 'No time zone with this name is known; an example is Europe/Madrid',
    weight_change_too_large:
      'The weight differs by {actual} kg from the previous record, {days} days earlier; the ' +
      'largest accepted difference is {allowed} kg',
    weight_change_too_large_one_day:
      'The weight differs by {actual} kg from the previous record, 1 day earlier; the largest ' +
      'accepted difference is {allowed} kg',
    weight_change_too_large_same_day:
      'The weight differs by {actual} kg from another new one of the same day; the largest ' +
      'accepted difference is {allowed} kg',
    weight_change_too_large_later:
      'The weight differs by {actual} kg from the next record, {days} days later; the largest ' +
      'accepted difference is {allowed} kg',
    weight_change_too_large_later_one_day:
      'The weight differs by {actual} kg from the next record, 1 day later; the largest ' +
      'accepted difference is {allowed} kg',
    weight_date_invalid:
      'The date of the record must be an ISO 8601 date and time with a time zone, or a day in ' +
      'the form YYYY-MM-DD. It must not be before {min}, before your birth date or in the future',
    weight_not_found: 'You have no weight with this identifier',
    too_many_weights: 'At most {max} weights per account can be recorded in this way',
    device_body_unknown:
      'The scale program is not recognised: the body must contain event, weight or timestamp',
    weight_unit_unknown: 'The unit must be kg, g, lb, lbs, st or jin, and only one',
    device_field_unknown: 'An unknown field seems to give a date or a unit: use date and unit',
    at_index: 'Record {index}: {error}',
    profile_not_found: 'You have not saved your profile yet',
    bmi_without_profile: 'Save your profile first to get your BMI',
    bmi_without_weight: 'Record a weight first to get your BMI',
    invalid_field: 'The field {field} is not valid: {reason}',
    reason_string: 'it must be text',
    reason_number: 'it must be a number',
    reason_integer: 'it must be a whole number',
    reason_boolean: 'it must be true or false',
    reason_object: 'it must be an object',
    reason_array: 'it must be a list',
    reason_enum: 'it must be one of {values}',
    reason_minimum: 'it must be at least {limit}',
    reason_maximum: 'it must be at most {limit}',
    reason_min_length: 'its minimum length is {limit}',
    reason_max_length: 'it must not have more than {limit} characters',
    reason_min_items: 'the minimum number of items is {limit}',
    reason_max_items: 'the list must not have more than {limit} items',
    reason_form: 'it does not have the expected format',
    missing_field: 'The required field {field} is missing',
    invalid_request: 'The request is not valid',
    malformed_json: 'The request body is not valid JSON',
    invalid_text: 'The request contains characters that are not allowed',
    body_required: 'The request body is missing',
    no_data: 'No data provided',
    route_not_found: 'The route does not exist',
    method_not_allowed: 'Method not allowed on this route',
    body_too_large: 'The request body is too large',
    headers_too_large: 'The request headers are too large',
    unsupported_media_type: 'Unsupported content type; expected {expected}',
    request_timeout: 'The request took too long to arrive',
    service_unavailable: 'The service is not available right now; try again in a few seconds',
    outcome_unknown: 'It is not known whether the change was stored; check before you repeat it',
    internal_error: 'Internal server error',
    // failures without an answer of the service; clients show them
    unreachable: 'The service could not be reached; try again later',
    timeout: 'The service did not answer in time; try again later',
    gateway: 'The service could not answer (HTTP {status}); try again later',
    // findings manager
    report_failed: 'The report could not be generated',
    report_too_large:
      'The report does not fit in memory: shorten the notes or give the service more memory',
    dump_not_plain:
      'The file is not a plain-text SQL dump; the output of pg_dump in plain format and UTF-8, ' +
      'with its header “-- PostgreSQL database dump”, is expected',
    dump_empty: 'The dump is empty',
    dump_incomplete: 'The dump is incomplete: its end is missing',
    dump_of_service:
      "The dump is one of the service's own database, not the tool's; nothing has been imported",
    dump_refused: 'The dump contains a statement that is not allowed: {construct} (line {line})',
    dump_statement_too_long:
      'The dump contains a statement of more than {max} MiB (line {line}); with pg_dump without ' +
      '--inserts there is no limit',
    file_too_large: 'The file exceeds the maximum size of {max} MiB',
    import_failed: 'The dump could not be imported: {error}',
    import_too_large:
      'The import does not fit in memory; nothing has been imported. Use pg_dump without --inserts',
    import_running: 'Another import is running; try again when it has finished',
    import_blocked: 'The tool or an export is using the database; try again later',
    import_stalled: 'The dump is arriving too slowly; nothing has been imported',
    dumps_not_configured:
      'The database of the findings tool is not configured (FINDINGS_DATABASE_URL)',
    dumps_own_database:
      "FINDINGS_DATABASE_URL points to the service's own database, not the findings tool's",
    import_role_powerful:
      'The role of FINDINGS_DATABASE_URL has rights beyond its database; an import needs an ' +
      'ordinary role that owns it (npm run findings:owner)',
    import_role_owns_databases:
      'The role of FINDINGS_DATABASE_URL owns other databases ({databases}), which a dump could ' +
      'change; give them another owner as a superuser: {sql} (npm run findings:owner does it)',
    import_session_powerful:
      "An import is impossible while the role {role}, with rights beyond the tool's database, " +
      'has a session in it: the triggers of the dump would use those rights',
    import_server_outdated:
      "The tool's PostgreSQL server {found} has known security holes; to import, update it to " +
      '{needed} or a later release',
    export_busy: 'Other dumps are being exported; try again in a few seconds',
    export_blocked: 'The tool is using its database; try again later',
    export_failed: 'The dump could not be exported',
    pg_dump_missing:
      'The dump cannot be exported: the program pg_dump is missing (package postgresql-client)',
    pg_dump_too_old:
      'The dump cannot be exported: pg_dump {found} is older than the PostgreSQL {needed} ' +
      'server; install a more recent client',
    multipart_expected: 'A multipart/form-data form with the file in the field file is expected',
    // WSTG synchronisation
    wstg_id_invalid: 'The field wstg_id must have {min} to {max} characters',
    wstg_id_ambiguous: 'The field wstg_id names several items',
    timestamp_invalid: 'The field timestamp must be an ISO 8601 date and time with a time zone',
    finding_unknown: 'The findings tool does not know this finding',
    finding_without_wstg_id: 'The finding has no WSTG identifier',
  },
  texts: {
    logged_out: 'Logged out',
    sessions_ended: 'All sessions have been ended',
    account_deleted: 'Account deleted',
    invitation_deleted: 'Invitation deleted',
    key_deleted: 'Key deleted',
    checklist_access_updated: 'Access to the checklist updated',
    role_updated: "Role of '{username}' changed to '{role}'",
    profile_saved: 'Profile saved',
    weight_recorded: 'Weight recorded',
    weight_deleted: 'Weight deleted',
    // findings manager
    dump_imported: 'Dump imported',
    // WSTG synchronisation
    sync_queued: 'Synchronisation accepted and queued',
    hint_not_in_guide: '{wstg_id} is not in the guide',
    hint_near: '{wstg_id} is not in the guide: did you mean {near}?',
    hint_status: 'the status "{status}" is not known and counts as "{taken}"',
    hint_status_near:
      'the status "{status}" is not known and counts as "{taken}": did you mean "{near}"?',
    item_forgotten: 'Item forgotten',
    run_requested: 'The synchronisation will start in a few seconds',
    webhook_queued: 'Event accepted and queued',
    webhook_nothing_to_do: 'Event received; there is nothing to synchronise',
  },
  bmi_descriptions: {
    underweight: 'Underweight',
    normal: 'Normal weight',
    overweight: 'Overweight',
    obese_class_i: 'Obesity class I',
    obese_class_ii: 'Obesity class II',
    obese_class_iii: 'Obesity class III',
    minor: 'The adult BMI classes do not apply to people under 18',
  },
}
