import { erroresDeArchivos } from './errores-de-archivos.ts';
import { erroresDeCitas } from './errores-de-citas.ts';
import { erroresDeCompra } from './errores-de-compra.ts';
import { erroresDeGestiones } from './errores-de-gestiones.ts';

/** Every error an answer may carry: its status and what a person reads. The catalogue is closed. */
export const errores = {
  'datos-invalidos': { status: 422, mensaje: 'Revise los datos marcados.' },
  'peticion-ilegible': { status: 400, mensaje: 'La petición no se puede leer. Revise cómo está escrita.' },
  'cabeceras-demasiado-grandes': {
    status: 431,
    mensaje: 'La dirección o las cabeceras son demasiado largas. Acórtelas.',
  },
  'json-invalido': { status: 400, mensaje: 'La petición no es JSON válido.' },
  'cuerpo-demasiado-grande': { status: 413, mensaje: 'Lo que envía es demasiado grande.' },
  'tipo-no-admitido': { status: 415, mensaje: 'Envíe los datos como application/json.' },
  'sesion-requerida': { status: 401, mensaje: 'Inicie sesión para continuar.' },
  'sesion-vencida': { status: 401, mensaje: 'Su sesión terminó. Inicie sesión de nuevo; lo que escribió sigue aquí.' },
  'acceso-denegado': { status: 403, mensaje: 'Su cuenta no tiene acceso a esto.' },
  'no-encontrado': { status: 404, mensaje: 'No existe, o no está a su alcance.' },
  'ruta-inexistente': { status: 404, mensaje: 'Esta dirección no existe.' },
  'conflicto-revision': {
    status: 409,
    mensaje: 'Alguien cambió estos datos mientras usted los editaba. Compare y guarde de nuevo.',
  },
  'peticion-en-curso': { status: 409, mensaje: 'La misma petición está en curso. Espere su respuesta.' },
  'clave-idempotencia-distinta': {
    status: 422,
    mensaje: 'La clave Idempotency-Key ya se usó con otros datos. Use una nueva.',
  },
  'clave-idempotencia-invalida': {
    status: 400,
    mensaje: 'Idempotency-Key admite de 8 a 128 letras, dígitos, guiones o guiones bajos.',
  },
  'demasiadas-peticiones': { status: 429, mensaje: 'Hizo demasiadas peticiones seguidas. Espere un momento.' },
  'error-interno': { status: 500, mensaje: 'Ha ocurrido un error, Intentelo nuevamente.' },
  'servicio-no-disponible': {
    status: 503,
    mensaje: 'El servicio no está disponible en este momento. Lo que escribió no se ha perdido; intente en un minuto.',
  },
  'credenciales-incorrectas': { status: 401, mensaje: 'El correo o la contraseña no coinciden. Revíselos.' },
  'cuenta-bloqueada': {
    status: 403,
    mensaje: 'Bloqueamos el ingreso por varios intentos fallidos. Espere unos minutos o recupere su contraseña.',
  },
  'cuenta-desactivada': { status: 403, mensaje: 'Esta cuenta está desactivada. Escríbanos para reactivarla.' },
  'cuenta-sin-confirmar': { status: 403, mensaje: 'Confirme su correo con el código que le enviamos.' },
  'cambio-de-clave-requerido': {
    status: 403,
    mensaje: 'Debe cambiar su contraseña antes de entrar. Le enviamos un código a su correo.',
  },
  'segundo-paso-requerido': {
    status: 403,
    mensaje: 'Escriba el código de su aplicación para terminar de entrar.',
  },
  'copia-en-curso': {
    status: 409,
    mensaje: 'Ya estamos preparando una copia de sus datos. Le avisaremos cuando esté lista.',
  },
  'copia-no-lista': { status: 409, mensaje: 'No hay una copia lista para descargar. Pida una nueva.' },
  'cierre-impedido': {
    status: 409,
    mensaje: 'Antes de cerrar la cuenta tiene que terminar o cancelar lo que está en curso. Vea la lista.',
  },
  'notario-con-registro': {
    status: 409,
    mensaje: 'Tiene actos en su registro notarial, que se conserva para siempre: no puede borrarse. Bloquee la cuenta.',
  },
  'dos-pasos-exigidos': {
    status: 403,
    mensaje:
      'La oficina pide verificación en dos pasos para esto. Actívela en Mi perfil › Seguridad e inténtelo de nuevo.',
  },
  'reingreso-requerido': {
    status: 403,
    mensaje: 'Esto no se puede deshacer. Escriba su contraseña otra vez para confirmar que es usted.',
  },
  'codigo-incorrecto': { status: 422, mensaje: 'El código no coincide o venció. Revise el correo o pida otro.' },
  'limite-codigos': {
    status: 429,
    mensaje: 'Pidió o probó demasiados códigos. Espere unos minutos antes de intentar de nuevo.',
  },
  'sin-notarios': {
    status: 409,
    mensaje:
      'No hay un notario con lugar que pueda ejercer hoy. Elija a uno, o espere a que alguno termine lo que tiene.',
  },
  'estado-no-permite': { status: 409, mensaje: 'En el estado en que está, eso ya no se puede hacer.' },
  'demostracion-en-preparacion': {
    status: 409,
    mensaje: 'La demostración se está preparando. Espere e inténtelo de nuevo.',
  },
  ...erroresDeCitas,
  'producto-sin-entrevista': { status: 422, mensaje: 'Este servicio no se llena con una entrevista.' },
  'limite-borradores': {
    status: 409,
    mensaje: 'Tiene demasiados borradores abiertos. Termine o descarte alguno para empezar otro.',
  },
  'limite-libreta': {
    status: 409,
    mensaje: 'Su libreta está llena. Borre alguna entrada para guardar otra.',
  },
  'respuestas-demasiado-grandes': {
    status: 413,
    mensaje:
      'Las respuestas de este borrador ya no caben. Acorte los textos más largos o quite elementos de las listas.',
  },
  'nada-que-deshacer': { status: 409, mensaje: 'No queda ningún cambio que deshacer o rehacer.' },
  'producto-fuera-de-venta': {
    status: 422,
    mensaje: 'Este producto no está a la venta. Vuelva a ponerlo a la venta antes de cambiar su precio.',
  },
  'producto-sin-version': {
    status: 422,
    mensaje: 'Este producto todavía no se puede vender: es una gestión, o nunca se publicó su texto.',
  },
  'redaccion-con-problemas': {
    status: 409,
    mensaje: 'Todavía no se puede publicar. Mire lo que la página señala y complételo.',
  },
  'publicacion-por-aprobar': {
    status: 409,
    mensaje:
      'La oficina pide que otra persona apruebe lo que se publica. Escríbalo en el editor del producto y pida que se publique.',
  },
  'publicacion-propia': {
    status: 409,
    mensaje: 'Usted pidió esta publicación: debe aprobarla otra persona de la administración.',
  },
  'publicacion-cambiada': {
    status: 409,
    mensaje: 'La publicación pedida ya no es la que usted vio. Mírela de nuevo antes de decidir.',
  },
  'nada-por-publicar': { status: 409, mensaje: 'Lo escrito ya está publicado: no hay cambios.' },
  'producto-retirado': {
    status: 404,
    mensaje: 'Este servicio ya no se ofrece. Vea los documentos que sí puede hacer hoy.',
  },
  'documento-incompleto': {
    status: 422,
    mensaje: 'Al documento le faltan respuestas: con espacios en blanco no se sella ni se entrega.',
  },
  'sello-no-verifica': {
    status: 422,
    mensaje: 'La firma del sello no se pudo comprobar: el documento no se entrega.',
  },
  'certificado-no-sirve': { status: 422, mensaje: 'El certificado de quien sella no sirve: ponga otro.' },
  'codigo-inexistente': { status: 422, mensaje: 'Ese código promocional no existe. Revise que esté bien escrito.' },
  'codigo-en-uso': {
    status: 409,
    mensaje: 'No se puede borrar un código que ya se usó: lo nombran {facturas} facturas o pedidos. Desactívelo.',
  },
  'entrada-en-uso': {
    status: 409,
    mensaje: 'Está en uso y no se puede borrar. Archívela: deja de ofrecerse, y lo que ya la usa no cambia.',
  },
  'valor-en-vigor': {
    status: 409,
    mensaje: 'Ese valor ya rige y no se puede quitar. Escriba otro que rija desde un día próximo.',
  },
  'exportacion-demasiado-grande': {
    status: 422,
    mensaje: 'El filtro deja más de {maximo} filas, que no caben en un archivo. Filtre un poco más.',
  },
  'codigo-agotado': {
    status: 409,
    mensaje: 'El último uso de ese código se acaba de ocupar. Revise el total sin él y decida.',
  },
  'precio-cambiado': {
    status: 409,
    mensaje: 'El total cambió mientras usted lo revisaba. Mire el nuevo antes de pagar; no se cobró nada.',
  },
  'clave-idempotencia-requerida': { status: 400, mensaje: 'Esta llamada exige el encabezado Idempotency-Key.' },
  'nota-excede': { status: 409, mensaje: 'De esa línea queda menos por devolver. Revise los montos.' },
  'cotizacion-cambiada': {
    status: 409,
    mensaje: 'Lo que se le devuelve cambió mientras usted lo revisaba. Mírelo de nuevo antes de pedirlo.',
  },
  'segunda-persona': {
    status: 409,
    mensaje: 'Usted ya lo aprobó. Por su monto falta que lo apruebe otra persona de la administración.',
  },
  'proveedor-no-disponible': {
    status: 503,
    mensaje: 'El servicio de tarjetas no responde. Su pedido está guardado; intente el pago en un minuto.',
  },
  'documentos-ocupados': {
    status: 503,
    mensaje: 'Hay muchos documentos en espera. El suyo está guardado; intente de nuevo en unos segundos.',
  },
  'documento-no-imprimible': {
    status: 422,
    mensaje: 'El documento tiene un carácter que no se puede imprimir. Cámbielo donde se indica.',
  },
  'documento-demasiado-grande': {
    status: 422,
    mensaje: 'El documento es demasiado largo para hacer un PDF. Acorte los textos más largos.',
  },
  'documento-invalido': {
    status: 422,
    mensaje:
      'El documento no se pudo componer. Es una falla nuestra y ya quedó anotada; sus respuestas están guardadas.',
  },
  ...erroresDeArchivos,
  ...erroresDeCompra,
  ...erroresDeGestiones,
  'comprobante-en-revision': {
    status: 409,
    mensaje: 'Estamos revisando el comprobante de este pedido. En cuanto tengamos respuesta podrá seguir.',
  },
  'correo-recien-enviado': {
    status: 409,
    mensaje: 'A esa dirección ya se le escribió hace poco. Espere diez minutos y envíelo otra vez.',
  },
  'formulario-dudoso': {
    status: 422,
    mensaje: 'No pudimos comprobar que lo envía una persona. Espere unos segundos y envíelo otra vez.',
  },
  'enlace-invalido': { status: 422, mensaje: 'El enlace no es válido o venció. Pida otro.' },
  'notario-no-ejerce': {
    status: 409,
    mensaje: 'Ese notario no puede ejercer hoy. Revise su perfil, o elija a otro.',
  },
  'cuenta-propia': {
    status: 409,
    mensaje: 'Esto no se hace con la cuenta propia. Pídaselo a otra persona de la administración.',
  },
  'ultimo-administrador': {
    status: 409,
    mensaje: 'No quedaría quien administre. Nombre antes a otra persona y espere a que entre por primera vez.',
  },
  'texto-con-blancos': {
    status: 409,
    mensaje:
      'En el texto falta escribir: {espacios}. Lo de la firma se escribe en «Firmar el acto»; lo demás, en la minuta, que antes vuelve a revisión.',
  },
  'minuta-incompleta': { status: 409, mensaje: 'Escriba lo que va en cada espacio marcado antes de enviarlo.' },
  'observaciones-sin-respuesta': { status: 409, mensaje: 'Responda cada observación antes de enviar el documento.' },
  'minuta-cambiada': { status: 409, mensaje: 'El documento que leyó ya no espera su aprobación. Léalo de nuevo.' },
  'correo-en-uso': { status: 409, mensaje: 'Ya existe un usuario con ese correo.' },
} as const satisfies Record<string, { status: number; mensaje: string }>;

export type CodigoError = keyof typeof errores;
