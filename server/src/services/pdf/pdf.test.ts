import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Documento, renderTexto } from '@fedatario/document-engine';
import { byLength, someByLength } from '@fedatario/document-engine/testing/length';
import { PdfError } from './errors.ts';
import { createRenderer } from './render.ts';
import { allExamples, documentoCon, exampleOf, OPTIONS, parrafo } from './testing/examples.ts';
import { absent, ask, bodyOf } from './testing/tools.ts';

const render = createRenderer();
const CONTRACT = exampleOf('contrato-arrendamiento', 'con-todo');
const latin1 = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');
const solid = (texto: string) => texto.replace(/[\s_]/g, '');
const fails = (codigo: string, mensaje: RegExp) => (error: unknown) =>
  error instanceof PdfError && error.codigo === codigo && mensaje.test(error.message);

test(`${byLength('uno de cada cinco ejemplos', 'cada ejemplo')} se compone y dice en papel lo mismo que su texto`, {
  skip: absent('pdftotext'),
}, () => {
  const examples = allExamples();
  assert.ok(examples.length > 40);
  for (const { name, documento } of someByLength(examples, 5)) {
    const [paper, text] = [bodyOf(render(documento, OPTIONS)), solid(renderTexto(documento).replaceAll(' | ', ''))];
    assert.equal(sinEncabezados(paper, documento), sinEncabezados(text, documento), name);
  }
});

/** Without the heads of its tables, which are repeated on each leaf. */
function sinEncabezados(texto: string, documento: Documento): string {
  const tablas = documento.bloques.flatMap((bloque) => (bloque.tipo === 'clausula' ? bloque.bloques : [bloque]));
  const heads = tablas.flatMap((bloque) => (bloque.tipo === 'tabla' ? bloque.filas.slice(0, 1) : []));
  const words = heads.map((row) =>
    row.map((cell) => solid(renderTexto({ ...documento, bloques: cell.bloques }))).join(''),
  );
  return words.reduce((rest, head) => rest.replaceAll(head, ''), texto);
}

test('el PDF declara PDF/A-2a, idioma, etiquetas, título y autor', () => {
  const text = latin1(render(CONTRACT, OPTIONS));
  assert.match(text, /^%PDF-1\.7/);
  assert.match(text, /<pdfaid:part>2<\/pdfaid:part>/);
  assert.match(text, /<pdfaid:conformance>A<\/pdfaid:conformance>/);
  assert.match(text, /\/Lang ?\(es-GT\)/);
  assert.match(text, /\/MarkInfo\s*<<\s*\/Marked true/);
  assert.match(text, /\/StructTreeRoot/);
  assert.match(text, /\/Title ?\(Contrato de arrendamiento\)/);
  assert.match(text, /\/Author ?\(Fedatario\)/);
});

test('poppler lo ve etiquetado, con su título, su autor y la fecha dada', { skip: absent('pdfinfo') }, () => {
  const pdf = render(CONTRACT, OPTIONS);
  const { text } = ask('pdfinfo', pdf, (file) => [file]);
  assert.match(text, /Tagged: +yes/);
  assert.match(text, /Title: +Contrato de arrendamiento/);
  assert.match(text, /Author: +Fedatario/);
  assert.match(text, /CreationDate: .*Nov 21 16:30:00 2026/);
  assert.match(text, /Pages: +3/);
  const { text: tags } = ask('pdfinfo', pdf, (file) => ['-struct', file]);
  assert.match(tags, /H1/);
  assert.match(tags, /\bP\b/);
});

test('cada fuente va dentro del archivo y con su Unicode', { skip: absent('pdffonts') }, () => {
  const { text } = ask('pdffonts', render(CONTRACT, OPTIONS), (file) => [file]);
  const fonts = text
    .split('\n')
    .slice(2)
    .filter((line) => line !== '');
  assert.ok(fonts.length >= 2);
  for (const font of fonts) assert.match(font, /SourceSerif4.* yes yes yes /);
});

test('qpdf no encuentra nada roto', { skip: absent('qpdf') }, () => {
  const { ok, text } = ask('qpdf', render(CONTRACT, OPTIONS), (file) => ['--check', file]);
  assert.ok(ok, text);
});

test('un segundo motor lee las mismas páginas', { skip: absent('mutool') }, () => {
  const { ok, text } = ask('mutool', render(CONTRACT, OPTIONS), (file) => ['info', file]);
  assert.ok(ok && /Pages: 3/.test(text), text);
});

test('la copia PDF/A-1b, también con «BORRADOR», la acepta Apache Preflight', { skip: absent('preflight') }, () => {
  const pdf = render(CONTRACT, { ...OPTIONS, norma: 'a-1b', borrador: true });
  const { ok, text } = ask('preflight', pdf, (file) => [file]);
  assert.ok(ok && /is a valid PDF\/A-1b file/.test(text), text);
});

test('lo mismo da los mismos bytes, en este hilo, en otro momento y con la memoria de otros documentos', () => {
  const first = render(CONTRACT, OPTIONS);
  render(exampleOf('pagare', 'a-la-vista'), OPTIONS);
  assert.deepEqual(render(CONTRACT, OPTIONS), first);
  assert.deepEqual(createRenderer()(CONTRACT, OPTIONS), first);
  assert.notDeepEqual(render(CONTRACT, { ...OPTIONS, fecha: '2026-11-22T00:00:00Z' }), first);
});

test('cada página lleva el número del documento y el suyo', { skip: absent('pdftotext') }, () => {
  const pages = (documento = CONTRACT) =>
    ask('pdftotext', render(documento, { ...OPTIONS, numero: 'N-7' }), (file) => ['-layout', file, '-']).text.split(
      '\f',
    );
  const [first, , last] = pages();
  assert.match(first ?? '', /Contrato de arrendamiento +T-2026-000123/);
  assert.match(first ?? '', /Página 1 de 3/);
  assert.match(last ?? '', /T-2026-000123[\s\S]*Página 3 de 3/);
  assert.match(pages(documentoCon('Texto.'))[0] ?? '', /Documento de prueba +N-7/);
});

test('un borrador lo dice en cada página y nombra lo que falta; el final deja su línea', {
  skip: absent('pdftotext'),
}, () => {
  const empty = exampleOf('pagare');
  const words = (borrador: boolean) =>
    ask('pdftotext', render(empty, { ...OPTIONS, borrador }), (file) => ['-raw', file, '-']).text;
  assert.match(words(true).replace(/\s/g, ''), /BORRADOR/);
  assert.match(words(true), /\[/);
  assert.doesNotMatch(words(false).replace(/\s/g, ''), /BORRADOR|\[/);
  assert.match(words(false), /__________/);
});

test('acentos, eñes, ligaduras y nombres de otras lenguas vuelven enteros', { skip: absent('pdftotext') }, () => {
  const texto =
    'Ñandú, pingüino, oficina, flujo, «fin» — Łukasz Đặng, Ωμέγα, Иван, K’iche’, Ixpaʼch, n\u0303andu\u0301, 50 %';
  assert.equal(bodyOf(render(documentoCon(texto), OPTIONS)), solid(texto.normalize('NFC')));
});

test('lo que no tiene espacios no se sale de la hoja', { skip: absent('pdftotext') }, () => {
  for (const texto of ['x'.repeat(3000), 'W'.repeat(3000), `https://ejemplo.com/${'ruta/'.repeat(400)}`]) {
    assert.equal(bodyOf(render(documentoCon(texto), OPTIONS)), texto);
  }
});

test('un carácter que la fuente no tiene detiene el documento y se nombra', () => {
  const missing = (texto: string) => () => render(documentoCon(texto), OPTIONS);
  assert.throws(
    missing('El señor 字 firma.'),
    fails('caracter-sin-glifo', /carácter «字» \(U\+5B57\), cerca de «El señor 字 firma/),
  );
  assert.throws(missing('Firma 😀'), fails('caracter-sin-glifo', /«😀» \(U\+1F600\)/));
  assert.throws(missing('Paga \u202e0001'), fails('caracter-sin-glifo', /invisible U\+202E, cerca de «Paga 0001»/));
  assert.throws(missing('Uno\u0007'), fails('caracter-sin-glifo', /invisible U\+0007/));
  assert.throws(missing('\ud800'), fails('caracter-sin-glifo', /U\+D800/));
  const inTitle = { ...documentoCon('Texto'), titulo: 'Título 字' };
  assert.throws(() => render(inTitle, OPTIONS), fails('caracter-sin-glifo', /字/));
});

test('lo que nadie firmaría por su tamaño se rechaza con su medida', () => {
  const large = documentoCon('a '.repeat(5_000_000));
  assert.throws(
    () => render(large, OPTIONS),
    fails('documento-demasiado-grande', /tiene 10000000 caracteres y el máximo/),
  );
  const long = documentoCon(...Array.from({ length: 50 }, () => 'a '.repeat(10_000)));
  assert.throws(() => render(long, OPTIONS), fails('documento-demasiado-grande', /tiene 1000000 caracteres/));
  let inner = [parrafo('x')];
  for (let i = 0; i < 60; i += 1) inner = [{ tipo: 'lista', ordenada: true, elementos: [inner] }];
  assert.throws(
    () => render(documentoCon(...inner), OPTIONS),
    fails('documento-demasiado-grande', /una dentro de otra/),
  );
});

test('una fecha que no lo es se dice', () => {
  assert.throws(() => render(CONTRACT, { ...OPTIONS, fecha: 'ayer' }), fails('documento-invalido', /«ayer»/));
});

test('quien firma nunca firma una hoja sin texto', { skip: absent('pdftotext') }, () => {
  for (const [slug, caso] of [
    ['declaracion-jurada', 'otros-hechos-y-huella'],
    ['contrato-arrendamiento', 'con-todo'],
    ['carta-poder', 'con-vigencia'],
  ] as const) {
    const pages = ask('pdftotext', render(exampleOf(slug, caso), OPTIONS), (file) => [
      '-raw',
      '-y',
      '80',
      '-x',
      '0',
      '-W',
      '612',
      '-H',
      '634',
      file,
      '-',
    ]).text.split('\f');
    for (const page of pages.filter((page) => /^f\)/m.test(page)))
      assert.doesNotMatch(page, /^\s*(f\)|\(huella\)|ANTE MÍ)/);
  }
});
