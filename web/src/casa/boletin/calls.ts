import type { boletin } from '@fedatario/contract';
import { light } from '../../lib/calls.ts';

export const suscribir = light<typeof boletin.subscribe>({
  method: 'POST',
  path: '/private/suscripcion',
  access: 'all',
});

export const suscribirInvitado = light<typeof boletin.subscribeGuest>({
  method: 'POST',
  path: '/public/boletin',
  access: 'public',
});

export const confirmar = light<typeof boletin.confirm>({
  method: 'POST',
  path: '/public/boletin/confirmacion',
  access: 'public',
});

export const darDeBaja = light<typeof boletin.leave>({
  method: 'POST',
  path: '/public/boletin/baja',
  access: 'public',
});
