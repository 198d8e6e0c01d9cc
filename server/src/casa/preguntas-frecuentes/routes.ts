import { preguntasFrecuentes } from '@fedatario/contract/casa';
import { route } from '../../http/route.ts';
import { edicionDePreguntas, listarPreguntas } from './preguntas-frecuentes.ts';

export const routes = [
  route(preguntasFrecuentes.list, ({ db }) => listarPreguntas(db), { edicion: edicionDePreguntas }),
];
