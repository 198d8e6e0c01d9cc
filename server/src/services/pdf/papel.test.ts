import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bloque } from '@fedatario/document-engine';
import { byLength, someByLength } from '@fedatario/document-engine/testing/length';
import { createRenderer } from './render.ts';
import { allExamples, documentoCon, exampleOf, OPTIONS, parrafo } from './testing/examples.ts';
import { blankOf, inkOf } from './testing/hojas.ts';
import { absent, ask } from './testing/tools.ts';

const render = createRenderer();
const CONTRACT = exampleOf('contrato-arrendamiento', 'con-todo');
const FILLING = 'Este párrafo existe para llenar la hoja y no dice nada más que esto. ';
const FIRMAS: Bloque = { tipo: 'firmas', firmas: [{ forma: 'firma', tramos: [] }] };
const wordsOf = (pdf: Uint8Array, ...args: string[]) => ask('pdftotext', pdf, (file) => [...args, file, '-']).text;

test('el último párrafo se parte: con las firmas van tres renglones suyos a la otra hoja', {
  skip: absent('pdftotext'),
}, () => {
  let parted = 0;
  for (const lines of [14, 16, 18, 20]) {
    const above = Array.from({ length: 24 }, (_, i) => parrafo(`Renglón ${i}.`));
    const pdf = render(documentoCon(...above, FILLING.repeat(lines), FIRMAS), OPTIONS);
    const [blank = 1] = blankOf(pdf);
    assert.ok(blank < 0.15, `${lines}: ${blank}`);
    const [, second = ''] = wordsOf(pdf, '-raw', '-y', '80', '-x', '0', '-W', '612', '-H', '634').split('\f');
    if (!/^(?:.+\n){3}f\)/.test(second)) continue;
    parted += 1;
  }
  assert.ok(parted > 0);
});

test(`en ${byLength('ninguno de los ejemplos del día', 'ningún ejemplo')} una hoja intermedia queda en blanco más de lo que ocupan las firmas`, {
  skip: absent('pdftotext'),
}, () => {
  for (const { name, documento } of someByLength(allExamples(), 5)) {
    const [last = 0, ...middle] = blankOf(render(documento, OPTIONS)).reverse();
    const most = Math.max(0, ...middle);
    // The thumb of who does not sign takes three centimetres more, and so does a third row of signatures.
    const places = documento.bloques.flatMap((bloque) => (bloque.tipo === 'firmas' ? bloque.firmas : [])).length;
    const allowed = 0.34 + (/huella/.test(name) ? 0.09 : 0) + (places > 4 ? 0.09 : 0);
    assert.ok(most <= allowed, `${name}: ${most} ${last}`);
  }
});

test('lo que se imprime para firmarse no deja blancos sin rayar, ni al final ni a media escritura', {
  skip: absent('pdftoppm'),
}, async () => {
  for (const caso of ['declaracion-jurada/otros-hechos-y-huella', 'contrato-arrendamiento/sencillo']) {
    const [slug = '', nombre = ''] = caso.split('/');
    const documento = exampleOf(slug, nombre);
    const ruled = await inkOf(render(documento, { ...OPTIONS, rayado: true }));
    const plain = await inkOf(render(documento, OPTIONS));
    assert.ok(Math.max(...ruled.map(({ blanco }) => blanco)) < 2.5, caso);
    assert.ok(Math.max(...plain.map(({ blanco }) => blanco)) > 4, caso);
  }
});

test('una hoja llena no se raya', { skip: absent('pdftoppm') }, async () => {
  const full = documentoCon('Corto.', FILLING.repeat(120));
  const [ruled] = await inkOf(render(full, { ...OPTIONS, rayado: true }));
  const [plain] = await inkOf(render(full, OPTIONS));
  assert.deepEqual(ruled, plain);
});

test('cada cláusula es un título y un marcador, y su texto no', { skip: absent('mutool') }, () => {
  const pdf = render(CONTRACT, OPTIONS);
  const { text } = ask('mutool', pdf, (file) => ['show', file, 'outline']);
  assert.match(text, /"CONTRATO DE ARRENDAMIENTO[^"]*"/);
  assert.match(text, /\t\t"PRIMERA: DEL INMUEBLE"/);
  assert.match(text, /\t\t"SEGUNDA: [^"]*[^.: ]"/);
  const { text: tags } = ask('pdfinfo', pdf, (file) => ['-struct', file]);
  assert.ok((tags.match(/H2 "/g) ?? []).length > 8);
});

test('una acta sin título tiene sus cláusulas en el primer nivel', { skip: absent('mutool') }, () => {
  const pdf = render(exampleOf('compraventa-vehiculo', 'contado'), OPTIONS);
  assert.match(ask('mutool', pdf, (file) => ['show', file, 'outline']).text, /^[|+]\t"PRIMERA: /m);
});

test('la letra de un inciso va con su palabra, y ningún corte deja menos de tres letras', {
  skip: absent('pdftotext'),
}, () => {
  const texto = Array.from(
    { length: 40 },
    (_, i) => `${i} íntegramente adelantado c) idear recuperación depositaria;`,
  ).join(' ');
  const shifts = Array.from({ length: 25 }, (_, letters) => 'x'.repeat(letters));
  const lines = someByLength(shifts, 5)
    .map((shift) => wordsOf(render(documentoCon(shift + texto), OPTIONS), '-raw'))
    .join('\n')
    .split('\n');
  assert.ok(lines.some((line) => line.endsWith('\u00ad') || line.endsWith('-')));
  for (const [i, line] of lines.entries()) {
    assert.doesNotMatch(line, /(?:^|\s)\p{Ll}\)$/u);
    if (!/\p{Ll}[-\u00ad]$/u.test(line)) continue;
    assert.match(line, /\p{L}{3}[-\u00ad]$/u);
    assert.match(lines[i + 1] ?? '', /^\p{L}{3}/u);
  }
});

test('los montos de una tabla van a la derecha y su total en negrita', { skip: absent('pdftotext') }, () => {
  const pdf = render(exampleOf('finiquito-laboral', 'renuncia'), OPTIONS);
  const boxes = ask('pdftotext', pdf, (file) => ['-bbox', file, '-']).text;
  const ends = ['Q4,750.00', 'Q1,900.00', 'Q8,650.00'].map((monto) =>
    Number(new RegExp(`xMax="([\\d.]+)"[^>]*>${monto}<`).exec(boxes)?.[1]),
  );
  assert.ok(
    ends.every((end) => Math.abs(end - (ends[0] ?? 0)) < 0.5),
    ends.join(),
  );
});
