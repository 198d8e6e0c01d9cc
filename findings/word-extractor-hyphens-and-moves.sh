#!/bin/sh
# Readers of Word files drop the hyphen that keeps a number together, and one prints a moved clause at both its places.
#
# Expected: what Word writes for Ctrl+Shift+hyphen (w:noBreakHyphen) is a hyphen in the text; a clause that was moved with «Track Changes» on
# stands at its new place only, as an inserted word is there and a deleted one is not; what has two forms (mc:AlternateContent) is read once.
# Happens: word-extractor and officeparser read «Escritura 12-2026» as «Escritura 122026». word-extractor reads a moved clause twice, though it
# leaves deleted words out, and both forms of what has two. A box of the font Wingdings that is ticked or empty (w:sym) is nothing in both.
# mammoth reads all four as Word shows them.
# Versions: word-extractor 1.0.4, officeparser 8.1.1, mammoth 1.13.0, jszip 3.10.1. Date: 2026-11-29.
# Why it matters here: contracts are imported as templates; numbers of deeds and of identity papers are typed with that hyphen. The product reads
# w:noBreakHyphen, w:sym and w:moveFrom itself (web/src/catalogo/redacciones/word/ooxml/renglon.ts and cuerpo.ts; lectura.test.ts above them).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent word-extractor@1.0.4 officeparser@8.1.1 mammoth@1.13.0 jszip@3.10.1
cat >see.mjs <<'JS'
import assert from 'node:assert/strict';
import JSZip from 'jszip';
import mammoth from 'mammoth';
import { convert } from 'officeparser';
import WordExtractor from 'word-extractor';

const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const spaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
].join(' ');
const xml = (text) => `<?xml version="1.0" encoding="UTF-8"?>${text}`;
function write(paragraph) {
  const zip = new JSZip();
  const types = `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/>`;
  zip.file('[Content_Types].xml', xml(`<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/>${types}</Types>`));
  zip.file('_rels/.rels', xml(`<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}" Target="word/document.xml"/></Relationships>`));
  zip.file('word/_rels/document.xml.rels', xml(`<Relationships xmlns="${packages}/relationships"/>`));
  zip.file('word/document.xml', xml(`<w:document ${spaces}><w:body><w:p>${paragraph}</w:p><w:sectPr/></w:body></w:document>`));
  return zip.generateAsync({ type: 'nodebuffer' });
}

const run = (inside) => `<w:r>${inside.startsWith('<') ? inside : `<w:t xml:space="preserve">${inside}</w:t>`}</w:r>`;
const by = 'w:author="A" w:date="2026-01-01T00:00:00Z"';
const paragraphs = {
  hyphen: run('<w:t>Escritura 12</w:t><w:noBreakHyphen/><w:t>2026</w:t>'),
  moved: `<w:moveFrom w:id="1" ${by}>${run('Es libre. ')}</w:moveFrom>${run('Firman. ')}<w:moveTo w:id="2" ${by}>${run('Es libre.')}</w:moveTo>`,
  deleted: `${run('Por ')}<w:del w:id="3" ${by}><w:r><w:delText>cien</w:delText></w:r></w:del><w:ins w:id="4" ${by}>${run('mil')}</w:ins>`,
  'two forms': run('<mc:AlternateContent><mc:Choice Requires="wps"><w:t>copia</w:t></mc:Choice><mc:Fallback><w:t>copia</w:t></mc:Fallback></mc:AlternateContent>'),
  boxes: run('<w:sym w:font="Wingdings" w:char="F0FE"/>') + run(' casada ') + run('<w:sym w:font="Wingdings" w:char="F0A8"/>') + run(' soltera'),
};
const readers = {
  mammoth: async (buffer) => (await mammoth.extractRawText({ buffer })).value,
  officeparser: async (buffer) => String((await convert(buffer, 'text')).value),
  'word-extractor': async (buffer) => (await new WordExtractor().extract(buffer)).getBody(),
};
const seen = {};
for (const [reader, read] of Object.entries(readers)) {
  seen[reader] = {};
  for (const [name, paragraph] of Object.entries(paragraphs)) seen[reader][name] = (await read(await write(paragraph))).trim();
}
console.log(seen);
assert.deepEqual(seen, {
  mammoth: {
    hyphen: 'Escritura 12\u20112026', moved: 'Firman. Es libre.', deleted: 'Por mil', 'two forms': 'copia', boxes: '\u{1f5f9} casada \u{1f78e} soltera',
  },
  officeparser: { hyphen: 'Escritura 122026', moved: 'Firman. Es libre.', deleted: 'Por mil', 'two forms': 'copia', boxes: 'casada  soltera' },
  'word-extractor': {
    hyphen: 'Escritura 122026', moved: 'Es libre. Firman. Es libre.', deleted: 'Por mil', 'two forms': 'copiacopia', boxes: 'casada  soltera',
  },
});
console.log('As it was seen.');
JS
node see.mjs
