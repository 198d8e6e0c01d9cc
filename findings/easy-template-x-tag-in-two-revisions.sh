#!/bin/sh
# A tag of a Word template that was partly typed with «Track Changes» on loses its value in easy-template-x, without an error.
#
# Expected: {nombre}, of which some letters are an insertion (w:ins) that nobody accepted yet, is filled in, as Word shows it and as
# docxtemplater and docx-templates fill it in; or a tag that cannot be read is an error.
# Happens: easy-template-x takes the pieces of a tag from the runs of the paragraph itself and not from those within w:ins. «Yo, {nom»,
# inserted «bre», «}.» gives «Yo, bre.»: the value is gone and half the name of the tag is printed; a name that was corrected as a whole is
# printed itself. A tag that is an insertion as a whole is filled in.
# Versions: easy-template-x 7.2.8, docxtemplater 3.71.0 with pizzip 3.3.0, docx-templates 4.15.0, jszip 3.10.1. Date: 2026-11-29.
# Why it matters here: lawyers correct their models with that on, and a deed without the name of its party is what nobody sees in a test of the
# template. The product reads an insertion as text of the paragraph and says that changes were pending
# (web/src/catalogo/redacciones/word/ooxml/renglon.ts; held by lectura.test.ts beside that folder).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent easy-template-x@7.2.8 docxtemplater@3.71.0 pizzip@3.3.0 docx-templates@4.15.0 jszip@3.10.1
cat >see.mjs <<'JS'
import assert from 'node:assert/strict';
import { createReport } from 'docx-templates';
import Docxtemplater from 'docxtemplater';
import { TemplateHandler } from 'easy-template-x';
import JSZip from 'jszip';
import PizZip from 'pizzip';

const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const xml = (text) => `<?xml version="1.0" encoding="UTF-8"?>${text}`;
function template(paragraph) {
  const zip = new JSZip();
  const types = `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/>`;
  zip.file('[Content_Types].xml', xml(`<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/>${types}</Types>`));
  zip.file('_rels/.rels', xml(`<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}" Target="word/document.xml"/></Relationships>`));
  zip.file('word/_rels/document.xml.rels', xml(`<Relationships xmlns="${packages}/relationships"/>`));
  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  zip.file('word/document.xml', xml(`<w:document ${w}><w:body><w:p>${paragraph}</w:p><w:sectPr/></w:body></w:document>`));
  return zip.generateAsync({ type: 'nodebuffer' });
}
async function textOf(file) {
  const body = await (await JSZip.loadAsync(file)).file('word/document.xml').async('string');
  return [...body.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, text]) => text).join('');
}

const run = (text) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const inserted = (text) => `<w:ins w:id="1" w:author="A" w:date="2026-01-01T00:00:00Z">${run(text)}</w:ins>`;
const deleted = '<w:del w:id="2" w:author="A" w:date="2026-01-01T00:00:00Z"><w:r><w:delText>otro</w:delText></w:r></w:del>';
const paragraphs = (open, close) => ({
  'end of the name inserted': run(`Yo, ${open}nom`) + inserted('bre') + run(`${close}.`),
  'name corrected': run(`Yo, ${open}`) + deleted + inserted('nombre') + run(`${close}.`),
  'whole tag inserted': run('Yo, ') + inserted(`${open}nombre${close}`) + run('.'),
});
const data = { nombre: 'Ana Paz' };
const seen = { 'easy-template-x': {}, docxtemplater: {}, 'docx-templates': {} };
for (const [name, paragraph] of Object.entries(paragraphs('{', '}'))) {
  seen['easy-template-x'][name] = await textOf(await new TemplateHandler().process(await template(paragraph), data));
  const other = new Docxtemplater(new PizZip(await template(paragraph)));
  other.render(data);
  seen.docxtemplater[name] = await textOf(other.getZip().generate({ type: 'nodebuffer' }));
}
for (const [name, paragraph] of Object.entries(paragraphs('+++=', '+++')))
  seen['docx-templates'][name] = await textOf(await createReport({ template: await template(paragraph), data, noSandbox: true }));
console.log(seen);
const right = { 'end of the name inserted': 'Yo, Ana Paz.', 'name corrected': 'Yo, Ana Paz.', 'whole tag inserted': 'Yo, Ana Paz.' };
assert.deepEqual(seen, {
  'easy-template-x': { ...right, 'end of the name inserted': 'Yo, bre.', 'name corrected': 'Yo, nombre.' },
  docxtemplater: right,
  'docx-templates': right,
});
console.log('As it was seen.');
JS
node see.mjs
