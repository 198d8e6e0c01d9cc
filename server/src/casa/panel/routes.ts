import { panel } from '@fedatario/contract/casa';
import { route } from '../../http/route.ts';
import { leerPanel } from './panel.ts';

export const routes = [route(panel.data, leerPanel)];
