import { textosLegales } from '@fedatario/contract/casa';
import { route } from '../../http/route.ts';
import { edicionDeTextos, leerVersion, publicarTexto, textosVigentes, versionesDe } from './textos-legales.ts';

export const routes = [
  route(textosLegales.list, ({ db }) => textosVigentes(db), { edicion: edicionDeTextos }),
  route(textosLegales.versiones, ({ db, params }) => versionesDe(db, params.clase)),
  route(textosLegales.version, ({ db, params }) => leerVersion(db, params.clase, params.version)),
  route(textosLegales.publish, (request) => publicarTexto(request, request.params.clase, request.body)),
];
