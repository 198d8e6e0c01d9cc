import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import mammoth from 'mammoth';
import { ignoraTexto, revisarWord } from './leer-word.ts';
import { abrirEntrada, entradasDe } from './zip.ts';

/** A ZIP file with these entries, deflated. */
function zip(
  entradas: Readonly<Record<string, string | Buffer>>,
  // A size that lies: the reader counts what comes out.
  dice = (_contenido: Buffer) => 1,
): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let at = 0;
  for (const [nombre, contenido] of Object.entries(entradas)) {
    const name = Buffer.from(nombre);
    const data = deflateRawSync(Buffer.from(contenido));
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(data.length, 20);
    central.writeUInt32LE(dice(Buffer.from(contenido)), 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(at, 42);
    locals.push(local, name, data);
    centrals.push(central, name);
    at += 30 + name.length + data.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(entradas).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}

test('se abre cada entrada, y no más de lo que se permite', async () => {
  const bytes = zip({ 'word/document.xml': '<w:p>Hola, señora.</w:p>', 'otra.xml': 'x'.repeat(5_000) });
  const [cuerpo, otra] = entradasDe(bytes) ?? [];
  assert.ok(cuerpo && otra);
  assert.equal(new TextDecoder().decode(await abrirEntrada(bytes, cuerpo, 1_000)), '<w:p>Hola, señora.</w:p>');
  assert.equal(await abrirEntrada(bytes, otra, 4_999), undefined);
});

test('se dice lo que el archivo tiene y la plantilla no puede llevar', async () => {
  const xml = '<w:p><w:ins w:id="1"/><w:drawing><x/></w:drawing><w:footnoteReference w:id="2"/></w:p>';
  assert.deepEqual(await revisarWord(zip({ 'word/document.xml': xml, 'word/header1.xml': '<x/>' })), [
    'imagenes',
    'cambios',
    'notas',
    'encabezados',
  ]);
  assert.deepEqual(await revisarWord(zip({ 'word/document.xml': '<w:p>Hola</w:p>' })), []);
});

test('un archivo que no es de Word, cortado o que se infla sin fin se rechaza', async () => {
  const bueno = zip({ 'word/document.xml': '<w:p>Hola</w:p>' });
  assert.equal(await revisarWord(new Uint8Array(Buffer.from('%PDF-1.7 no soy un zip'))), 'noEsWord');
  assert.equal(await revisarWord(zip({ 'xl/workbook.xml': '<x/>' })), 'noEsWord');
  assert.equal(await revisarWord(bueno.slice(0, bueno.length - 30)), 'noEsWord');
  assert.equal(await revisarWord(new Uint8Array()), 'noEsWord');
  const bomba = Buffer.alloc(61 * 1024 * 1024);
  assert.equal(await revisarWord(zip({ 'word/document.xml': bomba })), 'grande');
});

test('un .doc, uno con contraseña y uno con macros se rechazan, cada uno por lo suyo', async () => {
  const ole = (nombre: string) =>
    new Uint8Array(
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(nombre, 'utf16le')]),
    );
  assert.equal(await revisarWord(ole('WordDocument')), 'antiguo');
  assert.equal(await revisarWord(ole('EncryptedPackage')), 'cifrado');
  const conMacros = zip({ 'word/document.xml': '<w:p>Hola</w:p>', 'word/vbaProject.bin': 'x' });
  assert.equal(await revisarWord(conMacros), 'macros');
});

test('un archivo con bytes cambiados al azar nunca rompe la lectura', async () => {
  const bueno = zip({ 'word/document.xml': '<w:p>Hola</w:p>', 'word/styles.xml': '<x/>' });
  for (let at = 0; at < bueno.length; at += 1) {
    const roto = bueno.slice();
    roto[at] = (roto[at] ?? 0) ^ 0xff;
    const said = await revisarWord(roto);
    assert.ok(typeof said === 'string' || Array.isArray(said), String(at));
  }
});

/** The least that a Word file has, with this inside its only paragraph. */
function docx(parrafo: string): Uint8Array<ArrayBuffer> {
  const tipos = 'http://schemas.openxmlformats.org/package/2006/content-types';
  const relaciones = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const oficina = 'http://schemas.openxmlformats.org/officeDocument/2006';
  const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const cuerpo = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const partes = {
    '[Content_Types].xml': `<Types xmlns="${tipos}"><Override PartName="/word/document.xml" ContentType="${cuerpo}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relaciones}"><Relationship Id="r1" Type="${oficina}/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${w}" xmlns:m="${oficina}/math"><w:body><w:p>${parrafo}</w:p></w:body></w:document>`,
  };
  return zip(partes, ({ length }) => length);
}
const corrida = (texto: string, propiedades = '') => `<w:r>${propiedades}<w:t>${texto}</w:t></w:r>`;

test('el texto que el lector no entiende se dice, y el que entiende no', async () => {
  const ignora = async (parrafo: string) =>
    ignoraTexto((await mammoth.convertToHtml({ buffer: Buffer.from(docx(parrafo)) })).messages);
  assert.equal(await ignora(corrida('Todo claro.')), false);
  assert.equal(await ignora(`<w:fldSimple w:instr="MERGEFIELD Nombre">${corrida('Ana')}</w:fldSimple>`), true);
  assert.equal(await ignora(`<m:oMath>${corrida('x')}</m:oMath>`), true);
});

test('el texto oculto y los cambios se dicen aunque su etiqueta siga en otra línea', async () => {
  const perdidas = (parrafo: string) => revisarWord(docx(parrafo));
  assert.deepEqual(await perdidas(corrida('Secreto', '<w:rPr><w:vanish/></w:rPr>')), ['ocultos']);
  assert.deepEqual(await perdidas('<w:del\tw:id="1"></w:del>'), ['cambios']);
});
