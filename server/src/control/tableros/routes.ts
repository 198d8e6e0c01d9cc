import { tableros } from '@fedatario/contract';
import { route } from '../../http/route.ts';
import { tableroDeTramites } from './tableros.ts';

export const routes = [route(tableros.tramites, (request) => tableroDeTramites(request, request.query))];
