import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { inTransaction } from '../../db/transaction.ts';
import { createRenderer } from '../../services/pdf/render.ts';
import { documentoCon, OPTIONS } from '../../services/pdf/testing/examples.ts';
import { absent, ask } from '../../services/pdf/testing/tools.ts';
import { sealPdf } from '../../services/seal/seal.ts';
import { createP12, sinOpenssl, startTsa } from '../../services/seal/testing/openssl.ts';
import { testSeal } from '../../services/seal/testing/seal.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { selloDeNotario } from './certificados.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
// A certificate made during the test is valid by then.
const soon = () => new Date(Date.now() + 60_000);
clock.now = soon();

const sellos = testSeal();
const render = createRenderer();
const task = () => ({ transact: (work: never) => inTransaction(db, work), now: clock.now }) as never;
const read = (who: CreatedUsuario, id = who.idUsuario) => as(who).call(api.certificados.read, { params: { id } });
const put = (who: CreatedUsuario, p12: Buffer, clave = 'secreta', id = who.idUsuario) =>
  as(who).call(api.certificados.replace, { params: { id }, body: { p12: p12.toString('base64'), clave } });

async function sealWith(who: CreatedUsuario, house = sellos) {
  const sello = await selloDeNotario(task(), house, who.idUsuario);
  return (await sealPdf(sello, render(documentoCon('Hola.'), OPTIONS), { razon: 'Prueba', now: clock.now })).pdf;
}
const signatures = (pdf: Uint8Array) => ask('pdfsig', pdf, (file) => [file]).text;

test('un notario pone el suyo, lo lee sin su clave y sella con él; en la base no se lee nada', {
  skip: sinOpenssl || absent('pdfsig'),
}, async () => {
  const julia = await createUsuario(db, { rol: 'notario' });
  assert.equal((await read(julia)).data, null);
  const p12 = createP12({ nombre: 'Julia Arana', clave: 'una clave que nadie adivina' });
  const { status, data } = await put(julia, p12, 'una clave que nadie adivina');
  assert.deepEqual([status, data.origen, data.titular, data.emisor], [200, 'propio', 'Julia Arana', 'Julia Arana']);
  assert.equal(data.autofirmado, true);
  const days = (Date.parse(data.hasta) - clock.now.getTime()) / 86_400_000;
  assert.ok(days > 29 && days < 31);
  const { text } = await read(julia);
  assert.ok(!text.includes('clave') && !text.includes('p12'));
  const kept = await db
    .selectFrom('certificadosNotario')
    .selectAll()
    .where('idNotario', '=', julia.idUsuario)
    .executeTakeFirstOrThrow();
  assert.ok(
    !kept.contenidoCifrado.includes('una clave') &&
      !kept.contenidoCifrado.includes(p12.toString('base64').slice(0, 40)),
  );
  assert.match(signatures(await sealWith(julia)), /Common Name: Julia Arana[\s\S]*Signature is Valid/);
  assert.equal((await put(julia, createP12({ nombre: 'Julia Arana Soto' }))).data.titular, 'Julia Arana Soto');
  const [acto] = await db
    .selectFrom('auditoria')
    .selectAll()
    .where('objeto', '=', 'certificado')
    .orderBy('hechoEn', 'desc')
    .execute();
  assert.ok(acto && !JSON.stringify(acto).includes('secreta'));
});

test('lo que no es un certificado vigente con su clave se rechaza, y lo que había queda', {
  skip: sinOpenssl,
}, async () => {
  const julia = await createUsuario(db, { rol: 'notario' });
  const p12 = createP12();
  await put(julia, p12);
  const before = (await read(julia)).data;
  for (const [file, clave] of [
    [p12, 'otra'],
    [Buffer.from('no es nada'), 'secreta'],
  ] as const) {
    const { status, problem } = await put(julia, file, clave);
    assert.deepEqual([status, problem?.errores?.[0]?.campo], [422, 'p12']);
  }
  clock.now = new Date(clock.now.getTime() + 40 * 86_400_000);
  assert.equal((await put(await createUsuario(db, { rol: 'notario' }), p12)).status, 422);
  await assert.rejects(sealWith(julia), /venció/);
  clock.now = soon();
  assert.deepEqual((await read(julia)).data, before);
});

test('pide reingreso, y nadie toca el de otro sino un administrador', { skip: sinOpenssl }, async () => {
  const [julia, otro] = [await createUsuario(db, { rol: 'notario' }), await createUsuario(db, { rol: 'notario' })];
  const admin = await createUsuario(db, { rol: 'admin' });
  const p12 = createP12();
  assert.equal((await put(otro, p12, 'secreta', julia.idUsuario)).status, 404);
  assert.equal((await put(admin, p12, 'secreta', julia.idUsuario)).status, 200);
  assert.equal((await read(otro, julia.idUsuario)).status, 404);
  await read(julia);
  clock.now = new Date(clock.now.getTime() + 6 * 60_000);
  assert.equal((await put(julia, p12)).codigo, 'reingreso-requerido');
  clock.now = soon();
});

test('su notaria sabe quién cambió su certificado y quién lo emitió, aunque no quiera avisos', {
  skip: sinOpenssl,
}, async () => {
  const julia = await createUsuario(db, { rol: 'notario' });
  const admin = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Elena Paz' });
  await put(admin, createP12({ nombre: 'Otra Persona' }), 'secreta', julia.idUsuario);
  const avisos = await db
    .selectFrom('notificaciones')
    .select(['tipo', 'texto'])
    .where('idUsuario', '=', julia.idUsuario)
    .execute();
  assert.deepEqual(avisos, [
    {
      tipo: 'certificadoCambiado',
      texto:
        'Es de Otra Persona, emitido por su propio titular, a quien nadie reconoce fuera de aquí. Lo puso Elena Paz.',
    },
  ]);
  await put(julia, createP12(), 'secreta');
  const { text } = await as(julia).call(api.notificaciones.list, { query: {} });
  assert.match(text, /Lo puso usted/);
});

test('a quien no trajo ninguno se le hace uno de la casa, uno solo aunque se selle a la vez', {
  skip: absent('pdfsig'),
}, async () => {
  const julia = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Íñiga Arana' });
  const made = await Promise.all(Array.from({ length: 3 }, () => sealWith(julia)));
  const signers = made.map((pdf) => /Common Name: (.*)/.exec(signatures(pdf))?.[1]);
  assert.equal(new Set(signers).size, 1);
  const { data } = await read(julia);
  assert.deepEqual(
    [data?.origen, data?.titular, data?.emisor],
    ['desarrollo', 'Íñiga Arana', 'Autoridad de desarrollo Fedatario'],
  );
});

test('con una autoridad de tiempo, el sello dice cuándo con su firma; sin ella no se sella a medias', {
  skip: sinOpenssl || absent('pdfsig') || absent('mutool'),
}, async () => {
  const tsa = await startTsa();
  const julia = await createUsuario(db, { rol: 'notario' });
  const pdf = await sealWith(julia, { ...sellos, tsa: tsa.url });
  assert.equal(tsa.asked(), 1);
  assert.match(signatures(pdf), /Signature is Valid/);
  assert.match(ask('mutool', pdf, (file) => ['sign', '-v', file]).text, /unchanged since signing/);
  // The object identifier of a timestamp token inside of a signature: 1.2.840.113549.1.9.16.2.14.
  assert.ok(pdf.toString('latin1').toLowerCase().includes('060b2a864886f70d010910020e'));
  tsa.stop();
  await assert.rejects(sealWith(julia, { ...sellos, tsa: tsa.url }));
});
