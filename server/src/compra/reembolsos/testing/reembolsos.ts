import { api } from '@fedatario/contract';
import type { FacturaDetalle, Reembolso } from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import { openSesion } from '../../../casa/identidad/sesion/sesion.ts';
import type { Db } from '../../../db/db.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Payments } from '../../../services/payments/payments.ts';
import { openSandbox, type TestSandbox, typeCard } from '../../../services/payments/testing/sandbox.ts';
import { startTestApp } from '../../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { addNotarial, compraDe, createPagada } from '../../pagos/testing/compras.ts';
import { aprobar } from '../decision.ts';
import { jobs } from '../jobs.ts';
import { leerReembolso } from '../lectura.ts';
import { pedirReembolso } from '../pedido.ts';

const NOW = new Date('2026-01-15T09:00:00Z');
/** An account to which refunds are transferred. */
export const CUENTA = {
  banco: 'Banco Industrial',
  tipo: 'monetaria',
  numero: '0123456789',
  titular: 'Ana Ruiz',
} as const;
const MOTIVO = 'Ya no lo necesito';

/** A refund of the customer's one line, asked and quoted. */
export async function createReembolso(db: Db, who: CreatedUsuario): Promise<Reembolso> {
  const idFactura = await createPagada(db, who);
  const pedido = { idFactura, posiciones: [1], visto: undefined, idUsuario: who.idUsuario, motivo: MOTIVO, now: NOW };
  const { idReembolso } = await inTransaction(db, (tx) => pedirReembolso(tx, pedido));
  return leerReembolso({ db, actor: who }, idFactura, idReembolso);
}

/** {@link createReembolso}, approved whole and waiting to be paid by hand. */
export async function createPorPagar(db: Db, who: CreatedUsuario): Promise<Reembolso> {
  const { idReembolso, revision, cotizado: monto } = await createReembolso(db, who);
  const admin = await createUsuario(db, { rol: 'admin' });
  await openSesion(db, { idUsuario: admin.idUsuario, userAgent: '', credential: null, now: NOW });
  const { idSesion } = await db
    .selectFrom('sesiones')
    .select('idSesion')
    .where('idUsuario', '=', admin.idUsuario)
    .executeTakeFirstOrThrow();
  const lineas = [{ posicion: 1, monto, cancela: true }];
  return inTransaction(db, (tx) =>
    aprobar({ db: tx, actor: { ...admin, idSesion }, now: NOW }, idReembolso, { revision, lineas, motivo: null }),
  );
}

type App = Awaited<ReturnType<typeof startTestApp>>;

/** An office whose customers pay by card at the test bank, and give back through it. */
export async function openOficina() {
  const bank = await openSandbox({ slowMs: 200 });
  const app = await startTestApp({ payments: bank.payments });
  // The pages of the provider live by the real clock.
  app.clock.now = new Date();
  const { db } = app.database.pools;
  const close = async () => {
    await app.close();
    await bank.stop();
  };
  return { ...app, bank, db, close, buy: buyer(app), run: runner(app, bank) };
}

/** Buys one gestión for each price with a new card. */
function buyer({ as, database }: App) {
  return async (
    precios: readonly number[],
    kind: Parameters<typeof typeCard>[1] = 'aceptada',
  ): Promise<{ who: CreatedUsuario; factura: FacturaDetalle }> => {
    const who = await createUsuario(database.pools.db);
    for (const precio of precios) await addNotarial(database.pools.db, who, { precio });
    const total = precios.reduce((suma, precio) => suma + precio, 0);
    const receptor = { tipo: 'NIT', numero: '576937K', nombre: 'Ana Ruiz', direccion: null } as const;
    const body = { ...compraDe(total, { tipo: 'tarjetaNueva', recordar: false }), receptor };
    const headers = { 'idempotency-key': uuidv7() };
    const { data } = await as(who).call(api.facturas.buy, { body }, { headers });
    await typeCard(data.pagos[0]?.url ?? '', kind);
    const params = { idFactura: data.idFactura };
    return { who, factura: (await as(who).call(api.facturas.check, { params })).data };
  };
}

/** Does the queue's work on one refund, now. */
function runner({ clock, database }: App, { payments }: TestSandbox) {
  const { db } = database.pools;
  return async (idReembolso: string, provider: Payments = payments): Promise<void> => {
    const worker = jobs(provider).find(({ job }) => job.name === 'devolver-reembolso');
    const transact = <T>(work: (tx: Db) => Promise<T>) => inTransaction(db, work);
    await worker?.handle({ transact, now: clock.now, idJob: uuidv7() }, { idReembolso });
  };
}
