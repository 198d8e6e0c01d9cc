import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { firmarEnlace, leerEnlace } from '../../casa/archivos/archivos.ts';
import { exigirPase, nuevoPase } from '../../casa/feedback/pase.ts';
import { isSignature, keyedHash, lastingCipher, signatureOf, useSecret } from '../../services/cipher.ts';

const ANTES = 'el secreto de antes, que alguien llegó a ver 0123456789';
const NUEVO = 'el secreto nuevo, que todavía no ha visto nadie 98765432';
const ID = '0196a000-0000-7000-8000-000000000001';
const ahora = new Date('2026-01-15T15:00:00Z');
const escritoDespues = new Date(ahora.getTime() + 60_000);

/** Uses these secrets with the lasting keys of the first one, as the database keeps them after a change. */
function usar(...secretos: [string, ...string[]]) {
  useSecret(ANTES);
  const duraderas = lastingCipher.lastingKeysOf(0);
  useSecret(...secretos);
  lastingCipher.useLastingKeys(duraderas);
}

beforeEach(() => usar(ANTES));

test('lo que se firmó con el secreto de antes abre mientras se dé, y después no', () => {
  const [enlace, pase, firma] = [firmarEnlace(ID, ahora), nuevoPase(ahora), signatureOf('boletin', ID)];
  const huella = keyedHash('algo');
  const pasa = () => exigirPase({ pase, sitio: '' }, escritoDespues);
  usar(NUEVO, ANTES);
  assert.equal(leerEnlace(enlace, ahora), ID);
  assert.ok(pasa());
  assert.ok(isSignature(firma, ['boletin', ID]));
  usar(NUEVO);
  assert.equal(leerEnlace(enlace, ahora), undefined);
  assert.throws(pasa, { codigo: 'formulario-dudoso' });
  assert.ok(!isSignature(firma, ['boletin', ID]));
  assert.deepEqual(keyedHash('algo'), huella);
});

test('lo nuevo se firma con el secreto nuevo, también mientras el de antes se da', () => {
  usar(NUEVO, ANTES);
  const enlace = firmarEnlace(ID, ahora);
  usar(NUEVO);
  assert.equal(leerEnlace(enlace, ahora), ID);
  usar(ANTES);
  assert.equal(leerEnlace(enlace, ahora), undefined);
});

test('una firma cortada, alargada o de otra cosa no es firma', () => {
  const firma = signatureOf('boletin', ID);
  assert.ok(isSignature(firma, ['boletin', ID]));
  for (const otra of ['', firma.slice(0, 32), `${firma}A`, signatureOf('feedback', ID)])
    assert.ok(!isSignature(otra, ['boletin', ID]), otra);
  assert.ok(!isSignature(firma, ['boletin', 'otro']));
});
