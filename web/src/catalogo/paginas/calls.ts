import type { preguntasFrecuentes } from '@fedatario/contract';
import { light } from '../../lib/calls.ts';

export const listarPreguntas = light<typeof preguntasFrecuentes.list>({
  method: 'GET',
  path: '/public/preguntas-frecuentes',
  access: 'public',
});
