import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../../db/transaction.ts';
import { moverSolicitud } from '../../solicitud/solicitudes/solicitudes.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { addNotarial, compraDe } from '../pagos/testing/compras.ts';
import { createSuscripcion, renovarSuscripcion } from '../suscripciones/testing/planes.ts';
import { jobs } from './jobs.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
const admin = await createUsuario(db, { rol: 'admin' });

/** A customer who spent the only document of a period, in an order with another line of that price, and whose plan was renewed since. */
async function trasRenovar(resto: number) {
  const ana = await createUsuario(db);
  const { idSuscripcion } = await createSuscripcion(db, ana, { documentos: 1, descuento: 0 });
  await addNotarial(db, ana, { precio: 10_000 });
  if (resto > 0) await addNotarial(db, ana, { precio: resto });
  const body = compraDe(resto);
  const { data } = await as(ana).call(api.facturas.buy, { body }, { headers: { 'idempotency-key': uuidv7() } });
  await renovarSuscripcion(db, idSuscripcion, clock.now);
  assert.equal(await quedan(ana), 1);
  return { ana, pedido: data, idSolicitud: data.lineas[0]?.solicitud?.idSolicitud ?? '' };
}

const quedan = async (who: CreatedUsuario) =>
  (await as(who).call(api.suscripciones.mine, {})).data?.documentos.disponibles;

/** Stops a trámite as that person, and does what the queue does then. */
async function detener(idSolicitud: string, { idUsuario }: CreatedUsuario, a: 'cancelado' | 'rechazado') {
  await inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('solicitudes')
      .selectAll()
      .where('idSolicitud', '=', idSolicitud)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const paso = { a, accion: 'cancelar', idUsuario, motivo: 'No se puede hacer así', now: clock.now } as const;
    await moverSolicitud(tx, row, paso);
    const [detenida] = jobs;
    await detenida?.handle({ db: tx, now: clock.now, idJob: uuidv7() }, { idSolicitud, de: 'sinAsignar' });
  });
}

test('el documento de un pedido que se anula ya renovado el plan no es uno más del periodo nuevo', async () => {
  const { ana, pedido } = await trasRenovar(500);
  await as(ana).call(api.facturas.cancel, { params: { idFactura: pedido.idFactura } });
  assert.equal(await quedan(ana), 1);
});

test('tampoco el del trámite que su clienta cancela; el que detiene la oficina sí', async () => {
  const suya = await trasRenovar(0);
  await detener(suya.idSolicitud, suya.ana, 'cancelado');
  assert.equal(await quedan(suya.ana), 1);
  const nuestra = await trasRenovar(0);
  await detener(nuestra.idSolicitud, admin, 'rechazado');
  assert.equal(await quedan(nuestra.ana), 2);
});
