import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { AppError } from '../../http/errors.ts';
import { leerWord } from './word.ts';

const word = (children: (Paragraph | Table)[]): Promise<Buffer> =>
  Packer.toBuffer(new Document({ sections: [{ children }] }));
const carta = () => word([new Paragraph('Yo, ________, declaro.')]);

/** The same file with other parts. */
async function con(change: (partes: Record<string, Uint8Array>) => void): Promise<Buffer> {
  const partes = unzipSync(await carta());
  change(partes);
  return Buffer.from(zipSync(partes));
}

function refused(bytes: Buffer): Promise<string> {
  return leerWord(bytes).then(
    () => 'admitido',
    (error: AppError) => error.codigo,
  );
}

test('un documento de Word llega con sus párrafos, títulos, listas, tablas y letras', async () => {
  const bytes = await word([
    new Paragraph({ text: 'CONTRATO', heading: 'Heading1', alignment: 'center' }),
    new Paragraph({ children: [new TextRun('Yo, '), new TextRun({ text: 'Ana', bold: true }), new TextRun(' López')] }),
    new Paragraph({ children: [new TextRun('Firma: '), new TextRun({ text: '     ', underline: {} })] }),
    new Paragraph({ text: 'uno', bullet: { level: 0 } }),
    new Paragraph({ text: 'dos', bullet: { level: 0 } }),
    new Paragraph(''),
    new Table({ rows: [new TableRow({ children: [new TableCell({ children: [new Paragraph('celda')] })] })] }),
  ]);
  const { nodos, perdidas } = await leerWord(bytes);
  const t = (text: string, ...marks: string[]) => ({
    type: 'text',
    text,
    ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
  });
  const p = (...content: object[]) => ({ type: 'paragraph', content });
  const item = (text: string) => ({ type: 'listItem', content: [p(t(text))] });
  assert.deepEqual(nodos, [
    { type: 'heading', attrs: { level: 1, textAlign: 'center' }, content: [t('CONTRATO')] },
    p(t('Yo, '), t('Ana', 'bold'), t(' López')),
    p(t('Firma: '), t('_____', 'underline')),
    { type: 'bulletList', content: [item('uno'), item('dos')] },
    { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [p(t('celda'))] }] }] },
  ]);
  assert.deepEqual(perdidas, []);
});

test('dice lo que la plantilla no conserva', async () => {
  const bytes = await con((partes) => {
    const xml = strFromU8(partes['word/document.xml'] ?? new Uint8Array());
    const more =
      '<w:p><w:ins w:id="1" w:author="a"><w:r><w:t>puesto</w:t></w:r></w:ins><w:del w:id="2" w:author="a"><w:r><w:delText>quitado</w:delText></w:r></w:del></w:p>';
    partes['word/document.xml'] = strToU8(xml.replace('<w:body>', `<w:body>${more}`));
    partes['word/media/image1.png'] = strToU8('no se lee');
  });
  const { nodos, perdidas } = await leerWord(bytes);
  assert.deepEqual(perdidas, [
    { clase: 'imagenes', veces: 1 },
    { clase: 'cambios', veces: 2 },
  ]);
  assert.deepEqual(nodos[0], { type: 'paragraph', content: [{ type: 'text', text: 'puesto' }] });
});

test('lo que no es un .docx con texto se rechaza por su nombre', async () => {
  assert.equal(await refused(Buffer.alloc(0)), 'archivo-vacio');
  assert.equal(await refused(Buffer.from('%PDF-1.7')), 'word-requerido');
  assert.equal(await refused(Buffer.from(zipSync({ 'foto.txt': strToU8('a') }))), 'word-requerido');
  assert.equal(await refused(await word([new Paragraph('')])), 'word-requerido');
  assert.equal(await refused(Buffer.from('d0cf11e0a1b11ae1', 'hex')), 'word-protegido');
  const whole = await carta();
  assert.equal(await refused(whole.subarray(0, whole.length / 2)), 'word-danado');
});

test('un archivo hostil no gasta memoria ni lee nada de fuera', async () => {
  const bomb = await con((partes) => {
    partes['word/document.xml'] = new Uint8Array(200 * 2 ** 20).fill(32);
  });
  assert.ok(bomb.length < 2 ** 20);
  assert.equal(await refused(bomb), 'word-muy-largo');
  const entities = await con((partes) => {
    const xml = strFromU8(partes['word/document.xml'] ?? new Uint8Array());
    const declared = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
    partes['word/document.xml'] = strToU8(xml.replace('?>', `?>${declared}`));
  });
  assert.equal(await refused(entities), 'word-danado');
  const many = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`word/a${i}.xml`, new Uint8Array(1)]));
  assert.equal(await refused(await con((partes) => Object.assign(partes, many))), 'word-muy-largo');
});

test('un tamaño declarado de menos no se cree', async () => {
  const bytes = await con((partes) => {
    partes['word/document.xml'] = strToU8(`<a>${'x'.repeat(5_000_000)}</a>`);
  });
  const at = bytes.lastIndexOf('word/document.xml');
  bytes.writeUInt32LE(10, at - 46 + 24);
  assert.equal(await refused(bytes), 'word-danado');
});
