import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from '../testing/arrendamiento.ts';
import { campoEn, seccionesDe } from './secciones.ts';

const entrevista = read({
  secciones: [
    {
      clave: 'bienes',
      titulo: 'Los bienes',
      ayuda: 'Todos los que se entregan.',
      preguntas: [
        {
          clave: 'bienes',
          etiqueta: 'Bienes',
          tipo: 'lista',
          elemento: {
            clave: 'bien',
            etiqueta: 'Bien',
            tipo: 'grupo',
            campos: [{ clave: 'marca', etiqueta: 'Marca', tipo: 'texto' }],
          },
        },
      ],
    },
    {
      clave: 'cierre',
      titulo: 'Cierre',
      visiblePara: 'notario',
      preguntas: [{ clave: 'nota', etiqueta: 'Nota', tipo: 'texto' }],
    },
  ],
});

test('las secciones se leen en su orden, también las del notario', () => {
  assert.deepEqual(
    seccionesDe(entrevista).map(({ clave, titulo, ayuda, paraNotario }) => [clave, titulo, ayuda, paraNotario]),
    [
      ['bienes', 'Los bienes', 'Todos los que se entregan.', false],
      ['cierre', 'Cierre', undefined, true],
    ],
  );
});

test('una pregunta se encuentra por la ruta de su respuesta', () => {
  assert.equal(campoEn(entrevista, 'bienes.3.marca')?.pregunta.etiqueta, 'Marca');
  assert.equal(campoEn(entrevista, 'bienes.*.marca')?.ruta, 'bienes.*.marca');
  assert.equal(campoEn(entrevista, 'bienes.3.color'), undefined);
});
