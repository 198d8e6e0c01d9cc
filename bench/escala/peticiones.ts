import { api } from '@fedatario/contract';
import { buy } from '../compra/comprar.ts';
import type { Comprador } from '../fixtures/compra.ts';
import type { Oficina } from '../fixtures/listas.ts';

/** An installation with so many trámites. */
export interface Tamano {
  readonly many: number;
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly pid: number;
  readonly oficina: Oficina;
  readonly compradores: readonly Comprador[];
}

/** A kind of request, and how it is sent: answers the bytes that came. */
export interface Peticion {
  readonly nombre: string;
  readonly send: (tamano: Tamano) => Promise<number>;
  /** How many times it is sent, where that is not the usual number. */
  readonly veces?: number;
  /** How many are sent at once, where that is not the usual number: somebody has one costly answer made at a time. */
  readonly aLaVez?: number;
}

const PURCHASES = 60;
const mes = new Date().toISOString().slice(0, 7);

const office = (nombre: string, path: string): Peticion => ({
  nombre,
  send: ({ url, oficina }) => get(`${url}/api${path}`, oficina.administra),
});
const own = (nombre: string, path: string): Peticion => ({
  nombre,
  send: ({ url, oficina }) => get(`${url}/api${path}`, oficina.cliente),
});
const open = (nombre: string, path: string): Peticion => ({ nombre, send: ({ url }) => get(`${url}${path}`) });

export const peticiones: readonly Peticion[] = [
  {
    nombre: 'una compra entera',
    veces: PURCHASES,
    aLaVez: 1,
    send: async ({ url, compradores }) => {
      const one = compradores.find(({ borradores }) => borradores.length > 0);
      if (!one) throw new Error('Se acabaron los borradores.');
      await buy(url, one);
      return 0;
    },
  },
  open('el catálogo', `/api${api.productos.list.path}`),
  own('trámites de un cliente', api.tramites.list.path),
  own('cuántos en cada grupo', api.tramites.cuentas.path),
  own('borradores de un cliente', api.borradores.list.path),
  own('facturas de un cliente', api.facturas.list.path),
  own('avisos de un cliente', api.notificaciones.list.path),
  own('el carrito', api.carrito.read.path),
  office('trámites de la oficina', `${api.asignaciones.list.path}?estado=en-proceso`),
  office('los que esperan notario', `${api.asignaciones.list.path}?estado=sin-asignar`),
  office('ventas de la oficina', api.ventas.list.path),
  { ...office('tablero de trámites, un mes', `${api.tableros.tramites.path}?desde=${mes}-01`), veces: 30, aLaVez: 1 },
];

async function get(url: string, authorization?: string): Promise<number> {
  const answer = await fetch(url, { headers: authorization === undefined ? {} : { authorization } });
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return byteLength;
}
