import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { type Documento, definitivo, documentoDeMinuta, minutaDe, renderTexto } from '@fedatario/document-engine';
import mammoth from 'mammoth';
import { paragraphsOfWord, partsOfWord } from '../../testing/word.ts';
import { allExamples, documentoCon, exampleOf } from '../pdf/testing/examples.ts';
import { absent } from '../pdf/testing/tools.ts';
import { renderDocx } from './docx.ts';

const FINAL = { autor: 'Fedatario', borrador: false };
const CONTRACT = exampleOf('contrato-arrendamiento', 'con-todo');

test('cada ejemplo dice en Word lo mismo que su texto, y ningún lector ve un párrafo que empiece con un signo', async () => {
  for (const { name, documento } of allExamples()) {
    const file = await renderDocx(documento, FINAL);
    assert.equal(wordsIn(file), solid(renderTexto(documento)), name);
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(file) });
    assert.equal(asPlain(value), solid(renderTexto(documento)), name);
    assert.deepEqual(headless(value), [], name);
  }
});

test('LibreOffice, que no conoce el separador de estilos, tampoco ve ninguno ni pierde palabras', {
  skip: absent('soffice'),
}, async () => {
  const ejemplos = allExamples();
  const files = await Promise.all(ejemplos.map(({ documento }) => renderDocx(documento, FINAL)));
  const textos = textsInLibreOffice(files);
  for (const [n, { name, documento }] of ejemplos.entries()) {
    const text = textos[n] ?? '';
    assert.deepEqual(headless(text), [], name);
    for (const line of renderTexto(documento).split('\n'))
      assert.ok(asPlain(text).includes(solid(line)), `${name}: ${line}`);
  }
});

test('el texto que se guarda de cada entrega dice en Word lo mismo, sin que nadie lo llame un modelo', async () => {
  for (const { name, documento } of allExamples()) {
    const guardado = documentoDeMinuta(minutaDe(definitivo(documento)));
    assert.equal(await wordsOf(guardado), solid(renderTexto(documento)), name);
    const [final, draft] = [await partsOf(guardado), await partsOf(documento, { ...FINAL, borrador: true })];
    assert.doesNotMatch([...final.values()].join(), /antes de su uso/, name);
    assert.match([...draft.values()].join(), /antes de su uso/, name);
  }
});

test('los títulos son títulos, los números son texto, y la página lleva su encabezado y su pie', async () => {
  const parts = await partsOf(CONTRACT);
  const body = parts.get('word/document.xml') ?? '';
  assert.match(body, /<w:pStyle w:val="Heading1"\/>/);
  assert.match(body, />PRIMERA: DEL INMUEBLE/);
  assert.doesNotMatch(body, /<w:numPr>/);
  assert.match(body, /<w:pgSz w:w="12240" w:h="15840"/);
  const header = [...parts].find(([name]) => /header\d*\.xml$/.test(name))?.[1] ?? '';
  const footer = [...parts].find(([name]) => /footer\d*\.xml$/.test(name))?.[1] ?? '';
  assert.match(header, /Contrato de arrendamiento[\s\S]*T-2026-000123/);
  assert.match(footer, /Página [\s\S]*PAGE[\s\S]*NUMPAGES/);
  assert.match(parts.get('word/styles.xml') ?? '', /w:val="es-GT"/);
  assert.match(parts.get('docProps/core.xml') ?? '', /<dc:title>Contrato de arrendamiento<\/dc:title>/);
});

test('las tablas repiten su encabezado y las firmas no se parten', async () => {
  const body = (await partsOf(exampleOf('contrato-trabajo', 'indefinido'))).get('word/document.xml') ?? '';
  assert.match(body, /<w:tblHeader\/>/);
  assert.match(body, /<w:cantSplit\/>/);
});

test('los montos van a la derecha, el encabezado y el total en negrita, y la tabla no se parte', async () => {
  const body = (await partsOf(exampleOf('finiquito-laboral', 'renuncia'))).get('word/document.xml') ?? '';
  const rows = [...body.matchAll(/<w:tr>[\s\S]*?<\/w:tr>/g)].map(([row]) => row);
  const [head = '', first = '', , , total = ''] = rows;
  assert.match(head, /<w:b\/>[\s\S]*Concepto[\s\S]*<w:jc w:val="right"\/>[\s\S]*<w:b\/>[\s\S]*Monto/);
  assert.match(first, /<w:keepNext\/>[\s\S]*<w:jc w:val="right"\/>[\s\S]*Q4,750\.00/);
  assert.doesNotMatch(first, /<w:b\/>/);
  assert.match(total, /<w:b\/>[\s\S]*Total[\s\S]*<w:b\/>[\s\S]*Q8,650\.00/);
});

test('cada cláusula abre con un título que la navegación encuentra, en el mismo renglón que su texto', async () => {
  const body = (await partsOf(CONTRACT)).get('word/document.xml') ?? '';
  const titles = [
    ...body.matchAll(/<w:pStyle w:val="Heading2"\/>[\s\S]*?<w:vanish\/><w:specVanish\/>[\s\S]*?<w:t[^>]*>([^<]*)</g),
  ];
  assert.ok(titles.length > 8);
  assert.equal(titles[0]?.[1], 'PRIMERA: DEL INMUEBLE. ');
});

test('quien firma con la huella tiene su recuadro', async () => {
  const body = (await partsOf(exampleOf('acta-supervivencia', 'huella-y-otra-institucion'))).get('word/document.xml');
  assert.match(body ?? '', /<w:trHeight w:val="1701" w:hRule="exact"\/>[\s\S]*\(huella\)<\/w:t>/);
});

test('lo último que se lee antes de firmar, aunque cierre una cláusula, no se separa de las firmas', async () => {
  const body = (await partsOf(exampleOf('contrato-arrendamiento', 'sencillo'))).get('word/document.xml') ?? '';
  const [text = ''] = body.split('<w:tbl>');
  assert.match(text.slice(text.lastIndexOf('<w:p>')), /<w:keepNext\/>.*Las partes aceptan el contenido/);
});

test('un borrador lo dice y nombra lo que falta; el final deja su línea', async () => {
  const empty = exampleOf('pagare');
  const draft = await partsOf(empty, { ...FINAL, borrador: true });
  assert.match([...draft.values()].join(), /BORRADOR/);
  assert.match(draft.get('word/document.xml') ?? '', /w:highlight w:val="yellow"[\s\S]*\[Monto\]/);
  const final = await partsOf(empty);
  assert.doesNotMatch([...final.values()].join(), /BORRADOR|\[Monto\]/);
  assert.match(final.get('word/document.xml') ?? '', /__________/);
});

test('lo que escribe una persona es texto, también lo que XML no admite', async () => {
  const texto = '</w:t><w:p/> &amp; <!-- --> {{x}} =1+1';
  const refused = String.fromCharCode(0, 7, 0xd800);
  assert.equal(await wordsOf(documentoCon(`${texto}${refused}`)), solid(`${texto}\ufffd\ufffd\ufffd`));
});

/** Without the lines to sign on, since a thumb is printed in a box. */
const solid = (texto: string) => texto.replaceAll(' | ', '').replace(/[\s_]/g, '');

/** Paragraphs that begin with a sign which closes the words before it. */
const headless = (text: string) => text.split('\n').filter((line) => /^\s*[.,;:)\]»”…]/.test(line));
const asPlain = (text: string) => solid(text).replaceAll('•', '-');

function wordsIn(file: Uint8Array): string {
  return asPlain(paragraphsOfWord(file).join(''));
}

async function wordsOf(documento: Documento): Promise<string> {
  return wordsIn(await renderDocx(documento, FINAL));
}

/** The texts that LibreOffice reads in Word files: it starts once, which takes longer than to read them. */
function textsInLibreOffice(files: readonly Uint8Array[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'fedatario-word-'));
  try {
    const names = files.map((_, n) => join(folder, `${n}.docx`));
    for (const [n, name] of names.entries()) writeFileSync(name, files[n] ?? new Uint8Array());
    const profile = `-env:UserInstallation=file://${folder}/perfil`;
    const args = [profile, '--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder];
    spawnSync('soffice', [...args, ...names]);
    return files.map((_, n) => readFileSync(join(folder, `${n}.txt`), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function partsOf(documento: Documento, options = FINAL): Promise<Map<string, string>> {
  return partsOfWord(await renderDocx(documento, options));
}
