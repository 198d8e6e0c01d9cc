import assert from 'node:assert/strict';
import { test } from 'node:test';
import { until } from '../../testing/until.ts';
import { PdfError, type PdfFailure, type PdfPoolSettings, startPdfPool } from './pdf.ts';
import { createRenderer } from './render.ts';
import { documentoCon, exampleOf, OPTIONS } from './testing/examples.ts';

const TEXT = documentoCon('Hola.');
const is = (codigo: PdfFailure) => (error: unknown) => error instanceof PdfError && error.codigo === codigo;

function puppets(settings: PdfPoolSettings = {}) {
  const pool = startPdfPool({ entry: new URL('./testing/puppet.ts', import.meta.url), timeoutMs: 5_000, ...settings });
  const say = async (titulo: string) => Buffer.from(await pool.renderPdf({ ...TEXT, titulo }, OPTIONS)).toString();
  return { ...pool, say };
}

test('los procesos dan los mismos bytes que uno solo, y sus errores llegan enteros', async () => {
  const pool = startPdfPool({ workers: 2 });
  const contract = exampleOf('contrato-arrendamiento', 'sencillo');
  const expected = createRenderer()(contract, OPTIONS);
  const made = await Promise.all(Array.from({ length: 6 }, () => pool.renderPdf(contract, OPTIONS)));
  for (const pdf of made) assert.deepEqual(Buffer.from(pdf), Buffer.from(expected));
  await assert.rejects(pool.renderPdf(documentoCon('字'), OPTIONS), is('caracter-sin-glifo'));
  await assert.rejects(pool.renderPdf(documentoCon('字'), OPTIONS), /carácter «字» \(U\+5B57\)/);
  await pool.stop();
});

test('con la cola llena se rechaza en el acto, y lo admitido se termina', async () => {
  const pool = puppets({ workers: 2, queue: 3 });
  const admitted = Array.from({ length: 5 }, (_, i) => pool.say(`n${i}`));
  assert.deepEqual(pool.load(), { made: 0, failed: 0, composing: 2, waiting: 3, processes: 2 });
  await assert.rejects(pool.say('uno de más'), is('cola-llena'));
  assert.deepEqual(await Promise.all(admitted), ['n0', 'n1', 'n2', 'n3', 'n4']);
  assert.deepEqual(pool.load(), { made: 5, failed: 0, composing: 0, waiting: 0, processes: 2 });
  assert.equal(await pool.say('después'), 'después');
  await pool.stop();
});

for (const fate of ['cae', 'muere']) {
  test(`un proceso que ${fate} a mitad de un documento pierde ese y ninguno más`, async () => {
    const pool = puppets({ workers: 1 });
    const lost = pool.say(fate);
    const others = [pool.say('a'), pool.say('b')];
    await assert.rejects(lost, is('trabajador-caido'));
    assert.deepEqual(await Promise.all(others), ['a', 'b']);
    assert.deepEqual(pool.load(), { made: 2, failed: 1, composing: 0, waiting: 0, processes: 1 });
    await pool.stop();
  });
}

test('un documento que no termina se abandona a su hora, su proceso muere y otro sigue', async () => {
  const pool = puppets({ workers: 1, timeoutMs: 3_000 });
  const pid = Number(await pool.say('quién'));
  const stuck = pool.say('cuelga');
  const other = pool.say('a');
  await assert.rejects(stuck, is('tiempo-agotado'));
  assert.equal(await other, 'a');
  assert.throws(() => process.kill(pid, 0), /ESRCH/);
  await pool.stop();
});

test('lo que lleva muchas hojas escaneadas tiene más tiempo', async () => {
  const pool = puppets({ workers: 1, timeoutMs: 1 });
  const razon = { titulo: '', datos: [], comparecientes: [], notario: '', fin: '' };
  const acta = (hojas: number) => {
    const bytes = new Uint8Array();
    return { plantilla: 'acta', titulo: 'a', razon, hojas: Array(hojas).fill({ tipo: 'image/jpeg', bytes }) } as const;
  };
  await assert.rejects(pool.renderPdf(acta(0), OPTIONS), is('tiempo-agotado'));
  assert.equal(Buffer.from(await pool.renderPdf(acta(40), OPTIONS)).toString(), 'a');
  await pool.stop();
});

test('un proceso que creció demasiado cede a otro, y ningún documento se pierde', async () => {
  const pool = puppets({ workers: 1, retireAboveMb: 100 });
  const said = await Promise.all(['quién', 'quién', 'crece', 'quién', 'quién'].map((titulo) => pool.say(titulo)));
  const [first, second, , third, fourth] = said;
  assert.equal(first, second);
  assert.equal(third, fourth);
  assert.notEqual(first, third);
  await pool.stop();
});

test('un proceso sin nada que hacer se va con su memoria, y el siguiente documento inicia otro', async () => {
  const pool = puppets({ workers: 1, idleMs: 50 });
  const first = await pool.say('quién');
  await until(() => pool.load().processes === 0);
  assert.notEqual(await pool.say('quién'), first);
  await pool.stop();
});

test('ningún secreto del servidor llega al proceso que compone', async () => {
  const pool = puppets({ workers: 1 });
  process.env.APP_SECRET = 'nadie debe leerlo';
  const entorno = (await pool.say('entorno')).split(',');
  delete process.env.APP_SECRET;
  assert.ok(entorno.includes('RAYON_NUM_THREADS') && !entorno.includes('APP_SECRET'), entorno.join());
  await pool.stop();
});

test('al cerrar, lo que se compone termina, lo que espera se rechaza y nada nuevo entra', async () => {
  const pool = puppets({ workers: 1 });
  const under = pool.say('lento');
  const waits = pool.say('a');
  const stopped = pool.stop();
  await assert.rejects(waits, is('cerrado'));
  await assert.rejects(pool.say('b'), is('cerrado'));
  assert.equal(await under, 'lento');
  await stopped;
  assert.deepEqual(pool.load(), { made: 1, failed: 0, composing: 0, waiting: 0, processes: 0 });
});
