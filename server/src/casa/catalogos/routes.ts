import { catalogos, type LlamadasDeCatalogo, type NombreDeCatalogo } from '@fedatario/contract/casa';
import { type Route, route } from '../../http/route.ts';
import {
  archivarEntrada,
  borrarEntrada,
  cambiarEntrada,
  crearEntrada,
  exportarEntradas,
  leerEntrada,
  listarEntradas,
  moverEntrada,
} from './catalogos.ts';
import { tablaDe } from './definiciones.ts';

/** Every call of every catalogue. */
export const routes = (Object.keys(catalogos) as NombreDeCatalogo[]).flatMap(routesOf);

function routesOf(catalogo: NombreDeCatalogo): Route[] {
  const llamadas = catalogos[catalogo].llamadas as unknown as LlamadasDeCatalogo;
  const tabla = tablaDe(catalogo);
  const nombre = llamadas.list.path.split('/').at(-1) ?? catalogo;
  return [
    route(llamadas.list, (request) => listarEntradas(tabla, request, request.query)),
    route(llamadas.export, (request) => exportarEntradas(tabla, request, { ...request.query, nombre })),
    route(llamadas.create, (request) => crearEntrada(tabla, request, request.body)),
    route(llamadas.read, (request) => leerEntrada(tabla, request, request.params.id)),
    route(llamadas.update, (request) => cambiarEntrada(tabla, request, request.params.id, request.body)),
    route(llamadas.activate, (request) => archivarEntrada(tabla, request, request.params.id, request.body.activo)),
    ...(llamadas.move
      ? [route(llamadas.move, (request) => moverEntrada(tabla, request, request.params.id, request.body))]
      : []),
    route(llamadas.remove, (request) => borrarEntrada(tabla, request, request.params.id)),
  ];
}
