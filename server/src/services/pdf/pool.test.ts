import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PdfError, type PdfFailure, type PdfPoolSettings, startPdfPool } from './pdf.ts';
import { createRenderer } from './render.ts';
import { documentoCon, exampleOf, OPTIONS } from './testing/examples.ts';

const TEXT = documentoCon('Hola.');
const is = (codigo: PdfFailure) => (error: unknown) => error instanceof PdfError && error.codigo === codigo;

/** A thread that answers «ok», falls or hangs, as the title of the document says. */
const PUPPET = `
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', ({ documento: { titulo } }) => {
    if (titulo === 'cae') process.exit(9);
    if (titulo === 'falla') throw new Error('x');
    if (titulo === 'memoria') { const all = []; for (;;) all.push(new Array(1e6).fill({})); }
    if (titulo === 'cuelga') for (;;);
    if (titulo === 'quién') titulo = String(threadId);
    setTimeout(() => parentPort.postMessage({ ok: true, pdf: new TextEncoder().encode(titulo) }), titulo === 'lento' ? 300 : 5);
  });`;

function puppets(settings: PdfPoolSettings = {}) {
  const entry = new URL(`data:text/javascript,${encodeURIComponent(PUPPET)}`);
  const pool = startPdfPool({ entry, timeoutMs: 5_000, ...settings });
  const say = async (titulo: string) => Buffer.from(await pool.renderPdf({ ...TEXT, titulo }, OPTIONS)).toString();
  return { ...pool, say };
}

test('los hilos dan los mismos bytes que uno solo, y sus errores llegan enteros', async () => {
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
  assert.deepEqual(pool.load(), { composing: 2, waiting: 3 });
  await assert.rejects(pool.say('uno de más'), is('cola-llena'));
  assert.deepEqual(await Promise.all(admitted), ['n0', 'n1', 'n2', 'n3', 'n4']);
  assert.deepEqual(pool.load(), { composing: 0, waiting: 0 });
  assert.equal(await pool.say('después'), 'después');
  await pool.stop();
});

for (const fate of ['cae', 'falla', 'memoria']) {
  test(`un hilo que ${fate} a mitad de un documento pierde ese y ninguno más`, async () => {
    const pool = puppets({ workers: 1 });
    const lost = pool.say(fate);
    const others = [pool.say('a'), pool.say('b')];
    await assert.rejects(lost, is('trabajador-caido'));
    assert.deepEqual(await Promise.all(others), ['a', 'b']);
    await pool.stop();
  });
}

test('un documento que no termina se abandona a su hora y otro hilo sigue', async () => {
  const pool = puppets({ workers: 1, timeoutMs: 400 });
  const stuck = pool.say('cuelga');
  const other = pool.say('a');
  await assert.rejects(stuck, is('tiempo-agotado'));
  assert.equal(await other, 'a');
  await pool.stop();
});

test('un hilo que ya hizo los suyos cede a otro, y ningún documento se pierde', async () => {
  const pool = puppets({ workers: 1, retireAfter: 3 });
  const threads = await Promise.all(Array.from({ length: 7 }, () => pool.say('quién')));
  const [first, , , second, , , third] = threads;
  assert.deepEqual(threads, [first, first, first, second, second, second, third]);
  assert.equal(new Set(threads).size, 3);
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
  assert.deepEqual(pool.load(), { composing: 0, waiting: 0 });
});
