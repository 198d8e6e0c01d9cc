import { api } from '@fedatario/contract';
import { sql } from 'kysely';
import { createArchivo } from '../../casa/archivos/testing/archivos.ts';
import { pagarPedido } from '../../compra/pagos/testing/compras.ts';
import type { Db } from '../../db/db.ts';
import { inTransaction } from '../../db/transaction.ts';
import { startTestApp, type TestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { saldar, seguir } from '../../tramite/gestiones/gastos/jobs.ts';
import { createGestion, createGestor } from '../../tramite/gestiones/testing/gestiones.ts';
import { promesasDeGastos } from './gastos/queries.ts';

interface Libro {
  readonly as: TestApp['as'];
  readonly db: Db;
  readonly clock: TestApp['clock'];
  readonly ana: CreatedUsuario;
  readonly admin: CreatedUsuario;
  readonly idGestor: string;
}

/** An app on 15 January 2026 with a customer, an administrator and a gestor, and the steps of the ledger of a gestión. */
export async function abrirLibro() {
  const app = await startTestApp();
  const { as, clock, database } = app;
  const { db } = database.pools;
  clock.now = new Date('2026-01-15T15:00:00Z');
  const ana = await createUsuario(db);
  const admin = await createUsuario(db, { rol: 'admin' });
  const libro: Libro = { as, db, clock, ana, admin, idGestor: await createGestor(db) };
  return { app, ...libro, ...lecturas(libro), ...cobros(libro), ...diligencias(libro) };
}

function lecturas({ as, db, ana, admin, idGestor }: Libro) {
  /** A gestión being prepared, with expenses estimated at these amounts. */
  async function open(estimados: readonly number[]) {
    const { idSolicitud } = await createGestion(db, ana, { estado: 'enPreparacion', idGestor });
    for (const [i, estimado] of estimados.entries())
      await db
        .insertInto('gestionGastos')
        .values({ idSolicitud, orden: i + 1, concepto: `Tasa ${i + 1}`, estimado })
        .execute();
    return idSolicitud;
  }

  const read = async (idSolicitud: string) =>
    (await as(admin).call(api.gestiones.read, { params: { idSolicitud } })).data;

  const primero = async (idSolicitud: string) => (await read(idSolicitud)).gastos.filas[0]?.idGasto ?? '';

  /** Cases that break a promise of the ledger, as if all had happened hours ago. */
  async function broken(): Promise<string[]> {
    await sql`update solicitudes set actualizada_en = '2026-01-15T15:00:00Z' where tipo = 'gestion'`.execute(db);
    const found = [];
    for (const [promesa, query] of Object.entries(promesasDeGastos))
      for (const { caso } of (await query.execute(db)).rows) found.push(`${promesa}: ${caso}`);
    return found;
  }

  return { open, read, primero, broken };
}

function cobros(libro: Libro) {
  const { as, db, clock, admin } = libro;
  const { read } = lecturas(libro);

  async function charge(idSolicitud: string) {
    const { revision, gastos } = await read(idSolicitud);
    const body = { revision, total: gastos.cuenta.porCobrar };
    return as(admin).call(api.diligencias.charge, { params: { idSolicitud }, body });
  }

  async function pay(idSolicitud: string) {
    const { porPagar } = (await read(idSolicitud)).gastos;
    await inTransaction(db, (tx) => pagarPedido(tx, porPagar ?? '', clock.now));
    await inTransaction(db, (tx) => seguir(tx, idSolicitud, clock.now));
  }

  async function cancel(idSolicitud: string) {
    const { revision, devolucion } = await read(idSolicitud);
    const body = { revision, motivo: 'Ya no la necesito', total: devolucion?.monto ?? 0 };
    await as(admin).call(api.gestiones.cancel, { params: { idSolicitud }, body });
    await inTransaction(db, (tx) => saldar(tx, idSolicitud, clock.now));
  }

  return { charge, pay, cancel };
}

function diligencias(libro: Libro) {
  const { as, db, admin } = libro;
  const { read } = lecturas(libro);

  /** Adds an expense that was not estimated, unless it ended; the id of the last one. */
  async function add(idSolicitud: string, estimado: number): Promise<string> {
    const { revision } = await read(idSolicitud);
    const body = { revision, concepto: 'Certificación', estimado };
    await as(admin).call(api.diligencias.propose, { params: { idSolicitud }, body });
    return (await read(idSolicitud)).gastos.filas.at(-1)?.idGasto ?? '';
  }

  async function spend(idSolicitud: string, idGasto: string, gastado: number, paga: 'cliente' | 'oficina' = 'cliente') {
    const { revision } = await read(idSolicitud);
    const body = { revision, gastado, gastadoEl: '2026-01-15', paga, comprobante: await createArchivo(db, admin) };
    return as(admin).call(api.diligencias.spend, { params: { idSolicitud, idGasto }, body });
  }

  async function assume(idSolicitud: string, idGasto: string) {
    const { revision } = await read(idSolicitud);
    return as(admin).call(api.diligencias.assume, { params: { idSolicitud, idGasto }, body: { revision } });
  }

  async function present(idSolicitud: string) {
    const { revision } = await read(idSolicitud);
    const presentada = { institucion: 'RENAP', numero: '45', nota: '', presentadaEl: '2026-01-15' };
    const body = { revision, ...presentada, comprobante: await createArchivo(db, admin) };
    await as(admin).call(api.diligencias.present, { params: { idSolicitud }, body });
  }

  async function resolve(idSolicitud: string) {
    const { revision } = await read(idSolicitud);
    const resuelto = { favorable: true, numero: null, folio: null, libro: null, nota: '', venceEl: null };
    const body = { revision, ...resuelto, resueltaEl: '2026-01-15', archivos: [await createArchivo(db, admin)] };
    return (await as(admin).call(api.diligencias.resolve, { params: { idSolicitud }, body })).data;
  }

  return { add, spend, assume, present, resolve };
}
