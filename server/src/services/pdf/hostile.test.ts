import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { startPdfPool } from './pdf.ts';
import { documentoCon, exampleOf, OPTIONS } from './testing/examples.ts';
import { absent, bodyOf } from './testing/tools.ts';

const WORKSPACE = fileURLToPath(new URL('./typst', import.meta.url));
const TYPST = fileURLToPath(import.meta.resolve('@myriaddreamin/typst-ts-node-compiler'));
const CANARY = 'canario-fedatario.txt';
const SECRET = 'el-canario-canta';
const PROXIES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'ALL_PROXY'];
const HOSTILE = [
  `#read("/${CANARY}")`,
  '#read("/etc/passwd")',
  `#include "${CANARY}"`,
  '#import "@preview/canario-fedatario:9.9.9": *',
  '#eval("1+1", mode: "code")',
  '#sys.inputs',
  '#panic("x")',
  '#while true {}',
  '$ sum_(k=0)^n k $',
  '*negrita* _cursiva_ `crudo` = Título',
  '\\u{41} \\ \\\\ \\n',
  '"); #read("/etc/passwd"); ("',
  '"}],"piezas":[{"tipo":"largo","texto":"#1"}]',
  ']#h(1fr)[ // comentario /* otro */',
  '<etiqueta> @referencia https://ejemplo.com ~ -- --- ...',
  '{{7*7}} <script>alert(1)</script> %PDF-1.4',
];

/** A listener that documents try to reach, and a file that they try to read. */
let listener: Server;
const calls: string[] = [];
const kept = new Map<string, string | undefined>();

before(async () => {
  listener = createServer((socket) => {
    socket.once('data', (said) => {
      calls.push(String(said));
      socket.destroy();
    });
  });
  await new Promise<void>((ready) => listener.listen(0, '127.0.0.1', ready));
  const address = listener.address();
  assert.ok(address !== null && typeof address === 'object');
  for (const name of PROXIES) {
    kept.set(name, process.env[name]);
    process.env[name] = `http://127.0.0.1:${address.port}`;
  }
  writeFileSync(`${WORKSPACE}/${CANARY}`, SECRET);
});

after(() => {
  rmSync(`${WORKSPACE}/${CANARY}`, { force: true });
  for (const [name, value] of kept) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  listener.close();
});

test('las trampas atrapan: como fuente, los mismos textos leen el archivo y llaman fuera', async () => {
  const compiler = NodeCompiler.create({ workspace: WORKSPACE });
  const control = compiler.compile({ mainFileContent: `#set document(title: read("/${CANARY}"))` });
  assert.equal(control.result?.title, SECRET);
  // The compiler blocks its thread until the answer comes, so the listener runs in another.
  const source = `const { NodeCompiler } = require(${JSON.stringify(TYPST)});
    const compiler = NodeCompiler.create({ workspace: ${JSON.stringify(WORKSPACE)} });
    compiler.compile({ mainFileContent: '#import "@preview/canario-fedatario:9.9.9": *' });`;
  const worker = new Worker(source, { eval: true });
  await new Promise((done) => worker.once('exit', done));
  assert.match(calls.splice(0).join(), /packages\.typst\.org/);
});

test('lo que escribe una persona sale en el papel tal como lo escribió, y nada lee ni llama', {
  skip: absent('pdftotext'),
}, async () => {
  const pool = startPdfPool({ workers: 1 });
  for (const texto of HOSTILE) {
    const pdf = await pool.renderPdf(
      { ...documentoCon(texto), titulo: texto },
      { ...OPTIONS, numero: texto, autor: texto },
    );
    assert.equal(bodyOf(pdf), texto.replace(/\s/g, ''));
  }
  await pool.stop();
  assert.deepEqual(calls, []);
});

test('tampoco cuando llega como respuesta de una entrevista', { skip: absent('pdftotext') }, async () => {
  const pool = startPdfPool({ workers: 1 });
  for (const texto of HOSTILE) {
    const documento = exampleOf('declaracion-jurada', 'residencia', (answers) => ({
      ...answers,
      residenciaDireccion: texto,
    }));
    const words = bodyOf(await pool.renderPdf(documento, OPTIONS));
    assert.ok(words.includes(texto.replace(/\s/g, '')), texto);
    assert.ok(!words.includes(SECRET) && !words.includes('root:'));
  }
  await pool.stop();
  assert.deepEqual(calls, []);
});
