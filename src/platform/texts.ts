/**
 * The text catalogue, with every text of the server. GET /api/messages serves it. The server's own
 * answers are always Spanish (specification, "Errors"); frontends may ask for English. `{name}` is
 * a parameter.
 */
const spanish = {
  errors: {
    // accounts and tokens
    authentication_required: 'Autenticación requerida',
    token_expired: 'Token expirado',
    webhook_unauthorized: 'Unauthorized',
    forbidden: 'No tienes permisos para realizar esta acción',
    invalid_credentials: 'Usuario o contraseña incorrectos',
    username_invalid:
      'El nombre de usuario debe tener entre 3 y 64 caracteres: letras sin acento, cifras y ' +
      'los signos . _ @ + -',
    username_taken: 'Ese nombre de usuario ya está en uso',
    password_too_short: 'La contraseña debe tener al menos {min} caracteres',
    password_too_long: 'La contraseña no puede superar los {max} caracteres',
    password_breached: 'Esta contraseña aparece en filtraciones de datos conocidas; elige otra',
    password_check_unavailable:
      'No se ha podido comprobar la contraseña; inténtalo de nuevo más tarde',
    captcha_failed: 'No se ha podido verificar el captcha',
    registration_closed: 'El registro está cerrado; pide una cuenta a quien administra el servicio',
    current_password_wrong: 'La contraseña actual no es correcta',
    password_unchanged: 'La contraseña nueva es igual a la actual',
    user_not_found: 'No existe ningún usuario con ese identificador',
    permission_missing: 'Falta el permiso {permission}',
    permission_not_held: 'Tu cuenta no tiene el permiso {permission}',
    too_many_keys: 'Una cuenta admite como máximo {max} claves',
    key_not_found: 'No tienes ninguna clave con ese identificador',
    own_account:
      'No puedes eliminar tu propia cuenta desde aquí; hazlo desde los ajustes de tu cuenta',
    category_unknown: 'La guía no tiene esa categoría; las categorías son {categories}',
    item_not_found: 'No existe ningún elemento de la lista con ese identificador',
    request_not_found: 'No existe ninguna petición con ese identificador',
    last_admin: 'Tiene que quedar al menos un administrador',
    too_many_attempts: 'Demasiados intentos; vuelve a intentarlo dentro de {seconds} s',
    busy: 'El servicio está ocupado; inténtalo de nuevo en unos segundos',
    // profile, weight, BMI
    name_invalid:
      'El campo {field} debe tener entre {min} y {max} caracteres: letras, espacios, guiones, ' +
      'apóstrofos y puntos',
    birth_date_invalid:
      'La fecha de nacimiento debe ser una fecha real entre {min} y hoy, con el formato AAAA-MM-DD',
    height_out_of_range: 'La altura debe estar entre {min} y {max} m',
    weight_out_of_range: 'El peso debe estar entre {min} y {max} kg',
    weight_change_too_large:
      'El peso difiere en {actual} kg del registro anterior, de hace {days} días; se admiten ' +
      'como máximo {allowed} kg',
    weight_change_too_large_one_day:
      'El peso difiere en {actual} kg del registro anterior, de hace 1 día; se admiten ' +
      'como máximo {allowed} kg',
    weight_change_too_large_later:
      'El peso difiere en {actual} kg del registro siguiente, de {days} días después; se admiten ' +
      'como máximo {allowed} kg',
    weight_change_too_large_later_one_day:
      'El peso difiere en {actual} kg del registro siguiente, de 1 día después; se admiten ' +
      'como máximo {allowed} kg',
    weight_date_invalid:
      'La fecha de registro debe ser una fecha y hora ISO 8601 con zona horaria o un día ' +
      'AAAA-MM-DD, no anterior a {min} ni a tu fecha de nacimiento, ni futura',
    weight_not_found: 'No tienes ningún peso con ese identificador',
    too_many_weights: 'De esta forma se pueden registrar como máximo {max} pesos por cuenta',
    device_body_unknown:
      'No se reconoce el programa de báscula: el cuerpo debe contener event, weight o timestamp',
    at_index: 'Registro {index}: {error}',
    profile_not_found: 'Todavía no has guardado tu perfil',
    bmi_without_profile: 'Para calcular el IMC, guarda antes tu perfil',
    bmi_without_weight: 'Para calcular el IMC, registra antes un peso',
    // requests in general
    invalid_field: 'El campo {field} no es válido: {reason}',
    reason_string: 'debe ser un texto',
    reason_number: 'debe ser un número',
    reason_integer: 'debe ser un número entero',
    reason_boolean: 'debe ser verdadero o falso',
    reason_object: 'debe ser un objeto',
    reason_array: 'debe ser una lista',
    reason_enum: 'debe ser uno de estos valores: {values}',
    reason_minimum: 'debe ser como mínimo {limit}',
    reason_maximum: 'debe ser como máximo {limit}',
    reason_min_length: 'su longitud mínima es {limit}',
    reason_max_length: 'no puede superar los {limit} caracteres',
    reason_min_items: 'el número mínimo de elementos es {limit}',
    reason_max_items: 'la lista no puede superar los {limit} elementos',
    reason_form: 'no tiene el formato esperado',
    missing_field: 'Falta el campo obligatorio {field}',
    invalid_request: 'La petición no es válida',
    malformed_json: 'El cuerpo de la petición no es JSON válido',
    invalid_text: 'La petición contiene caracteres no admitidos',
    body_required: 'Falta el cuerpo de la petición',
    no_data: 'No data provided',
    route_not_found: 'La ruta no existe',
    method_not_allowed: 'Método no permitido en esta ruta',
    body_too_large: 'El cuerpo de la petición es demasiado grande',
    headers_too_large: 'Las cabeceras de la petición son demasiado grandes',
    unsupported_media_type: 'Tipo de contenido no admitido; se espera {expected}',
    request_timeout: 'La petición ha tardado demasiado en llegar',
    service_unavailable:
      'El servicio no está disponible en este momento; inténtalo de nuevo en unos segundos',
    internal_error: 'Error interno del servidor',
    // failures without an answer of the service; clients show them
    unreachable: 'No se ha podido conectar con el servicio; inténtalo de nuevo más tarde',
    timeout: 'El servicio no ha respondido a tiempo; inténtalo de nuevo más tarde',
    gateway: 'El servicio no ha podido responder (HTTP {status}); inténtalo de nuevo más tarde',
    // findings manager
    report_failed: 'No se ha podido generar el informe',
    report_too_large:
      'El informe no cabe en la memoria: acorta las notas o asigna más memoria al servicio',
    dump_not_plain:
      'El archivo no es un volcado SQL en texto plano; se espera la salida de pg_dump en ' +
      'formato plano y en UTF-8, con su cabecera «-- PostgreSQL database dump»',
    dump_empty: 'El volcado está vacío',
    dump_incomplete: 'El volcado está incompleto: le falta el final',
    dump_refused: 'El volcado contiene una instrucción no admitida: {construct} (línea {line})',
    dump_statement_too_long:
      'El volcado contiene una instrucción de más de {max} MiB (línea {line}); con pg_dump sin ' +
      '--inserts no hay límite',
    file_too_large: 'El archivo supera el tamaño máximo de {max} MiB',
    import_failed: 'No se ha podido importar el volcado: {error}',
    import_too_large:
      'La importación no cabe en la memoria; no se ha importado nada. Usa pg_dump sin --inserts',
    import_running: 'Ya hay una importación en curso; inténtalo de nuevo cuando termine',
    import_blocked:
      'La herramienta o una exportación está usando la base de datos; inténtalo de nuevo más tarde',
    import_stalled: 'El volcado llega demasiado despacio; no se ha importado nada',
    dumps_not_configured:
      'La base de datos de la herramienta de hallazgos no está configurada (FINDINGS_DATABASE_URL)',
    dumps_own_database:
      'FINDINGS_DATABASE_URL apunta a la base de datos del servicio, no a la de la herramienta',
    import_role_powerful:
      'El rol de FINDINGS_DATABASE_URL tiene permisos fuera de su base de datos; la ' +
      'importación necesita un rol ordinario que sea su propietario (npm run findings:owner)',
    import_session_powerful:
      'No se puede importar mientras el rol {role}, con permisos fuera de la base de datos de la ' +
      'herramienta, tenga en ella una sesión: los disparadores del volcado usarían esos permisos',
    import_server_outdated:
      'El servidor PostgreSQL {found} de la herramienta tiene fallos de seguridad conocidos; ' +
      'para importar, actualízalo a la versión {needed} o a una posterior',
    export_busy: 'Ya se están exportando otros volcados; inténtalo de nuevo en unos segundos',
    export_blocked: 'La herramienta está usando su base de datos; inténtalo de nuevo más tarde',
    export_failed: 'No se ha podido exportar el volcado',
    pg_dump_missing:
      'No se puede exportar el volcado: falta el programa pg_dump (paquete postgresql-client)',
    pg_dump_too_old:
      'No se puede exportar el volcado: pg_dump {found} es más antiguo que el servidor ' +
      'PostgreSQL {needed}; instala un cliente más reciente',
    multipart_expected:
      'Se espera un formulario multipart/form-data con el archivo en el campo file',
    // WSTG synchronisation
    wstg_id_invalid: 'El campo wstg_id debe tener entre {min} y {max} caracteres',
    wstg_id_ambiguous: 'El campo wstg_id nombra varios elementos',
    timestamp_invalid: 'El campo timestamp debe ser una fecha y hora ISO 8601 con zona horaria',
    finding_unknown: 'La herramienta de hallazgos no conoce ese hallazgo',
    finding_without_wstg_id: 'El hallazgo no tiene identificador WSTG',
  },
  texts: {
    logged_out: 'Sesión cerrada',
    sessions_ended: 'Se han cerrado todas las sesiones',
    account_deleted: 'Cuenta eliminada',
    key_deleted: 'Clave eliminada',
    checklist_access_updated: 'Acceso a la lista actualizado',
    role_updated: "Rol de '{username}' actualizado a '{role}'",
    profile_saved: 'Perfil guardado',
    weight_recorded: 'Peso registrado',
    weight_deleted: 'Peso eliminado',
    // findings manager
    dump_imported: 'Volcado importado',
    // WSTG synchronisation
    sync_queued: 'Sincronización aceptada y en cola',
    sync_not_in_guide: 'Sincronización aceptada y en cola; {wstg_id}: not in the guide',
    sync_near: 'Sincronización aceptada y en cola; {wstg_id}: not in the guide, near {near}',
    run_requested: 'La sincronización empezará en unos segundos',
    webhook_queued: 'Evento aceptado y en cola',
    webhook_nothing_to_do: 'Evento recibido; no hay nada que sincronizar',
  },
  bmi_descriptions: {
    underweight: 'Peso insuficiente',
    normal: 'Peso normal',
    overweight: 'Sobrepeso',
    obese_class_i: 'Obesidad de grado I',
    obese_class_ii: 'Obesidad de grado II',
    obese_class_iii: 'Obesidad de grado III',
    minor: 'Para menores de 18 años no se aplican las categorías de IMC de los adultos',
  },
}

export type Catalogue = typeof spanish
export type ErrorKey = keyof Catalogue['errors']
export type TextKey = keyof Catalogue['texts']
export type TextParameters = Readonly<Record<string, string | number>>

const english: Catalogue = {
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
    own_account: 'You cannot delete your own account here; do it in your account settings',
    category_unknown: 'The guide has no such category; its categories are {categories}',
    item_not_found: 'There is no item of the checklist with this identifier',
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
    weight_change_too_large:
      'The weight differs by {actual} kg from the previous record, {days} days earlier; the ' +
      'largest accepted difference is {allowed} kg',
    weight_change_too_large_one_day:
      'The weight differs by {actual} kg from the previous record, 1 day earlier; the largest ' +
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
    sync_not_in_guide: 'Synchronisation accepted and queued; {wstg_id}: not in the guide',
    sync_near: 'Synchronisation accepted and queued; {wstg_id}: not in the guide, near {near}',
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

export const catalogues = { es: spanish, en: english } as const

/** Spanish writes decimals with a comma. */
const fill = (template: string, parameters: TextParameters, language = spanish): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = parameters[name] ?? placeholder
    const isSpanish = typeof value === 'number' && language === spanish
    return isSpanish ? String(value).replace('.', ',') : String(value)
  })

/** Limits by the key of the error that names them. */
export type TextLimits = Readonly<Partial<Record<ErrorKey, TextParameters>>>

/** The served texts: limits are filled in, parameters of a request are kept. */
export const servedCatalogue = (catalogue: Catalogue, limits: TextLimits): Catalogue => {
  const errors = { ...catalogue.errors }
  for (const key of Object.keys(errors) as ErrorKey[])
    errors[key] = fill(errors[key], limits[key] ?? {}, catalogue)
  return { ...catalogue, errors }
}

const isErrorKey = (key: unknown): key is ErrorKey =>
  typeof key === 'string' && key in spanish.errors

/**
 * The text of an error, by default in Spanish, its parameters filled in. `reason` is itself the key
 * of a text. `text` is the key of a text that replaces the error's own. `index` is the place of the
 * faulty entry in a list.
 */
export const errorText = (
  key: ErrorKey,
  parameters: TextParameters = {},
  catalogue = spanish,
): string => {
  const { errors } = catalogue
  const { reason, text: variant, index } = parameters
  const filled = isErrorKey(reason)
    ? { ...parameters, reason: fill(errors[reason], parameters, catalogue) }
    : parameters
  const error = fill(errors[isErrorKey(variant) ? variant : key], filled, catalogue)
  return index === undefined ? error : fill(errors.at_index, { index, error }, catalogue)
}

/** The Spanish text of a confirmation, its parameters filled in. */
export const text = (key: TextKey, parameters: TextParameters = {}): string =>
  fill(spanish.texts[key], parameters)

/** The Spanish description of a BMI class. */
export const bmiDescription = (key: keyof Catalogue['bmi_descriptions']): string =>
  spanish.bmi_descriptions[key]

/** The reasons that depend on the keyword alone; the type's depend on the type. */
const reasons: Readonly<Record<string, ErrorKey>> = {
  enum: 'reason_enum',
  minimum: 'reason_minimum',
  maximum: 'reason_maximum',
  minLength: 'reason_min_length',
  maxLength: 'reason_max_length',
  minItems: 'reason_min_items',
  maxItems: 'reason_max_items',
}
const typeReasons: Readonly<Record<string, ErrorKey>> = {
  string: 'reason_string',
  number: 'reason_number',
  integer: 'reason_integer',
  boolean: 'reason_boolean',
  object: 'reason_object',
  array: 'reason_array',
}

/** The parameters of `invalid_field`; keyword and details are Ajv's. */
export const violationParameters = (
  keyword: string,
  details: Readonly<Record<string, unknown>>,
): TextParameters => {
  const { type, limit, allowedValues } = details
  const reason = keyword === 'type' ? typeReasons[String(type)] : reasons[keyword]
  return {
    reason: reason ?? 'reason_form',
    ...(limit !== undefined && { limit: Number(limit) }),
    ...(Array.isArray(allowedValues) && { values: allowedValues.join(', ') }),
  }
}
