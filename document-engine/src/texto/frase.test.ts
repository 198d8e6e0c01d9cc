import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluarEntrevista } from '../entrevista/evaluar.ts';
import { entrevistaDe, q } from '../testing/plantillas.ts';
import { comoEnFrase } from './frase.ts';

test('lo que se lee a media frase va sin mayúscula de inicio, sin punto final y sin repetir lo de antes', () => {
  for (const [texto, antes, leido] of [
    ['La construcción de la bodega.', '', 'la construcción de la bodega'],
    ['Atender a los clientes;', '', 'atender a los clientes'],
    ['Entregarlos al cliente', '', 'entregarlos al cliente'],
    ['porque sustituye a una trabajadora', 'porque', 'sustituye a una trabajadora'],
    ['De una remesa familiar', 'proviene de', 'una remesa familiar'],
    ['Proviene de una remesa', 'proviene de', 'una remesa'],
    ['En el taller', 'en', 'el taller'],
    ['Juzgado Primero de Familia', '', 'el Juzgado Primero de Familia'],
    ['JUZGADO PRIMERO.', '', 'el JUZGADO PRIMERO'],
  ] as const)
    assert.equal(comoEnFrase(texto, antes), leido, texto);
  for (const [texto, antes] of [
    ['la construcción de la bodega', ''],
    ['Guatemala', 'en'],
    ['María Elena Choc', ''],
    ['Inversiones El Quetzal, S.A.', 'en'],
    ['Ester Reyes', ''],
    ['DISTRIBUIDORA XELAJÚ LTDA.', ''],
    ['Óscar de León', ''],
    ['enero y febrero', 'en'],
  ] as const)
    assert.equal(comoEnFrase(texto, antes), undefined, texto);
});

test('se avisa y se propone, y lo escrito vale', () => {
  const entrevista = entrevistaDe([q('texto', 'motivo', { etiqueta: 'Motivo', enFrase: 'porque' })]);
  const contexto = { hoy: '2026-11-21' };
  const estado = evaluarEntrevista(entrevista, { motivo: 'Porque la obra terminó.' }, { contexto });
  const mensaje = 'Motivo: se lee a media frase, después de «porque»; ¿«la obra terminó»?';
  assert.deepEqual(estado.avisos, [{ ruta: 'motivo', mensaje, sugerencia: 'la obra terminó' }]);
  assert.ok(estado.completa);
});
