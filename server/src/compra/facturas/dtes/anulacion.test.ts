import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { api } from '@fedatario/contract';
import { HOUR, MINUTE } from '@fedatario/contract/base';
import { faltasDe } from '@fedatario/test-bank/certifier-schema';
import { inTransaction } from '../../../db/transaction.ts';
import { abrirJugado, type CertificadorJugado } from '../../../services/fel/testing/jugado.ts';
import { startTestApp } from '../../../testing/client.ts';
import { createUsuario } from '../../../testing/factories.ts';
import { createPagada } from '../../pagos/testing/compras.ts';
import { crearNotaDeCredito } from '../facturas.ts';
import { ponerEmisor } from '../testing/facturacion.ts';
import { createFacturador } from '../testing/facturador.ts';

const { as, clock, database, renderPdf, close } = await startTestApp();
const { db } = database.pools;
let jugado: CertificadorJugado;
let facturador: ReturnType<typeof createFacturador>;

before(async () => {
  await ponerEmisor(db);
  jugado = await abrirJugado('infile');
  facturador = createFacturador({ db, clock, certificador: jugado.certificador, renderPdf });
});
beforeEach(() => {
  // The certifier that is played has the clock of its process.
  clock.now = new Date();
});
after(async () => {
  await jugado.stop();
  await close();
});

const certificada = async () => {
  const ana = await createUsuario(db);
  const idFactura = await createPagada(db, ana, [10_000], clock.now);
  await facturador.run('factura-pagada', { idFactura });
  const idDte = (await dtes(idFactura))[0]?.idDte ?? '';
  await facturador.run('certificar-dte', { idDte });
  return { ana, idFactura, idDte };
};
const dtes = (idFactura: string) =>
  db.selectFrom('dtes').selectAll().where('idFactura', '=', idFactura).orderBy('idDte').execute();
const estados = async (idFactura: string) => (await dtes(idFactura)).map(({ tipo, estado }) => `${tipo} ${estado}`);
const devolver = (idFactura: string, monto: number, now = clock.now) => {
  const pedida = { idFactura, lineas: [{ posicion: 1, monto }], motivo: 'Se arrepintió', now };
  return inTransaction(db, (tx) => crearNotaDeCredito(tx, pedida));
};
const anular = (idDte: string, idNota: string) => facturador.run('anular-dte', { idDte, idNota });

test('lo devuelto entero el mismo día anula la factura, una vez, y su anulación queda guardada', async () => {
  const { ana, idFactura, idDte } = await certificada();
  const { idNota } = await devolver(idFactura, 10_000);
  for (let vez = 0; vez < 2; vez += 1) await anular(idDte, idNota);
  const [dte, ...otros] = await dtes(idFactura);
  assert.deepEqual([dte?.estado, otros], ['anulada', []]);
  assert.deepEqual(faltasDe(dte?.xmlAnulacion ?? ''), []);
  const leida = await as(ana).call(api.facturas.read, { params: { idFactura } });
  assert.equal(leida.data.certificacion?.estado, 'anulada');
});

test('una parte, u otro día, es una nota de crédito', async () => {
  const parte = await certificada();
  await devolver(parte.idFactura, 4_000);
  await devolver(parte.idFactura, 6_000);
  assert.deepEqual(await estados(parte.idFactura), [
    'FACT certificada',
    'NCRE pendiente_certificacion',
    'NCRE pendiente_certificacion',
  ]);
  const otroDia = await certificada();
  await devolver(otroDia.idFactura, 10_000, new Date(clock.now.getTime() + 24 * HOUR));
  assert.deepEqual(await estados(otroDia.idFactura), ['FACT certificada', 'NCRE pendiente_certificacion']);
});

test('si la respuesta se pierde se pregunta hasta saberlo, y queda anulada una vez', async () => {
  const { idFactura, idDte } = await certificada();
  const { idNota } = await devolver(idFactura, 10_000);
  await jugado.control({ next: { how: 'lose', step: 'annul' } });
  await anular(idDte, idNota);
  assert.deepEqual(await estados(idFactura), ['FACT certificada']);
  clock.now = new Date(clock.now.getTime() + 6 * MINUTE);
  await anular(idDte, idNota);
  assert.deepEqual(await estados(idFactura), ['FACT anulada']);
});

test('lo que el certificador no anula se acredita con una nota', async () => {
  const { idFactura, idDte } = await certificada();
  const { idNota } = await devolver(idFactura, 10_000);
  await jugado.control({ next: { how: 'refuse', step: 'annul' } });
  await anular(idDte, idNota);
  assert.deepEqual(await estados(idFactura), ['FACT certificada', 'NCRE pendiente_certificacion']);
});

test('si no contesta hasta el otro día se acredita, y a un pasaporte siempre', async () => {
  const { idFactura, idDte } = await certificada();
  const { idNota } = await devolver(idFactura, 10_000);
  await jugado.control({ next: { how: 'fail', step: 'sign' } });
  clock.now = new Date(clock.now.getTime() + 24 * HOUR);
  await anular(idDte, idNota);
  assert.deepEqual(await estados(idFactura), ['FACT certificada', 'NCRE pendiente_certificacion']);
  clock.now = new Date();
  const conPasaporte = await certificada();
  const receptor = JSON.stringify({ tipo: 'EXT', numero: 'AB12345', nombre: 'Ann Lee', direccion: null });
  await db.updateTable('facturas').set({ receptor }).where('idFactura', '=', conPasaporte.idFactura).execute();
  await devolver(conPasaporte.idFactura, 10_000);
  assert.deepEqual(await estados(conPasaporte.idFactura), ['FACT certificada', 'NCRE pendiente_certificacion']);
});
