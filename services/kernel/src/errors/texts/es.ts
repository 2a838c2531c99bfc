import { type ErrorTexts } from '../text.ts';

export const es: ErrorTexts = {
  payload_size_unexpected:
    'La petición supera el tamaño permitido; no se ha guardado nada. Envía menos datos a la vez.',
  server_error: 'Lo sentimos, algo no ha funcionado por nuestra parte. Inténtalo de nuevo en un momento.',
  wrong_argument_type: 'Un valor no es del tipo esperado; no se ha guardado nada. Revisa los campos marcados.',
  refresh_token_not_found: 'Tu sesión ha terminado. Inicia sesión de nuevo.',
  password_length: 'La contraseña debe tener entre 8 y 16 caracteres.',
  password_characters:
    'La contraseña necesita una minúscula, una mayúscula, una cifra y uno de estos caracteres: . - / @ # $ % ^ & _ + = ( ). No se permiten otros caracteres, tampoco la ñ ni letras con tilde.',
  password_contains_name:
    'La contraseña no puede contener el nombre, los apellidos ni el número de empleado. Elige otra contraseña.',
  password_reused: 'Esta contraseña ya se ha usado antes. Elige otra contraseña.',
  login_attempt_failed:
    'Tras varios intentos, el inicio de sesión está bloqueado durante un tiempo. Inténtalo más tarde o contacta con la administración.',
  sms_verification_failed: 'El código de verificación del SMS no coincide. Solicita un código nuevo.',
  too_many_otp_attempts:
    'Tras varios códigos que no coincidían, el inicio de sesión está bloqueado durante un tiempo. Inténtalo más tarde.',
  identity_not_found: 'No es posible iniciar sesión con estos datos. Revísalos o contacta con la administración.',
  mobile_access_disabled: 'El acceso móvil está desactivado. Si lo necesitas, contacta con la administración.',
  invalid_credentials: 'El nombre de usuario y la contraseña no coinciden. Revisa ambos e inténtalo de nuevo.',
  password_verification_error: 'La contraseña actual no coincide. Introdúcela de nuevo.',
  sso_login_failed: 'El inicio de sesión único no ha funcionado. Inténtalo de nuevo o inicia sesión con tu contraseña.',
  captcha_failed: 'La comprobación de seguridad no se ha completado. Repítela.',
  device_verification_failed:
    'No se ha podido verificar este dispositivo. Usa un dispositivo registrado o contacta con la administración.',
  channel_verification_failed:
    'No se ha podido verificar esta forma de iniciar sesión. Elige otra o contacta con la administración.',
  authentication_verification_error: 'No se ha podido verificar tu identidad. Inicia sesión de nuevo.',
  token_verification_error: 'No se ha podido verificar tu sesión. Inicia sesión de nuevo.',
  totp_verification_failed:
    'El código de verificación no coincide. Introduce las seis cifras que muestra ahora tu aplicación de autenticación.',
  sso_type_required: 'No se ha elegido ningún proveedor para el inicio de sesión único. Elige un proveedor.',
  network_error: 'No hay conexión con el servidor. Comprueba la red e inténtalo de nuevo.',

  unauthorised: 'No hay ninguna sesión iniciada o tu sesión ha terminado. Inicia sesión.',
  forbidden: 'No tienes permiso para esto. Si lo necesitas, contacta con la administración.',
  password_change_required: 'Establece primero una contraseña nueva; después podrás continuar.',
  area_disabled: 'Esta área está desactivada en tu organización.',
  guarded_field: 'No tienes permiso para filtrar ni ordenar por este campo.',
  entity_not_found: 'No se ha encontrado este registro. Puede que esté archivado o que no sea visible para ti.',
  resource_not_found: 'No hay nada en esta dirección. Revísala o vuelve a la página de inicio.',
  method_not_allowed: 'Esta acción no está disponible aquí.',
  feed_gone: 'Este punto del flujo ya no existe. Lee el flujo desde el principio.',
  unsupported_file_format: 'Este formato de archivo no es compatible. Elige un archivo en otro formato.',
  too_many_requests: 'Ha habido demasiadas peticiones en poco tiempo. Espera un momento e inténtalo de nuevo.',
  request_timeout: 'La respuesta ha tardado demasiado. Inténtalo de nuevo o reduce la selección.',
  service_unavailable: 'Esta parte de Kadro no está disponible en este momento. Inténtalo de nuevo en unos minutos.',

  http_message_not_readable: 'No se ha podido leer la petición; no se ha guardado nada.',
  constraint_violation: 'Hay que corregir algunos valores; no se ha guardado nada. Revisa los campos marcados.',
  unknown_property: 'Este campo no se conoce aquí.',
  invalid_method_argument: 'Un valor no se puede usar aquí; no se ha guardado nada. Revisa los valores.',
  page_too_large: 'Hay demasiadas filas en una página. Máximo: {{max}}.',
  query_too_complex: 'Esta consulta pide demasiado de una vez. Pide menos campos o filas.',
  unknown_field: 'No se puede filtrar por este campo.',
  unsorted_field: 'No se puede ordenar por este campo.',
  search_too_short: 'El texto de búsqueda es demasiado corto. Número mínimo de letras: {{min}}.',

  less_than_2_mb_error:
    'El archivo es demasiado grande; no se ha guardado. Elige un archivo de {{max}} MB como máximo.',
  image_too_large: 'La imagen es demasiado grande; no se ha guardado. Elige una imagen de {{max}} kB como máximo.',
  file_format: 'Este formato de archivo no está permitido. Formatos permitidos: {{formats}}.',
  import_column_doubled: 'Esta columna aparece más de una vez en el archivo. Deja solo una.',
  import_quote_open:
    'Las comillas que se abren en la fila {{row}} no se cierran. Ciérralas y vuelve a importar el archivo.',
  import_row_too_long: 'Esta fila tiene más celdas que columnas el archivo. Revisa los separadores y las comillas.',
  import_key_repeated: 'Una fila anterior del archivo trata del mismo registro; esta no se ha aplicado. Deja solo una.',
  import_date_unclear:
    'Esta fecha no se puede leer con certeza. Escribe todas las fechas en el formato de tu organización o todas como 2026-01-31.',
  import_file_erased:
    'El archivo de esta importación se borró a los {{days}} días. Importa la fila en un archivo nuevo.',

  required: 'Hace falta un valor.',
  value_invalid: 'Este valor no se puede usar. Revísalo.',
  wrong_type: 'Este valor no es del tipo esperado.',
  not_in_list: 'Este valor no es uno de los posibles. Elige uno de la lista.',
  not_integer: 'Introduce un número entero.',
  too_long: 'El texto es demasiado largo. Número máximo de caracteres: {{max}}.',
  too_short: 'El texto es demasiado corto. Número mínimo de caracteres: {{min}}.',
  too_small: 'El número es demasiado pequeño. Mínimo: {{min}}.',
  too_large: 'El número es demasiado grande. Máximo: {{max}}.',
  too_many: 'Hay demasiados elementos. Máximo: {{max}}.',
  too_few: 'Hay muy pocos elementos. Mínimo: {{min}}.',
  id_invalid: 'Este identificador no se puede usar. Elige el registro de nuevo.',
  email_invalid: 'Introduce una dirección de correo electrónico completa, por ejemplo nombre@example.com.',
  phone_invalid: 'Introduce un número de teléfono con prefijo internacional, por ejemplo +34 910 000 000.',
  url_invalid: 'Introduce una dirección web completa que empiece por https://.',
  date_invalid: 'Esta fecha no existe. Introduce otra fecha.',
  date_time_invalid: 'Esta fecha con hora no existe. Introduce otra.',
  time_zone_invalid: 'Esta zona horaria no se conoce. Elige una de la lista.',
  language_text_required: 'Introduce el texto en al menos un idioma.',

  same_record_exist:
    'Ya hay un registro con estos valores; no se ha guardado nada. Usa otros valores o abre ese registro.',
  already_used: 'Este valor ya está en uso. Introduce otro.',
  changed_meanwhile:
    'Otra persona ha modificado este registro mientras tanto; tus cambios no se han guardado. Vuelve a cargarlo y repítelos.',
  own_request: 'Nadie puede decidir sobre su propia solicitud. Deciden los responsables de la cadena de aprobación.',
  waiting_for_previous_manager:
    'Aún no es tu turno: primero decide {{manager}}. Recibirás un aviso cuando puedas decidir.',
  detail_awaited: 'Se ha pedido más información y aún no ha llegado. Se podrá decidir cuando llegue la respuesta.',
  approver_missing:
    'No hay nadie que pueda decidir sobre esta solicitud; no se ha guardado nada. Contacta con la administración.',
  data_integrity_violation:
    'Los datos de esta petición no concuerdan entre sí; no se ha guardado nada. Revisa la selección.',
  idempotency_key_reused:
    'Esta petición ya se envió con otros valores; no se ha guardado nada. Vuelve a cargar la página e introduce los valores de nuevo.',
  still_failing: 'Todavía no se ha podido procesar y sigue en la lista. Elimina primero la causa y vuelve a enviarlo.',
  nobody_listens:
    'Kadro ya no tiene ninguna parte que procese este mensaje; volver a enviarlo no sirve de nada. Descártalo.',
  job_must_finish: 'Esta tarea debe terminar y no se puede detener.',
  reference_unknown: 'Este registro no existe o no es visible para ti. Elige otro.',
  archived_record: 'Este registro está archivado y no se puede usar ni modificar. Elige otro.',
  meaningful_text:
    'El texto dice demasiado poco. Número mínimo de letras, sin espacios ni signos de puntuación: {{min}}.',
  amount_range: 'El importe está fuera del margen permitido. Mínimo: {{min}}. Máximo: {{max}}.',
  amount_invalid: 'No se puede leer este importe. Introduce un número con dos decimales como máximo.',
  currency_mismatch: 'Los importes están en monedas distintas. Usa una sola moneda.',
  date_order: 'El final es anterior al comienzo. Elige otras fechas.',
  date_range_too_long: 'El período es demasiado largo. Número máximo de días: {{max}}.',
  read_model_building: 'Estos registros se están reconstruyendo. Inténtalo de nuevo en un momento.',
};
