import type { documentos } from '@fedatario/contract';
import { light } from '../../lib/calls.ts';

export const verificar = light<typeof documentos.verificar>({
  method: 'GET',
  path: '/public/verificar/:codigo',
  access: 'public',
});
