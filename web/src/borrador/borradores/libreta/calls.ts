import type { libreta } from '@fedatario/contract';
import { light } from '../../../lib/calls.ts';

export const listarLibreta = light<typeof libreta.list>({
  method: 'GET',
  path: '/private/libreta',
  access: 'adminCliente',
});

export const guardarEnLibreta = light<typeof libreta.keep>({
  method: 'POST',
  path: '/private/libreta',
  access: 'adminCliente',
});

export const leerDeLibreta = light<typeof libreta.read>({
  method: 'GET',
  path: '/private/libreta/:idEntrada',
  access: 'adminCliente',
});

export const editarEntrada = light<typeof libreta.edit>({
  method: 'PUT',
  path: '/private/libreta/:idEntrada',
  access: 'adminCliente',
});

export const borrarEntrada = light<typeof libreta.forget>({
  method: 'DELETE',
  path: '/private/libreta/:idEntrada',
  access: 'adminCliente',
});
