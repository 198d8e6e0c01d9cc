import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY } from '@fedatario/contract/base';
import { inTransaction } from '../../db/transaction.ts';
import { seal } from '../../services/cipher.ts';
import { createRenderer } from '../../services/pdf/render.ts';
import { documentoCon, OPTIONS } from '../../services/pdf/testing/examples.ts';
import { sealPdf } from '../../services/seal/seal.ts';
import { assembleP12 } from '../../services/seal/testing/assemble.ts';
import { createAuthority, type Issued } from '../../services/seal/testing/issued.ts';
import { refusals, withoutReaders } from '../../services/seal/testing/readers.ts';
import { testSeal } from '../../services/seal/testing/seal.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { abrirGuardados } from './abrir.ts';
import { selloDeNotario } from './certificados.ts';
import { findCertificado } from './queries.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
const authority = createAuthority();
after(() => {
  rmSync(authority.folder, { recursive: true });
  return close();
});
// A certificate made during the test is valid by then, however slow the machine.
clock.now = new Date(Date.now() + DAY);
const task = () => ({ transact: (work: never) => inTransaction(db, work), now: clock.now }) as never;
const pdf = createRenderer()(documentoCon('Hola.'), OPTIONS);

/** The certificate of a notary as releases up to 0.3 stored it: the file with its password, and the facts of its first certificate. */
async function guardarAntiguo(who: CreatedUsuario, p12: Buffer) {
  const { idUsuario: idNotario } = who;
  const contenidoCifrado = seal(JSON.stringify({ p12: p12.toString('base64'), clave: '' }), `certificado:${idNotario}`);
  const dicho = { titular: 'Subordinada de prueba', emisor: 'Raíz de prueba', sha256: Buffer.alloc(32) };
  const [desde, hasta] = [new Date(0), new Date('2090-01-01T00:00:00Z')];
  const row = { idNotario, origen: 'propio', ...dicho, desde, hasta, contenidoCifrado, puestoEn: new Date(0) } as const;
  await db.insertInto('certificadosNotario').values(row).execute();
}
const read = async (who: CreatedUsuario) =>
  (await as(who).call(api.certificados.read, { params: { id: who.idUsuario } })).data;
const kept = async ({ idUsuario }: CreatedUsuario) => (await findCertificado(db, idUsuario))?.guardado();
const sealWith = async ({ idUsuario }: CreatedUsuario) =>
  sealPdf(await selloDeNotario(task(), testSeal(), idUsuario), pdf, { razon: 'Prueba', now: clock.now });
const chainFirst = ({ key, certificate }: Issued) =>
  assembleP12([{ certificate: authority.intermediate.certificate }, { certificate }, { key }]);

test('uno que se guardó como archivo se abre en su primer sello con la pareja que es, y ya no se guarda su contraseña', {
  skip: withoutReaders,
}, async () => {
  const julia = await createUsuario(db, { rol: 'notario' });
  await guardarAntiguo(julia, chainFirst(authority.leaf({ subject: '/CN=Julia Arana', usage: 'nonRepudiation' })));
  assert.deepEqual(refusals((await sealWith(julia)).pdf), []);
  const { titular, emisor, puestoEn } = (await read(julia)) ?? {};
  assert.deepEqual([titular, emisor, puestoEn], ['Julia Arana', 'Subordinada de prueba', new Date(0).toISOString()]);
  assert.deepEqual(Object.keys((await kept(julia)) ?? {}), ['par', 'cadena']);
});

test('cada día se abren los que falten, y el que no sirve se queda y se dice al sellar', {
  skip: withoutReaders,
}, async () => {
  const [buena, mala] = [await createUsuario(db, { rol: 'notario' }), await createUsuario(db, { rol: 'notario' })];
  const [leaf, other] = [authority.leaf(), authority.leaf()];
  await guardarAntiguo(buena, chainFirst(leaf));
  await guardarAntiguo(mala, chainFirst({ ...leaf, key: other.key }));
  await abrirGuardados(task());
  assert.deepEqual([(await read(buena))?.titular, (await read(mala))?.titular], ['Notaria', 'Subordinada de prueba']);
  assert.ok('p12' in ((await kept(mala)) ?? {}));
  await assert.rejects(sealWith(mala), ({ codigo, extras }) => {
    assert.equal(codigo, 'certificado-no-sirve');
    assert.match(extras.errores[0].mensaje, /Ningún certificado del archivo es el de su clave privada/);
    return true;
  });
});

test('de un archivo con la cadena delante se toma el del notario, y uno sin pareja se rechaza con su motivo', {
  skip: withoutReaders,
}, async () => {
  const julia = await createUsuario(db, { rol: 'notario' });
  const put = (p12: Buffer) =>
    as(julia).call(api.certificados.replace, {
      params: { id: julia.idUsuario },
      body: { p12: p12.toString('base64'), clave: '' },
    });
  const leaf = authority.leaf({ subject: '/CN=NÚÑEZ DÍAZ\\, BEGOÑA', usage: 'nonRepudiation' });
  const { status, data } = await put(chainFirst(leaf));
  assert.deepEqual([status, data.titular, data.emisor], [200, 'NÚÑEZ DÍAZ, BEGOÑA', 'Subordinada de prueba']);
  const { problem } = await put(chainFirst({ ...leaf, key: authority.leaf().key }));
  assert.deepEqual([problem?.errores?.[0]?.campo, problem?.errores?.[0]?.clave], ['p12', 'certificadoSinPareja']);
  assert.equal((await read(julia))?.titular, 'NÚÑEZ DÍAZ, BEGOÑA');
});
