import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { MINUTE } from '@fedatario/contract/base';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../../../db/transaction.ts';
import type { CertificadorFel } from '../../../services/fel/fel.ts';
import { abrirJugado, type CertificadorJugado } from '../../../services/fel/testing/jugado.ts';
import { startTestApp } from '../../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { until } from '../../../testing/until.ts';
import { createPagada } from '../../pagos/testing/compras.ts';
import { crearNotaDeCredito } from '../facturas.ts';
import { ponerEmisor } from '../testing/facturacion.ts';
import { createFacturador } from '../testing/facturador.ts';
import { certificar } from './certificacion.ts';
import { updateDte } from './queries.ts';

const { as, clock, database, renderPdf, close } = await startTestApp();
const { db } = database.pools;
// The certifiers that are played have the clock of their process.
clock.now = new Date();
let admin: CreatedUsuario;

before(async () => {
  await ponerEmisor(db);
  admin = await createUsuario(db, { rol: 'admin' });
});
after(close);

async function isAnybodyWaiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}

for (const wire of ['infile', 'digifact'] as const) {
  describe(`cada documento se certifica una vez: ${wire}`, () => {
    let jugado: CertificadorJugado;
    let certificador: CertificadorFel;
    let run: ReturnType<typeof createFacturador>['run'];
    before(async () => {
      jugado = await abrirJugado(wire);
      certificador = jugado.certificador;
      ({ run } = createFacturador({ db, clock, certificador, renderPdf }));
    });
    after(() => jugado.stop());

    /** A paid order whose document waits to be certified. */
    const pagada = async () => {
      const idFactura = await createPagada(db, await createUsuario(db), [19_900, 14_900], clock.now);
      await run('factura-pagada', { idFactura });
      return { idFactura, idDte: await idDe(idFactura) };
    };
    const filas = (idFactura: string) => db.selectFrom('dtes').selectAll().where('idFactura', '=', idFactura).execute();
    const idDe = async (idFactura: string) => (await filas(idFactura))[0]?.idDte ?? '';
    const leer = (idDte: string) =>
      db.selectFrom('dtes').selectAll().where('idDte', '=', idDte).executeTakeFirstOrThrow();
    const enSuLibro = async (idDte: string) => (await jugado.control()).filter(({ key }) => key === idDte);
    const ask = (idDte: string) => run('certificar-dte', { idDte });

    test('una factura y su nota de crédito', async () => {
      const { idFactura, idDte } = await pagada();
      await ask(idDte);
      const nota = { idFactura, lineas: [{ posicion: 2, monto: 4_900 }], motivo: 'No se prestó', now: clock.now };
      const { idNota } = await inTransaction(db, (tx) => crearNotaDeCredito(tx, nota));
      const suya = (await filas(idFactura)).find((fila) => fila.idNota === idNota);
      await ask(suya?.idDte ?? '');
      for (const { estado, certificador: quien, xmlEnviado, pedidoEn } of await filas(idFactura))
        assert.deepEqual([estado, quien, xmlEnviado, pedidoEn], ['certificada', `${wire}-prueba`, null, null]);
    });

    test('si su respuesta se pierde, lo enviado se guarda y lo siguiente es el mismo documento', async () => {
      for (const how of ['lose', 'page'] as const) {
        const { idDte } = await pagada();
        await jugado.control({ next: { how } });
        await ask(idDte);
        const { estado, xmlEnviado } = await leer(idDte);
        assert.deepEqual([estado, xmlEnviado?.includes('GTDocumento')], ['pendiente_certificacion', true]);
        await ask(idDte);
        const { estado: ahora, autorizacion } = await leer(idDte);
        const libro = await enSuLibro(idDte);
        assert.deepEqual([ahora, libro.length], ['certificada', 1]);
        assert.equal(autorizacion?.toUpperCase(), libro[0]?.uuid);
      }
    });

    test('si el proceso muere después de enviar, otro espera su turno y halla el mismo documento', async () => {
      const { idDte } = await pagada();
      let veces = 0;
      const transact: Parameters<typeof certificar>[1]['transact'] = (work) => {
        veces += 1;
        if (veces === 3) throw new Error('kill');
        return inTransaction(db, work);
      };
      await assert.rejects(certificar(certificador, { idJob: uuidv7(), now: clock.now, transact }, idDte), /kill/);
      assert.equal((await enSuLibro(idDte)).length, 1);
      await ask(idDte);
      assert.equal((await leer(idDte)).estado, 'pendiente_certificacion');
      const antes = clock.now;
      clock.now = new Date(antes.getTime() + 5 * MINUTE);
      await ask(idDte);
      clock.now = antes;
      assert.equal((await leer(idDte)).estado, 'certificada');
      assert.equal((await enSuLibro(idDte)).length, 1);
    });

    test('de dos procesos a la vez lo pide uno', async () => {
      const { idDte } = await pagada();
      // A second request under the same reference would be certified a second time.
      await jugado.control({ repeated: 'second' });
      await Promise.all([ask(idDte), ask(idDte), ask(idDte)]);
      await jugado.control({ repeated: 'same' });
      assert.equal((await leer(idDte)).estado, 'certificada');
      assert.equal((await enSuLibro(idDte)).length, 1);
    });

    test('quien esperaba su turno mientras otro terminaba no lo pide de nuevo', async () => {
      const { idDte } = await pagada();
      const held = Promise.withResolvers<void>();
      const otro = inTransaction(db, async (tx) => {
        await updateDte(tx, idDte, { estado: 'rechazada' });
        held.resolve();
        await until(isAnybodyWaiting);
      });
      await held.promise;
      await Promise.all([otro, ask(idDte)]);
      assert.deepEqual(await enSuLibro(idDte), []);
    });

    test('lo rechazado dice por qué, y corregido se certifica', async () => {
      const { idDte } = await pagada();
      await jugado.control({ next: { how: 'refuse' } });
      await ask(idDte);
      const { estado, xmlEnviado, errores } = await leer(idDte);
      assert.deepEqual([estado, xmlEnviado], ['rechazada', null]);
      assert.match(JSON.stringify(errores), /Falla pedida/);
      await as(admin).call(api.facturacion.reintentar, { params: { idDte } });
      await ask(idDte);
      assert.equal((await leer(idDte)).estado, 'certificada');
    });

    test('con llaves que el certificador no reconoce espera, y se certifica con las buenas', async () => {
      const { idDte } = await pagada();
      const otro = createFacturador({ db, clock, certificador: jugado.sinLlaves, renderPdf });
      await otro.run('certificar-dte', { idDte });
      const { estado, xmlEnviado } = await leer(idDte);
      assert.deepEqual([estado, xmlEnviado], ['pendiente_certificacion', null]);
      await ask(idDte);
      assert.equal((await leer(idDte)).estado, 'certificada');
    });

    test('lo que se envió hace más de cinco días y no llegó se hace de nuevo con la fecha de hoy', async () => {
      const { idDte } = await pagada();
      await jugado.control({ next: { how: 'cut' } });
      await ask(idDte);
      const { xmlEnviado } = await leer(idDte);
      const viejo = xmlEnviado?.replace(/FechaHoraEmision="[^"]+"/, 'FechaHoraEmision="2026-01-15T12:00:00-06:00"');
      await db
        .updateTable('dtes')
        .set({ xmlEnviado: viejo ?? null })
        .where('idDte', '=', idDte)
        .execute();
      await ask(idDte);
      const { estado, xml } = await leer(idDte);
      assert.equal(estado, 'certificada');
      assert.doesNotMatch(xml ?? '', /2026-01-15T/);
    });
  });
}
