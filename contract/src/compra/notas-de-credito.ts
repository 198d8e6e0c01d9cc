import * as z from 'zod/mini';
import { archivo, lectura, lista } from '../base/calls.ts';
import { instante, m, uuid } from '../base/campos.ts';
import { busqueda, Exportacion, exportacion, orden, Pagina, periodo, periodoEnOrden } from '../base/paginas.ts';
import { metodosDePago } from './factura.ts';

/** A credit note of anybody's, as the office sees it in a list. Its amount in centavos, IVA included. */
export const NotaEnLista = z.object({
  idNota: uuid,
  numero: z.string(),
  total: z.int(),
  motivo: z.string(),
  creadaEn: instante,
  factura: z.object({ idFactura: uuid, numero: z.string() }),
  cliente: z.object({ nombre: z.string(), email: z.string() }),
  metodo: z.enum(metodosDePago),
});
export type NotaEnLista = z.output<typeof NotaEnLista>;

export const ordenesDeNotas = ['fecha', 'numero', 'cliente', 'total'] as const;

const filtros = {
  /** Found in its number, in that of its invoice, in the customer and in the reason. */
  texto: busqueda,
  /** The method of the order that it takes a part back of. */
  metodo: z.optional(z.enum(metodosDePago, m('opcion'))),
  /** Days of the company's time zone, both included. */
  ...periodo,
  orden: orden(ordenesDeNotas),
};
const Filtros = z.strictObject(filtros);
export type FiltrosDeNotas = z.output<typeof Filtros>;

export const notasDeCredito = {
  list: lista({
    path: '/private/notas-de-credito',
    access: 'admin',
    summary: 'Las notas de crédito de todos los clientes',
    query: z.strictObject({ ...Pagina, ...filtros }).check(periodoEnOrden),
    response: z.array(NotaEnLista),
  }),
  totals: lectura({
    path: '/private/notas-de-credito/totales',
    access: 'admin',
    summary: 'Cuántas notas deja un filtro, y cuánto suman',
    query: Filtros.check(periodoEnOrden),
    response: z.object({ cantidad: z.int(), monto: z.int() }),
  }),
  export: archivo({
    ...exportacion,
    path: '/private/notas-de-credito/exportacion',
    access: 'admin',
    summary: 'La lista de notas de crédito, filtrada y en orden, como CSV o XLSX',
    query: z.strictObject({ ...filtros, ...Exportacion }).check(periodoEnOrden),
  }),
};
