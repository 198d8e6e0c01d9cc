import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { run } from './documento.ts';

const LAUNCHER = fileURLToPath(new URL('./fedatario-documento.mjs', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('../../document-engine/examples/declaracion-jurada', import.meta.url));
const FOLDER = mkdtempSync(join(tmpdir(), 'fedatario-documento-'));
const PLANTILLA = `${EXAMPLE}/plantilla.json`;
const RESPUESTAS = `${EXAMPLE}/respuestas/ingresos.json`;
const CONTEXTO = file('contexto.json', {
  hoy: '2026-11-21',
  notario: { nombreCompleto: 'Julia Mercedes Arana Soto', sexo: 'F', colegiado: '12345' },
  documento: { numero: 'T-2026-000123' },
});
after(() => rmSync(FOLDER, { recursive: true, force: true }));

test('hace el PDF, la página y el archivo de Word', async () => {
  for (const [name, opening] of [
    ['salida.pdf', '%PDF-1.7'],
    ['salida.html', '<!doctype html>\n<html lang="es">'],
    ['salida.docx', 'PK'],
  ] as const) {
    const { status, stderr } = await ask(PLANTILLA, RESPUESTAS, '-o', join(FOLDER, name), '--contexto', CONTEXTO);
    assert.equal(status, 0, stderr);
    assert.match(stderr, /^Listo: .* bytes\)$/m);
    assert.ok(readFileSync(join(FOLDER, name), 'latin1').startsWith(opening));
  }
  assert.match(readFileSync(join(FOLDER, 'salida.html'), 'utf8'), /ACTA NOTARIAL DE DECLARACIÓN JURADA/);
});

test('se llama desde una terminal, y termina con lo que dijo', () => {
  const salida = join(FOLDER, 'llamado.pdf');
  const launch = (...args: string[]) => spawnSync(process.execPath, [LAUNCHER, ...args], { encoding: 'utf8' });
  const made = launch(PLANTILLA, RESPUESTAS, '-o', salida, '--contexto', CONTEXTO);
  assert.equal(made.status, 0, made.stderr);
  assert.match(made.stderr, /^Listo: .* bytes\)$/m);
  assert.ok(existsSync(salida));
  const { status, stdout, stderr } = launch('no-hay.json', RESPUESTAS, '-o', salida);
  assert.equal(status, 2);
  assert.deepEqual([stdout, /^No existe: no-hay\.json/.test(stderr)], ['', true]);
});

test('corre también con el Node viejo que haya a mano', { skip: oldNode() === undefined && 'no hay otro Node' }, () => {
  const salida = join(FOLDER, 'viejo.pdf');
  const args = [LAUNCHER, PLANTILLA, RESPUESTAS, '-o', salida, '--contexto', CONTEXTO];
  const { status, stderr } = spawnSync(oldNode() ?? '', args, { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  assert.ok(existsSync(salida));
});

test('sin lo que falta no hay documento; en borrador se nombra', async () => {
  const answers = JSON.parse(readFileSync(RESPUESTAS, 'utf8'));
  const respuestas = file('incompletas.json', { ...answers, ingresoMensual: undefined });
  const salida = join(FOLDER, 'incompleto.pdf');
  const refused = await ask(PLANTILLA, respuestas, '-o', salida, '--contexto', CONTEXTO);
  assert.equal(refused.status, 1);
  assert.match(refused.stderr, /Faltan respuestas[\s\S]*ingresoMensual/);
  assert.ok(!existsSync(salida));
  const draft = await ask(PLANTILLA, respuestas, '-o', salida, '--contexto', CONTEXTO, '--borrador');
  assert.equal(draft.status, 0, draft.stderr);
  assert.match(draft.stderr, /Aviso\. ingresoMensual/);
  assert.ok(existsSync(salida));
});

test('sin contexto, el número y el notario quedan en blanco y se avisa', async () => {
  const { status, stderr } = await ask(PLANTILLA, RESPUESTAS, '-o', join(FOLDER, 'solo.pdf'));
  assert.equal(status, 0, stderr);
  assert.match(stderr, /Aviso\. documento\.numero: falta .* Queda su línea; se da con --contexto\./);
});

test('una variable que ninguna pregunta llena y un carácter sin letra se nombran', async () => {
  const plantilla = readFileSync(PLANTILLA, 'utf8').replace('"ruta": "ingresoMensual"', '"ruta": "ingresoSemanal"');
  const wrong = file('plantilla.json', JSON.parse(plantilla));
  const unknown = await ask(
    wrong,
    RESPUESTAS,
    '-o',
    join(FOLDER, 'x.pdf'),
    '--entrevista',
    `${EXAMPLE}/entrevista.json`,
  );
  assert.equal(unknown.status, 1);
  assert.match(unknown.stderr, /tiene errores:[\s\S]*ingresoSemanal/);
  const answers = JSON.parse(readFileSync(RESPUESTAS, 'utf8'));
  const glyph = file('glifo.json', { ...answers, ingresoActividad: 'venta de té 茶' });
  const { status, stderr } = await ask(PLANTILLA, glyph, '-o', join(FOLDER, 'x.pdf'), '--contexto', CONTEXTO);
  assert.equal(status, 1);
  assert.match(stderr, /ingresoActividad: .*«茶» no se puede imprimir/);
});

test('una orden o un archivo que no sirven se dicen en español', async () => {
  const salida = join(FOLDER, 'x.pdf');
  const broken = join(FOLDER, 'roto.json');
  writeFileSync(broken, '{');
  const cases: [string[], RegExp][] = [
    [[], /Diga la plantilla y las respuestas/],
    [[PLANTILLA, RESPUESTAS], /Diga dónde se escribe/],
    [[PLANTILLA, RESPUESTAS, '-o', 'salida.txt'], /debe terminar en \.pdf, \.html o \.docx/],
    [[PLANTILLA, RESPUESTAS, '-o', salida, '--otra'], /No se entiende/],
    [[PLANTILLA, RESPUESTAS, 'mas.json', '-o', salida], /Sobra «mas\.json»/],
    [['no-hay.json', RESPUESTAS, '-o', salida], /No existe: no-hay\.json, donde debe estar la plantilla/],
    [[PLANTILLA, 'no-hay.json', '-o', salida], /No existe: no-hay\.json, donde debe estar el objeto de respuestas/],
    [[PLANTILLA, broken, '-o', salida], /roto\.json no es JSON válido/],
    [[file('sola.json', {}), RESPUESTAS, '-o', salida], /Diga dónde están las preguntas/],
    [[PLANTILLA, RESPUESTAS, '-o', join(FOLDER, 'no/hay/x.html'), '--contexto', CONTEXTO], /No se pudo escribir/],
    [[PLANTILLA, RESPUESTAS, '-o', salida, '--contexto', file('ayer.json', { hoy: 'ayer' })], /«hoy» debe ser un día/],
  ];
  for (const [args, mensaje] of cases) {
    const { status, stderr } = await ask(...args);
    assert.match(stderr, mensaje);
    assert.equal(status, 2, args.join(' '));
  }
  const notTemplate = await ask(RESPUESTAS, RESPUESTAS, '-o', salida, '--entrevista', `${EXAMPLE}/entrevista.json`);
  assert.equal(notTemplate.status, 1);
  assert.match(notTemplate.stderr, /no es una plantilla/);
  assert.match((await ask('--ayuda')).stdout, /Uso: npx fedatario-documento/);
});

/** The command in this process, with what it says. */
async function ask(...args: string[]) {
  const said = { stdout: '', stderr: '' };
  const into = (stream: 'stdout' | 'stderr') => ({ write: (text: string) => (said[stream] += text) });
  const status = await run(args, { stdout: into('stdout'), stderr: into('stderr') });
  return { status, ...said };
}

function file(name: string, content: unknown): string {
  const path = join(FOLDER, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

/** A Node of the machine that is older than the project's. */
function oldNode(): string | undefined {
  return ['/usr/local/bin/node', '/usr/bin/node'].find((path) => {
    const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
    return stdout !== null && Number(/^v(\d+)/.exec(stdout)?.[1] ?? 24) < 24;
  });
}
