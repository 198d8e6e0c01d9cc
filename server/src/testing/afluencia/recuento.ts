import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Db, openPools } from '../../db/db.ts';
import type { Acta } from './afluencia.ts';

export interface Recuento {
  readonly compras: number;
  readonly subidas: number;
  readonly sellos: number;
  /** Names of things acknowledged that are not there. */
  readonly perdidos: readonly string[];
  /** Names of things that are there twice. */
  readonly doblados: readonly string[];
}

/** Seconds in which documents that wait to be sealed, and payments whose end was not known, are expected to be done. */
const ENOUGH_SECONDS = 180;

/** Looks for all that was acknowledged in the rows, and for each payment in the bank's book, once the jobs are done. */
export async function recontar(databaseUrl: string, acta: Acta, dataDir: string): Promise<Recuento> {
  const { db, close } = openPools({ url: databaseUrl, max: 2 });
  try {
    const limit = performance.now() + ENOUGH_SECONDS * 1_000;
    while ((await countPendientes(db)) > 0 && performance.now() < limit)
      await new Promise((rest) => setTimeout(rest, 500));
    return await contar(db, acta, dataDir);
  } finally {
    await close();
  }
}

async function contar(db: Db, acta: Acta, dataDir: string): Promise<Recuento> {
  const pedidos = new Map((await listPedidos(db)).map((pedido) => [pedido.idFactura, pedido]));
  const archivos = new Map((await listArchivos(db)).map(({ idArchivo, bytes }) => [idArchivo, bytes]));
  const compras = acta.compras.map((acusada) => ({ ...acusada, pedido: pedidos.get(acusada.idFactura) }));
  const perdidos = [
    ...compras.flatMap(({ idFactura, lineas, automaticas, pedido }) => {
      const entero = pedido && pedido.numero !== null && pedido.aplicados > 0 && pedido.solicitudes >= lineas;
      const sellado = pedido && pedido.sellados >= automaticas;
      return [!entero && `pedido ${idFactura}`, entero && !sellado && `sello de ${idFactura}`];
    }),
    ...acta.subidas.map(({ idArchivo, peso }) => Number(archivos.get(idArchivo)) !== peso && `archivo ${idArchivo}`),
  ].filter((perdido) => typeof perdido === 'string');
  const ids = new Set(acta.compras.map(({ idFactura }) => idFactura));
  const doblados = [
    ...compras.flatMap(({ idFactura, lineas, pedido }) =>
      pedido && (pedido.aplicados > 1 || pedido.solicitudes > lineas) ? [`pedido ${idFactura}`] : [],
    ),
    ...(ids.size < acta.compras.length ? ['un pedido acusado dos veces'] : []),
    ...(await cobrosSinPago(db, dataDir)),
  ];
  const sellos = compras.reduce((total, { pedido }) => total + (pedido?.sellados ?? 0), 0);
  return { compras: compras.length, subidas: acta.subidas.length, sellos, perdidos, doblados };
}

/** Documents that the product delivers by itself and that are not sealed yet, and payments whose end nobody knows. */
async function countPendientes(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('solicitudes')
    .leftJoin('documentos', 'documentos.idSolicitud', 'solicitudes.idSolicitud')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('automatica', '=', true)
    .where('idDocumento', 'is', null)
    .executeTakeFirstOrThrow();
  const { inciertos } = await db
    .selectFrom('pagos')
    .select((eb) => eb.fn.countAll<string>().as('inciertos'))
    .where('estado', '=', 'incierto')
    .executeTakeFirstOrThrow();
  return Number(n) + Number(inciertos);
}

async function listPedidos(db: Db) {
  const rows = await db
    .selectFrom('facturas')
    .select(['idFactura', 'numero'])
    .select(({ selectFrom }) => [
      selectFrom('pagos')
        .select((eb) => eb.fn.countAll<string>().as('n'))
        .whereRef('pagos.idFactura', '=', 'facturas.idFactura')
        .where('aplicado', '=', true)
        .as('aplicados'),
      selectFrom('solicitudes')
        .select((eb) => eb.fn.countAll<string>().as('n'))
        .whereRef('solicitudes.idFactura', '=', 'facturas.idFactura')
        .as('solicitudes'),
      selectFrom('solicitudes')
        .innerJoin('documentos', 'documentos.idSolicitud', 'solicitudes.idSolicitud')
        .select((eb) => eb.fn.countAll<string>().as('n'))
        .whereRef('solicitudes.idFactura', '=', 'facturas.idFactura')
        .as('sellados'),
    ])
    .where('estado', '=', 'pagada')
    .execute();
  return rows.map(({ aplicados, solicitudes, sellados, ...row }) => ({
    ...row,
    aplicados: Number(aplicados),
    solicitudes: Number(solicitudes),
    sellados: Number(sellados),
  }));
}

function listArchivos(db: Db) {
  return db.selectFrom('archivos').select(['idArchivo', 'bytes']).execute();
}

/** Charges of the bank that no applied payment knows: money taken twice. */
async function cobrosSinPago(db: Db, dataDir: string): Promise<string[]> {
  const pagos = await db.selectFrom('pagos').select('intento').where('aplicado', '=', true).execute();
  const known = new Set(pagos.map(({ intento }) => intento));
  const book = readFileSync(join(dataDir, 'banco-de-prueba/sandbox.jsonl'), 'utf8').trim().split('\n');
  type Cobro = { readonly id: string; readonly status: string; readonly refunded: number };
  const last = new Map<string, Cobro>();
  for (const [kind, row] of book.flatMap((line) => JSON.parse(line) as [string, Cobro | string][]))
    if (kind === 'intent' && typeof row !== 'string') last.set(row.id, row);
  const taken = [...last.values()].filter(({ status, refunded }) => status === 'succeeded' && refunded === 0);
  return taken.filter(({ id }) => !known.has(id)).map(({ id }) => `cobro ${id}`);
}
