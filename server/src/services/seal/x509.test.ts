import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { der, oid, sequence, setOf } from './der.ts';
import { commonNameOf } from './x509.ts';

const COMMON_NAME = oid('2.5.4.3');
const SERIAL = oid('2.5.4.5');
const attribute = (type: Buffer, tag: number, text: Buffer) => sequence(type, der(tag, text));
const utf8 = (type: Buffer, text: string) => attribute(type, 12, Buffer.from(text));
const name = (...sets: Buffer[][]) => sequence(...sets.map((one) => setOf(one)));

describe('el nombre que un certificado dice', () => {
  test('es el común, sin las barras con que otros lo escriben', () => {
    assert.equal(commonNameOf(name([utf8(COMMON_NAME, 'NÚÑEZ DÍAZ, BEGOÑA')])), 'NÚÑEZ DÍAZ, BEGOÑA');
    assert.equal(commonNameOf(name([utf8(COMMON_NAME, ' Ana\n  Ruiz ')])), 'Ana Ruiz');
  });

  test('se lee también junto a un número, y de varios es el último', () => {
    assert.equal(commonNameOf(name([utf8(SERIAL, '1234'), utf8(COMMON_NAME, 'BEGOÑA NÚÑEZ')])), 'BEGOÑA NÚÑEZ');
    assert.equal(
      commonNameOf(name([utf8(COMMON_NAME, 'NOTARIA')], [utf8(COMMON_NAME, 'Begoña Núñez')])),
      'Begoña Núñez',
    );
    assert.equal(commonNameOf(name([utf8(SERIAL, '1234')])), undefined);
  });

  test('se lee como esté escrito', () => {
    const bmp = Buffer.from('Íñiga', 'utf16le').swap16();
    const universal = Buffer.from([...'Íñ'].flatMap((sign) => [0, 0, 0, Number(sign.codePointAt(0))]));
    assert.equal(commonNameOf(name([attribute(COMMON_NAME, 30, bmp)])), 'Íñiga');
    assert.equal(commonNameOf(name([attribute(COMMON_NAME, 28, universal)])), 'Íñ');
    assert.equal(commonNameOf(name([attribute(COMMON_NAME, 20, Buffer.from('Íñiga', 'latin1'))])), 'Íñiga');
    assert.equal(commonNameOf(name([attribute(COMMON_NAME, 19, Buffer.from('Ana'))])), 'Ana');
  });
});
