import { enlacesDeGestor, HECHO } from '@fedatario/contract/casa';
import { type Route, route, routeOutside } from '../../http/route.ts';
import type { Files } from '../../services/files/files.ts';
import { subirArchivo } from '../archivos/archivos.ts';
import { cookieDeGestor } from './cookie.ts';
import { anularEnlace, leerEnlace, reenviarEnlace } from './enlaces-gestor.ts';
import { abrir, cerrar, enviarCodigo, exigirGestor, VIDA_DE_SESION } from './sesion.ts';

export function routes(baseUrl: string, files: Files): Route[] {
  const name = cookieDeGestor(baseUrl);
  return [
    routeOutside(enlacesDeGestor.sendCode, (request) => enviarCodigo(request, request.body.token)),
    routeOutside(enlacesDeGestor.open, async (request) => {
      const { token, codigo } = request.body;
      const { cookie, nombre } = await abrir(request, token, codigo);
      request.setCookie({ name, value: cookie, maxAge: VIDA_DE_SESION });
      return { nombre };
    }),
    routeOutside(enlacesDeGestor.close, async ({ transact, cookies, now, setCookie }) => {
      await transact((db) => cerrar(db, cookies[name], now));
      setCookie({ name, value: '', maxAge: 0 });
      return HECHO;
    }),
    routeOutside(
      enlacesDeGestor.upload,
      async ({ query, body, ...request }) => {
        const { idGestor } = await exigirGestor(request.db, request.cookies[name], request.now);
        return subirArchivo(files, request, { nombre: query.nombre, contenido: body, idUsuario: null, idGestor });
      },
      { admit: async ({ db, cookies, now }) => void (await exigirGestor(db, cookies[name], now)) },
    ),
    route(enlacesDeGestor.read, (request) => leerEnlace(request, request.params.idGestor)),
    route(enlacesDeGestor.send, (request) => reenviarEnlace(request, request.params.idGestor)),
    route(enlacesDeGestor.revoke, (request) => anularEnlace(request, request.params.idGestor)),
  ];
}
