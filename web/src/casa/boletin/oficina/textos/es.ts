/** Texts of the office's list of who receives the newsletter. */
export const lectores = {
  titulo: 'Suscripciones al boletín',
  detalle: 'Quiénes reciben el boletín, de dónde vienen y quién no ha confirmado su correo.',
  buscar: 'Nombre o correo',
  vacioTitulo: 'Nadie por ahora',
  vacio: 'Cuando alguien se suscriba en el pie de la página, aparecerá aquí.',
  todasLasSituaciones: 'Todas las situaciones',
  todosLosOrigenes: 'Todos los orígenes',
  columna: {
    nombre: 'Nombre',
    situacion: 'Situación',
    origen: 'Origen',
    suscrito: 'Suscrito',
  },
  situacion: { activa: 'Activa', porConfirmar: 'Por confirmar', baja: 'De baja' },
  origen: { cuenta: 'Cuenta', visita: 'Visita' },
  confirmado: 'Confirmado',
  enlace: 'Último enlace enviado',
  ultimoEnlace: 'Último enlace: {fecha}',
  quitar: 'Dar de baja a {nombre}',
  reenviar: 'Enviar otra vez el enlace a {nombre}',
  quitarTitulo: '¿Dar de baja a {nombre}?',
  quitarTexto:
    'Hágalo solo si se lo pidió. {correo} no recibirá más el boletín; para volver tendrá que suscribirse otra vez.',
  quitarConfirmar: 'Dar de baja',
  quitado: '{nombre} ya no recibe el boletín.',
  reenviado: 'Enlace enviado a {correo}.',
};
