import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { simulador } from '../../../services/fel/simulador.ts';
import { diaEscrito, diaLocal, horaLocal } from '../../../services/hora-local.ts';
import { absent, ask } from '../../../services/pdf/testing/tools.ts';
import { startTestApp } from '../../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { createPagada } from '../../pagos/testing/compras.ts';
import { crearNotaDeCredito } from '../facturas.ts';
import { EMISOR, ponerEmisor } from '../testing/facturacion.ts';
import { createFacturador } from '../testing/facturador.ts';

const { as, clock, database, renderPdf, close } = await startTestApp();
const { db } = database.pools;
clock.now = new Date(Date.now() + 60_000);
const certifier = { fallo: undefined as 'no_disponible' | 'validacion' | undefined, asked: 0 };
const certificador = simulador({
  fallo: () => {
    certifier.asked += 1;
    return certifier.fallo;
  },
});
const { run, drain, correosPara } = createFacturador({ db, clock, certificador, renderPdf });
let admin: CreatedUsuario;

before(async () => {
  await ponerEmisor(db);
  admin = await createUsuario(db, { rol: 'admin' });
});
after(close);

const comprar = async (precios?: number[]) => {
  const ana = await createUsuario(db);
  const idFactura = await createPagada(db, ana, precios, clock.now);
  return { ana, idFactura, read: async () => (await as(ana).call(api.facturas.read, { params: { idFactura } })).data };
};
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1_000);
};
const subjects = async ({ email }: CreatedUsuario) => (await correosPara(email)).map(({ asunto }) => asunto);
const dtes = (idFactura: string) => db.selectFrom('dtes').selectAll().where('idFactura', '=', idFactura).execute();
const textOf = (file: Uint8Array) => ask('pdftotext', file, (path) => ['-layout', path, '-']).text;

describe('una compra pagada', () => {
  test('se certifica y llega por correo con su PDF, una vez aunque cada trabajo se haga dos', {
    skip: absent('pdftotext'),
  }, async () => {
    const { ana, idFactura, read } = await comprar([19_900, 14_900]);
    assert.equal((await read()).certificacion?.estado, 'pendiente_certificacion');
    await run('factura-pagada', { idFactura });
    await run('factura-pagada', { idFactura });
    await drain();
    const [dte, ...others] = await dtes(idFactura);
    assert.deepEqual(others, []);
    for (const job of ['certificar-dte', 'entregar-dte']) await run(job, { idDte: dte?.idDte });
    const { numero, certificacion } = await read();
    assert.equal(certificacion?.estado, 'certificada');
    assert.match(String(certificacion?.autorizacion), /^[0-9A-F]{8}-/);
    const [mail, ...more] = await correosPara(ana.email);
    assert.deepEqual([mail?.asunto, more.length], [`Su factura ${numero}`, 0]);
    const text = textOf(Buffer.from(mail?.adjuntos?.[0]?.contenido ?? '', 'base64'));
    for (const said of [numero, certificacion?.autorizacion, certificacion?.numero, 'NIT 576937-K', EMISOR.razonSocial])
      assert.ok(text.includes(String(said)), String(said));
    assert.match(text, /DOCUMENTO DE PRUEBA, SIN VALIDEZ TRIBUTARIA/);
    assert.match(text, /Trescientos cuarenta y ocho quetzales/);
    assert.match(text, /Base +Q310\.72/);
    assert.match(text, /IVA \(12 %\), incluido +Q37\.28/);
    assert.match(text, /Sujeto a pagos trimestrales ISR/);
  });

  test('con el certificador caído sigue pagada, espera con pausas que crecen, y se certifica cuando vuelve', {
    skip: absent('pdftotext'),
  }, async () => {
    certifier.fallo = 'no_disponible';
    const { ana, idFactura, read } = await comprar();
    await drain();
    const asked: number[] = [];
    for (const pause of [29, 1, 59, 1, 119, 1]) {
      const before = certifier.asked;
      later(pause);
      await drain();
      asked.push(certifier.asked - before);
    }
    assert.deepEqual(asked, [0, 1, 0, 1, 0, 1]);
    const { estado, certificacion, numero } = await read();
    assert.deepEqual([estado, certificacion?.estado], ['pagada', 'pendiente_certificacion']);
    const answer = await as(ana).call(api.facturacion.pdf, { params: { idFactura } });
    assert.match(textOf(answer.data.contenido), /Pendiente de certificación: todavía no es un documento tributario/);
    certifier.fallo = undefined;
    later(240);
    await drain();
    assert.equal((await read()).certificacion?.estado, 'certificada');
    assert.deepEqual(await subjects(ana), [`Recibimos su pago: ${numero}`, `Su factura ${numero}`]);
    assert.deepEqual(await subjects(admin), []);
  });

  test('si el certificador respondió y su respuesta se perdió, al preguntar de nuevo es el mismo documento', async () => {
    const { idFactura } = await comprar();
    await run('factura-pagada', { idFactura });
    const [dte] = await dtes(idFactura);
    const idDte = String(dte?.idDte);
    await run('certificar-dte', { idDte });
    const lost = await dtes(idFactura);
    const none = {
      autorizacion: null,
      serie: null,
      numero: null,
      certificadoEn: null,
      nitCertificador: null,
      xml: null,
    };
    const waits = { ...none, nombreCertificador: null, certificador: null, ambiente: null };
    await db
      .updateTable('dtes')
      .set({ ...waits, estado: 'pendiente_certificacion' })
      .where('idDte', '=', idDte)
      .execute();
    await run('certificar-dte', { idDte });
    assert.equal((await dtes(idFactura))[0]?.xml, lost[0]?.xml);
  });
});

test('lo que el certificador rechaza lo ve el personal, se le avisa una vez, y se pide de nuevo', async () => {
  certifier.fallo = 'validacion';
  const { ana, read } = await comprar();
  await drain();
  const { numero, certificacion } = await read();
  assert.equal(certificacion?.estado, 'rechazada');
  assert.deepEqual(await subjects(admin), [`El certificador rechazó ${numero}`]);
  const { data } = await as(admin).call(api.facturacion.detenidos, {});
  const detenido = data.find((one) => one.numero === numero);
  assert.deepEqual(detenido?.errores, ['El documento no cumple una regla.']);
  certifier.fallo = undefined;
  const idDte = String(detenido?.idDte);
  const again = await as(admin).call(api.facturacion.reintentar, { params: { idDte } });
  assert.equal(again.data.find((one) => one.idDte === idDte)?.estado, 'pendiente_certificacion');
  await drain();
  assert.equal((await read()).certificacion?.estado, 'certificada');
  assert.deepEqual(await subjects(ana), [`Recibimos su pago: ${numero}`, `Su factura ${numero}`]);
  const settled = await as(admin).call(api.facturacion.reintentar, { params: { idDte } });
  assert.equal(settled.codigo, 'estado-no-permite');
});

test('sin el NIT de quien factura no se llama al certificador; al guardarlo, lo que esperaba se certifica', async () => {
  await db.updateTable('datosFacturacion').set({ nit: null }).execute();
  const [una, otra] = [await comprar(), await comprar()];
  const before = { asked: certifier.asked, told: (await subjects(admin)).length };
  await drain();
  assert.equal(certifier.asked, before.asked);
  assert.equal((await subjects(admin)).length, before.told + 1);
  const { data } = await as(admin).call(api.facturacion.read, {});
  const cf = await as(admin).call(api.facturacion.update, { body: { ...data, nit: 'CF' } });
  assert.equal(cf.problem?.errores?.[0]?.clave, 'nitEmisor');
  await as(admin).call(api.facturacion.update, { body: { ...data, nit: EMISOR.nit } });
  const stale = await as(admin).call(api.facturacion.update, { body: data });
  assert.equal(stale.codigo, 'conflicto-revision');
  await drain();
  for (const { read } of [una, otra]) assert.equal((await read()).certificacion?.estado, 'certificada');
});

test('una nota de crédito espera a su factura, se refiere a ella, y llega por correo', {
  skip: absent('pdftotext'),
}, async () => {
  certifier.fallo = 'no_disponible';
  const { ana, idFactura, read } = await comprar([9_900]);
  await drain();
  const pedida = {
    idFactura,
    lineas: [{ posicion: 1, monto: 3_300 }],
    motivo: 'El servicio no se prestó',
    now: clock.now,
  };
  const { numero, idNota } = await db.transaction().execute((tx) => crearNotaDeCredito(tx, pedida));
  certifier.fallo = undefined;
  const waiting = (await dtes(idFactura)).find((dte) => dte.idNota === idNota);
  await run('certificar-dte', { idDte: waiting?.idDte });
  assert.equal((await read()).notasDeCredito[0]?.certificacion.estado, 'pendiente_certificacion');
  later(60);
  await drain();
  const { certificacion, notasDeCredito } = await read();
  assert.equal(notasDeCredito[0]?.certificacion.estado, 'certificada');
  const xml = String((await dtes(idFactura)).find((dte) => dte.idNota === idNota)?.xml);
  assert.ok(xml.includes(`NumeroAutorizacionDocumentoOrigen="${certificacion?.autorizacion}"`));
  assert.ok(xml.includes('Tipo="NCRE"') && xml.includes('<dte:GranTotal>33.00</dte:GranTotal>'));
  assert.equal((await subjects(ana)).at(-1), `Su nota de crédito ${numero}`);
  const { data } = await as(ana).call(api.facturacion.notaPdf, { params: { idFactura, idNota } });
  const text = textOf(data.contenido);
  for (const said of ['Nota de crédito', numero, certificacion?.autorizacion, 'Devolución: ', pedida.motivo, 'Q33.00'])
    assert.ok(text.includes(String(said)), String(said));
  const ajena = await comprar();
  const params = { idFactura: ajena.idFactura, idNota };
  assert.equal((await as(ajena.ana).call(api.facturacion.notaPdf, { params })).codigo, 'no-encontrado');
});

test('lo que esperó más de cinco días se certifica con la fecha de su envío, y se le dice al personal', async () => {
  certifier.fallo = 'no_disponible';
  const { idFactura, read } = await comprar();
  await drain();
  const pagada = clock.now;
  later(6 * 86_400);
  certifier.fallo = undefined;
  await drain();
  const [dte] = await dtes(idFactura);
  assert.equal((await read()).certificacion?.estado, 'certificada');
  assert.ok(String(dte?.xml).includes(`FechaHoraEmision="${horaLocal(clock.now)}"`));
  assert.deepEqual(
    [dte?.emitidoEn, dte?.fechadoEn?.getTime()],
    [pagada, Math.floor(clock.now.getTime() / 1000) * 1000],
  );
  const { numero } = await read();
  assert.ok((await subjects(admin)).includes(`${numero} lleva la fecha del ${diaEscrito(diaLocal(clock.now))}`));
  const pedida = { idFactura, lineas: [{ posicion: 1, monto: 100 }], motivo: 'x'.repeat(255), now: clock.now };
  const { idNota } = await db.transaction().execute((tx) => crearNotaDeCredito(tx, pedida));
  await drain();
  const nota = (await dtes(idFactura)).find((uno) => uno.idNota === idNota);
  assert.equal(nota?.estado, 'certificada');
  assert.ok(nota.xml?.includes(`FechaEmisionDocumentoOrigen="${diaLocal(clock.now)}"`));
  assert.ok(nota.xml?.includes(`MotivoAjuste="${'x'.repeat(200)}"`));
});
