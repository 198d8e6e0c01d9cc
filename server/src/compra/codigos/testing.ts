import type { CodigoNuevo, CodigoPromocional } from '@fedatario/contract/compra';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { type Cupon, crearCodigo, cuponDe } from './codigos.ts';

let serial = 0;
const NOW = new Date('2026-01-15T09:00:00Z');

/** A code as it is written: 10 % off everything, without limits. */
export function codigoNuevo(options: Partial<CodigoNuevo> = {}): CodigoNuevo {
  serial += 1;
  return {
    codigo: `PRUEBA-${serial}`,
    descripcion: '',
    tipo: 'porcentaje',
    valor: 10,
    desde: null,
    hasta: null,
    usosMaximos: null,
    usosPorCliente: null,
    montoMinimo: 0,
    aplicaA: 'todo',
    objetos: [],
    activo: true,
    ...options,
  };
}

export async function createCodigo(db: Db, options: Partial<CodigoNuevo> = {}): Promise<CodigoPromocional> {
  return db.transaction().execute((tx) => crearCodigo({ db: tx, now: NOW }, codigoNuevo(options)));
}

/** A purchase that was made with a code. */
export async function createUso(
  db: Db,
  idCodigo: string,
  { idFactura, cliente }: { idFactura: string; cliente: { idUsuario: string } },
): Promise<void> {
  const instantes = { creadoEn: NOW, actualizadoEn: NOW };
  await db
    .insertInto('usosCodigo')
    .values({ idFactura, idCodigo, idUsuario: cliente.idUsuario, estado: 'usado', descuento: 0, ...instantes })
    .execute();
}

/** The code as the cart of a customer reads it. */
export async function cuponDeCliente(db: Db, codigo: string, idUsuario: string): Promise<Cupon | null> {
  const { rows } = await sql<{ cupon: Cupon | null }>`
    select ${cuponDe(sql`${codigo}`, sql`${idUsuario}::uuid`)} as cupon`.execute(db);
  return rows[0]?.cupon ?? null;
}
