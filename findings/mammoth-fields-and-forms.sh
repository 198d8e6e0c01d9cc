#!/bin/sh
# mammoth 1.13.0 (npm), seen 2026-11-28 with Node 24.21.0.
#
# Expected: the words that Word shows are in the output, or a message tells that they are not.
# Seen: the text of `w:fldSimple` (a merge field), of MACROBUTTON, and the choice of a FORMDROPDOWN are gone; of an IF with a field inside,
# the inner result stands in the output as well, which Word never shows; the prompt of a content control that nobody filled in is text like any
# other; a tab that Word draws as a line to write on, and `w:cr`, are no more than nothing or a space; the text of `w:bdo` is gone. Only
# elements that mammoth does not know give a message.
#
# Here: contracts imported as templates printed prompts and inner results, and lost blanks. The product reads Word files by its own reader now
# (docs/decisions/0127), and its tests compare with mammoth where both should agree.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . mammoth@1.13.0 jszip@3.10.1 >/dev/null
cat >seen.mjs <<'JS'
import assert from 'node:assert/strict';
import JSZip from 'jszip';
import mammoth from 'mammoth';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const package_ = 'http://schemas.openxmlformats.org/package/2006';
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const r = (inside) => `<w:r>${inside.startsWith('<') ? inside : `<w:t xml:space="preserve">${inside}</w:t>`}</w:r>`;
const mark = (type, data = '') => `<w:r><w:fldChar w:fldCharType="${type}">${data}</w:fldChar></w:r>`;
const code = (text) => r(`<w:instrText xml:space="preserve">${text}</w:instrText>`);

async function read(paragraph) {
  const zip = new JSZip();
  zip.file('[Content_Types].xml', `<Types xmlns="${package_}/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`);
  zip.file('_rels/.rels', `<Relationships xmlns="${package_}/relationships"><Relationship Id="r1" Type="${office}" Target="word/document.xml"/></Relationships>`);
  zip.file('word/document.xml', `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p>${paragraph}</w:p></w:body></w:document>`);
  const { value, messages } = await mammoth.convertToHtml({ buffer: await zip.generateAsync({ type: 'nodebuffer' }) });
  return `${value} [${messages.length}]`;
}

const dropDown = '<w:ffData><w:ddList><w:result w:val="1"/><w:listEntry w:val="one"/><w:listEntry w:val="two"/></w:ddList></w:ffData>';
const leader = '<w:pPr><w:tabs><w:tab w:val="left" w:leader="underscore" w:pos="4000"/></w:tabs></w:pPr>';
const seen = {
  'simple merge field': await read(`${r('I, ')}<w:fldSimple w:instr=" MERGEFIELD Name ">${r('Ana')}</w:fldSimple>${r(', sell')}`),
  MACROBUTTON: await read(`${r('I, ')}${mark('begin')}${code('MACROBUTTON NoMacro [write the name]')}${mark('end')}${r(', sell')}`),
  'nested IF': await read(
    `${r('comes ')}${mark('begin')}${code('IF ')}${mark('begin')}${code('MERGEFIELD sex')}${mark('separate')}${r('M')}${mark('end')}${code(' = "M" "Mr" "Mrs"')}${mark('separate')}${r('Mr')}${mark('end')}${r(' Paz')}`,
  ),
  'drop-down': await read(`${r('x ')}${mark('begin', dropDown)}${code('FORMDROPDOWN')}${mark('end')}`),
  prompt: await read(`<w:sdt><w:sdtPr><w:alias w:val="Name"/><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${r('Click here.')}</w:sdtContent></w:sdt>`),
  'tab as a line': await read(`${leader}${r('Name')}${r('<w:tab/>')}`),
  'w:cr': await read(`${r('Juan')}${r('<w:cr/>')}${r('Paz')}`),
  'w:bdo': await read(`${r('a')}<w:bdo w:val="ltr">${r(' b')}</w:bdo>`),
};
console.log(seen);
assert.deepEqual(seen, {
  'simple merge field': '<p>I, , sell</p> [1]',
  MACROBUTTON: '<p>I, , sell</p> [0]',
  'nested IF': '<p>comes MMr Paz</p> [0]',
  'drop-down': '<p>x </p> [0]',
  prompt: '<p>Click here.</p> [0]',
  'tab as a line': '<p>Name\t</p> [0]',
  'w:cr': '<p>JuanPaz</p> [1]',
  'w:bdo': '<p>a</p> [1]',
});
console.log('As it was seen.');
JS
node seen.mjs
