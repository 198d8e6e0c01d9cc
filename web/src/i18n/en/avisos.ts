import type { Catalogo } from '../catalogo.ts';

export const avisos: Catalogo['avisos'] = {
  titulo: 'Notices',
  abrir: 'Notices',
  abrirConSinLeer: 'Notices: {n} unread',
  sinLeer: 'Unread notices: {n}',
  nuevo: 'Unread.',
  leerTodos: 'Mark all as read',
  ninguno: 'You have no notices yet. When something of yours moves forward, you will see it here.',
  anteriores: 'Show earlier ones',
};
