import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderTexto } from '../plantilla/texto.ts';
import { entrevistaDe, p, q, resolver, t, v } from '../testing/plantillas.ts';
import { jurisdiccionDe } from './compilada.ts';
import { evaluarEntrevista } from './evaluar.ts';
import { leerEntrevista } from './leer.ts';
import { mostrarRespuesta } from './mostrar.ts';

const divisa = q('opcion', 'divisa', {
  defecto: 'GTQ',
  opciones: [
    { valor: 'GTQ', etiqueta: 'Quetzales' },
    { valor: 'USD', etiqueta: 'Dólares' },
  ],
});
const preguntas = [divisa, q('moneda', 'renta', { min: 10_000 })];
const more = { divisa: 'divisa' };
const texto = (respuestas: object) =>
  renderTexto(
    resolver(
      [p(t('Paga '), v('renta'), t(', o sea '), v('renta', { formato: 'moneda' }))],
      preguntas,
      respuestas,
      more,
    ),
  ).trim();

test('los montos se escriben en la divisa que se eligió; sin elegir, en la del país', () => {
  assert.equal(texto({ renta: 50_000 }), 'Paga QUINIENTOS QUETZALES (Q500.00), o sea Q500.00');
  assert.equal(
    texto({ divisa: 'USD', renta: 50_000 }),
    'Paga QUINIENTOS DÓLARES DE LOS ESTADOS UNIDOS DE AMÉRICA (US$500.00), o sea US$500.00',
  );
});

test('la revisión y lo que se corrige hablan en la misma divisa', () => {
  const entrevista = entrevistaDe(preguntas, more);
  const { problemas, datos } = evaluarEntrevista(
    entrevista,
    { divisa: 'USD', renta: 100 },
    { contexto: { hoy: '2026-11-21' }, rol: 'cliente' },
  );
  assert.deepEqual(
    problemas.map(({ mensaje }) => mensaje),
    ['Renta: debe ser US$100.00 o más.'],
  );
  const palabras = { si: 'Sí', no: 'No', aceptada: 'Aceptada' };
  const pregunta = entrevista.indice.get('renta')?.pregunta;
  assert.ok(pregunta);
  assert.equal(mostrarRespuesta(pregunta, 100, palabras, jurisdiccionDe(entrevista, datos)), 'US$\u00a01.00');
});

test('una divisa que el país no conoce, o que nadie pregunta, no se puede publicar', () => {
  const con = (opciones: object[]) =>
    leerEntrevista({
      secciones: [{ clave: 'todo', titulo: 'Todo', preguntas: [{ ...divisa, opciones }] }],
      divisa: 'divisa',
    });
  const euros = con([{ valor: 'EUR', etiqueta: 'Euros' }]);
  assert.ok(!euros.ok && euros.problemas.some((problema) => problema.includes('GTQ y USD')));
  const nadie = leerEntrevista({
    secciones: [{ clave: 'todo', titulo: 'Todo', preguntas: [q('texto', 'a')] }],
    divisa: 'b',
  });
  assert.ok(!nadie.ok);
});
