import { nameOf } from '@fedatario/contract/base';
import { catalogos, type LlamadasDeCatalogo } from '@fedatario/contract/casa';
import { v7 as uuidv7 } from 'uuid';
import type { AccessCase } from '../../../testing/access-case.ts';
import { createEntrada, entradaNueva, nombresDeCatalogos } from './catalogos.ts';

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
