import { catalogos, type LlamadasDeCatalogo, nameOf, productosDeOficina } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import type { AccessCase } from './access-case.ts';
import { createEntrada, entradaNueva, nombresDeCatalogos } from './catalogos.ts';
import { createProducto } from './productos.ts';

/** Cases of every catalogue, by its example. */
export const casosDeCatalogos: Record<string, AccessCase> = Object.fromEntries(
  nombresDeCatalogos.flatMap((nombre) => {
    const llamadas = catalogos[nombre].llamadas as unknown as LlamadasDeCatalogo;
    const una: AccessCase = {
      own: async (db) => ({ id: await createEntrada(db, nombre) }),
      absent: { id: uuidv7() },
    };
    const cases: [keyof typeof llamadas, AccessCase][] = [
      ['list', {}],
      ['export', { query: { formato: 'csv' } }],
      ['create', { body: () => entradaNueva(nombre) }],
      ['read', una],
      ['update', { ...una, body: () => ({ ...entradaNueva(nombre), revision: 1 }) }],
      ['activate', { ...una, body: () => ({ activo: false }) }],
      ['move', { ...una, body: async (db) => ({ vecino: await createEntrada(db, nombre), lado: 'antes' }) }],
      ['remove', una],
    ];
    return cases.flatMap(([llamada, caso]) => (llamadas[llamada] ? [[nameOf(llamadas[llamada]), caso]] : []));
  }),
);

const producto: AccessCase = {
  own: async (db) => ({ idProducto: (await createProducto(db)).idProducto }),
  absent: { idProducto: uuidv7() },
};

/** Cases of the office's products. */
export const casosDeProductos: Record<string, AccessCase> = {
  [nameOf(productosDeOficina.list)]: {},
  [nameOf(productosDeOficina.export)]: { query: { formato: 'csv' } },
  [nameOf(productosDeOficina.read)]: producto,
  [nameOf(productosDeOficina.price)]: { ...producto, body: () => ({ precio: 9_900, revision: 2 }) },
  [nameOf(productosDeOficina.activate)]: { ...producto, body: () => ({ enVenta: false }) },
};
