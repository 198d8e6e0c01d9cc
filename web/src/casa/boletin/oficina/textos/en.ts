import type { lectores as es } from './es.ts';

export const lectores: typeof es = {
  titulo: 'Newsletter subscriptions',
  detalle: 'Who receives the newsletter, where they come from and who has not confirmed their address.',
  buscar: 'Name or e-mail',
  vacioTitulo: 'Nobody yet',
  vacio: 'When somebody subscribes at the foot of the page, they will appear here.',
  todasLasSituaciones: 'Any state',
  todosLosOrigenes: 'Any source',
  columna: {
    nombre: 'Name',
    situacion: 'State',
    origen: 'Source',
    suscrito: 'Subscribed',
  },
  situacion: { activa: 'Active', porConfirmar: 'To be confirmed', baja: 'Left' },
  origen: { cuenta: 'Account', visita: 'Visit' },
  confirmado: 'Confirmed',
  enlace: 'Last link sent',
  ultimoEnlace: 'Last link: {fecha}',
  quitar: 'Unsubscribe {nombre}',
  reenviar: 'Send the link to {nombre} again',
  quitarTitulo: 'Unsubscribe {nombre}?',
  quitarTexto:
    'Only if they asked you to. {correo} will not receive the newsletter any more; to come back they must subscribe again.',
  quitarConfirmar: 'Unsubscribe',
  quitado: '{nombre} does not receive the newsletter any more.',
  reenviado: 'Link sent to {correo}.',
};
