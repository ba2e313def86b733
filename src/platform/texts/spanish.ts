/** Spanish texts; `{name}` is a parameter. */
export const spanish = {
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
    code_invalid:
      'El enlace no es válido, ha caducado o ya se ha usado; pide otro a quien administra el ' +
      'servicio',
    too_many_invitations: 'El servicio admite como máximo {max} invitaciones sin usar',
    invitation_not_found: 'No hay ninguna invitación vigente con ese identificador',
    own_account: 'Es tu propia cuenta; hazlo desde los ajustes de tu cuenta',
    category_unknown: 'La guía no tiene esa categoría; las categorías son {categories}',
    parameter_unknown: 'El parámetro «{field}» no existe; el más parecido es {expected}',
    item_not_found: 'No existe ningún elemento de la lista con ese identificador',
    item_of_the_guide: 'El elemento es de la guía: no se puede olvidar',
    item_has_finding: 'Hay un hallazgo que nombra este elemento, o que puede estar oculto',
    item_has_request: 'El elemento tiene cambios por terminar o fallidos',
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
    time_zone_unknown:
      'No se conoce ninguna zona horaria con ese nombre; un ejemplo es Europe/Madrid',
    weight_change_too_large:
      'El peso difiere en {actual} kg del registro anterior, de hace {days} días; se admiten ' +
      'como máximo {allowed} kg',
    weight_change_too_large_one_day:
      'El peso difiere en {actual} kg del registro anterior, de hace 1 día; se admiten ' +
      'como máximo {allowed} kg',
    weight_change_too_large_same_day:
      'El peso difiere en {actual} kg de otro nuevo del mismo día; se admiten como máximo ' +
      '{allowed} kg',
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
    weight_unit_unknown: 'La unidad debe ser kg, g, lb, lbs, st o jin, y una sola',
    device_field_unknown:
      'Un campo desconocido parece indicar una fecha o una unidad: usa date y unit',
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
    outcome_unknown: 'No se sabe si el cambio se ha guardado; compruébalo antes de repetirlo',
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
    dump_of_service:
      'El volcado es de la base de datos del servicio, no de la herramienta; no se ha importado ' +
      'nada',
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
    import_role_owns_databases:
      'El rol de FINDINGS_DATABASE_URL es propietario de otras bases de datos ({databases}), que ' +
      'un volcado podría cambiar; dales otro propietario como superusuario: {sql} ' +
      '(lo hace npm run findings:owner)',
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
    invitation_deleted: 'Invitación eliminada',
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
    hint_not_in_guide: '{wstg_id} no está en la guía',
    hint_near: '{wstg_id} no está en la guía: ¿quizá {near}?',
    hint_status: 'el estado «{status}» no existe y cuenta como «{taken}»',
    hint_status_near: 'el estado «{status}» no existe y cuenta como «{taken}»: ¿quizá «{near}»?',
    item_forgotten: 'Elemento olvidado',
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
