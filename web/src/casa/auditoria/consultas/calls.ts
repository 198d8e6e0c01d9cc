import type { consultas } from '@fedatario/contract';
import { light } from '../../../lib/calls.ts';

export const listarConsultas = light<typeof consultas.list>({
  method: 'GET',
  path: '/private/usuario/consultas',
  access: 'all',
});
