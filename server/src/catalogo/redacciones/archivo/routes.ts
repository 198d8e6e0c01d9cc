import { archivosDeProducto } from '@fedatario/contract/catalogo';
import { route, routeOutside } from '../../../http/route.ts';
import { leerAparte } from './aparte.ts';
import { exportarProducto } from './exportar.ts';
import { revisarArchivo } from './revisar.ts';
import { traerProducto, traerSobre } from './traer.ts';

export const routes = [
  route(archivosDeProducto.read, ({ db, params }) => exportarProducto(db, params.idProducto)),
  routeOutside(archivosDeProducto.review, ({ db, body }) => revisarArchivo(db, body)),
  routeOutside(archivosDeProducto.bring, async ({ transactActo, actor, now, body, query }) => {
    const archivo = await leerAparte(body);
    return transactActo((db) => traerProducto({ db, actor, now }, archivo, query));
  }),
  routeOutside(archivosDeProducto.replace, async ({ transactActo, actor, now, body, query, params }) => {
    const archivo = await leerAparte(body);
    return transactActo((db) => traerSobre({ db, actor, now }, archivo, { ...params, ...query }));
  }),
];
