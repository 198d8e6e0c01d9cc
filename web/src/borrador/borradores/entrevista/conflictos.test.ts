import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leerEntrevista } from '@fedatario/document-engine';
import { compararConflictos } from './conflictos.ts';

const leida = leerEntrevista({
  secciones: [
    {
      clave: 'todo',
      titulo: 'Todo',
      preguntas: [
        {
          clave: 'partes',
          etiqueta: 'Partes',
          tipo: 'lista',
          elemento: {
            clave: 'persona',
            etiqueta: 'Persona',
            tipo: 'grupo',
            campos: [
              { clave: 'nombre', etiqueta: 'Nombre', tipo: 'texto' },
              {
                clave: 'estado',
                etiqueta: 'Estado civil',
                tipo: 'opcion',
                opciones: [
                  { valor: 'casado', etiqueta: 'Casada' },
                  { valor: 'soltero', etiqueta: 'Soltera' },
                ],
              },
              { clave: 'porOtro', etiqueta: '¿Firma por otro?', tipo: 'siNo' },
              { clave: 'otro', etiqueta: 'El otro', tipo: 'texto', visibleSi: { var: 'porOtro' } },
            ],
          },
        },
      ],
    },
  ],
});
assert.ok(leida.ok);
const sesion = { entrevista: leida.entrevista, hoy: '2026-11-23' };
const palabras = { si: 'Sí', no: 'No', aceptada: 'Aceptada' };
const ana = { nombre: 'Ana', estado: 'casado', porOtro: false, otro: 'Rosa' };

test('cada dato se compara con su pregunta, en palabras y en el orden del formulario, y lo que nadie ve no se pregunta', () => {
  const conflictos = [
    { clave: 'partes.0.estado', enviado: 'casado', guardado: 'soltero' },
    { clave: 'partes.0.otro', enviado: 'Rosa', guardado: 'Eva' },
    { clave: 'partes.0.nombre', enviado: 'Ana', guardado: null },
  ];
  const dichas = compararConflictos(sesion, { partes: [ana] }, conflictos, palabras);
  assert.deepEqual(
    dichas.map(({ etiqueta, mia, suya }) => [etiqueta, mia, suya]),
    [
      ['Partes › Persona 1 › Nombre', 'Ana', ''],
      ['Partes › Persona 1 › Estado civil', 'Casada', 'Soltera'],
    ],
  );
});

test('una lista entera se lee respuesta por respuesta, sin códigos ni lo que no se ve', () => {
  const guardado = [{ ...ana, estado: 'soltero', porOtro: true }];
  const conflictos = [{ clave: 'partes', enviado: [ana, { nombre: 'Luz' }], guardado }];
  const [dicha] = compararConflictos(sesion, { partes: [ana] }, conflictos, palabras);
  assert.equal(
    dicha?.mia,
    'Persona 1 › Nombre: Ana\nPersona 1 › Estado civil: Casada\nPersona 1 › ¿Firma por otro?: No\nPersona 2 › Nombre: Luz',
  );
  assert.match(dicha?.suya ?? '', /Soltera\n.*Sí\nPersona 1 › El otro: Rosa$/);
});
