import assert from 'node:assert/strict';
import { test } from 'node:test';
import { citar } from './cita.ts';

test('lo que se transcribe va entre comillas latinas, y las suyas son las que siguen', () => {
  for (const [texto, citado] of [
    ['TERCERO: Se nombra', '«TERCERO: Se nombra»'],
    ['«TERCERO: Se nombra»', '«TERCERO: Se nombra»'],
    ['"TERCERO: Se nombra"', '«TERCERO: Se nombra»'],
    ['Se nombra «Gerente» y «Presidente»', '«Se nombra “Gerente” y “Presidente”»'],
    ['«Gerente» y «Presidente»', '«“Gerente” y “Presidente”»'],
    ['usará "El Quetzal" y "La Ceiba"', '«usará “El Quetzal” y “La Ceiba”»'],
    ['dijo «usaré “El Quetzal” hoy»', '«dijo “usaré ‘El Quetzal’ hoy”»'],
  ] as const)
    assert.equal(citar(texto), citado);
});
