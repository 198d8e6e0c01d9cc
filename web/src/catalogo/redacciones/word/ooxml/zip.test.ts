import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zip } from '../testing/archivo.ts';
import { abrirWord } from './paquete.ts';
import { abrirEntrada, entradasDe } from './zip.ts';

const TEXTO = '<w:document><w:body><w:p><w:r><w:t>Hola</w:t></w:r></w:p></w:body></w:document>';

test('se abre cada entrada, y no más de lo que se permite', async () => {
  const bytes = zip({ 'word/document.xml': '<w:p>Hola, señora.</w:p>', 'otra.xml': 'x'.repeat(5_000) }, () => 1);
  const [cuerpo, otra] = entradasDe(bytes) ?? [];
  assert.ok(cuerpo && otra);
  assert.equal(new TextDecoder().decode(await abrirEntrada(bytes, cuerpo, 1_000)), '<w:p>Hola, señora.</w:p>');
  assert.equal(await abrirEntrada(bytes, otra, 4_999), undefined);
});

test('un archivo que no es de Word, cortado o que se infla sin fin se rechaza', async () => {
  const bueno = zip({ 'word/document.xml': TEXTO });
  assert.equal(await abrirWord(new Uint8Array(Buffer.from('%PDF-1.7 no soy un zip'))), 'noEsWord');
  assert.equal(await abrirWord(zip({ 'xl/workbook.xml': '<x/>' })), 'noEsWord');
  assert.equal(await abrirWord(bueno.slice(0, bueno.length - 30)), 'noEsWord');
  assert.equal(await abrirWord(new Uint8Array()), 'noEsWord');
  assert.equal(await abrirWord(zip({ 'word/document.xml': '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>' })), 'noEsWord');
  assert.equal(await abrirWord(zip({ 'word/document.xml': '<a>'.repeat(5_000) + '</a>'.repeat(5_000) })), 'noEsWord');
  const bomba = Buffer.alloc(61 * 1024 * 1024);
  assert.equal(await abrirWord(zip({ 'word/document.xml': bomba })), 'grande');
});

test('un .doc, uno con contraseña y uno con macros se rechazan, cada uno por lo suyo', async () => {
  const ole = (nombre: string) =>
    new Uint8Array(
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(nombre, 'utf16le')]),
    );
  assert.equal(await abrirWord(ole('WordDocument')), 'antiguo');
  assert.equal(await abrirWord(ole('EncryptedPackage')), 'cifrado');
  const conMacros = zip({ 'word/document.xml': TEXTO, 'word/vbaProject.bin': 'x' });
  assert.equal(await abrirWord(conMacros), 'macros');
});

test('un archivo con bytes cambiados al azar nunca rompe la lectura', async () => {
  const bueno = zip({ 'word/document.xml': TEXTO, 'word/styles.xml': '<x/>' });
  for (let at = 0; at < bueno.length; at += 1) {
    const roto = bueno.slice();
    roto[at] = (roto[at] ?? 0) ^ 0xff;
    const said = await abrirWord(roto);
    assert.ok(typeof said === 'string' || said.cuerpo.nombre === 'document', String(at));
  }
});
