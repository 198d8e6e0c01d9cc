import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leerEntrevista, leerPlantilla, lintar } from '@fedatario/document-engine';
import { getSchema } from '@tiptap/core';
import { alEditor, delEditor, type NodoJson } from '../texto/conversion.ts';
import { extensionesDePlantilla } from './esquema.ts';
import { formatosPara } from './formatos.ts';
import { origenDe, posicionDe } from './lugares.ts';
import { aliasDe, buscar, ofrecidasDe, rotularCon } from './nombres.ts';

const leida = leerEntrevista({
  secciones: [
    {
      clave: 'datos',
      titulo: 'Datos',
      preguntas: [
        { clave: 'renta', tipo: 'moneda', etiqueta: 'Renta mensual' },
        { clave: 'anio', tipo: 'numero', etiqueta: 'Año del vehículo' },
        {
          clave: 'socios',
          tipo: 'lista',
          etiqueta: 'Socios',
          elemento: { clave: 's', tipo: 'persona', etiqueta: 'Socio' },
        },
      ],
    },
  ],
});
assert.ok(leida.ok);
const { entrevista } = leida;
const t = (text: string): NodoJson => ({ type: 'text', text });
const v = (ruta: string): NodoJson => ({ type: 'variable', attrs: { ruta } });
const p = (...content: NodoJson[]): NodoJson => ({ type: 'paragraph', content });
const nodos: NodoJson[] = [
  p(t('Se paga '), v('renta'), t(' cada mes.')),
  { type: 'clausula', attrs: { id: 'pago' }, content: [p(t('Nadie llena '), v('nada'), t('.'))] },
  { type: 'repetir', attrs: { lista: 'socios', como: 'socio' }, content: [p(v('socio.nombres'))] },
];
const schema = getSchema(extensionesDePlantilla(() => ''));
const doc = alEditor(schema, nodos, 'bloques');

test('al escribir «{» se ofrece lo de la entrevista por su clave o por su nombre, sin acentos', () => {
  const ofrecidas = ofrecidasDe(entrevista, aliasDe(nodos));
  const rutas = (text: string) => buscar(ofrecidas, text).map(({ ruta }) => ruta);
  assert.deepEqual(rutas('mens'), ['renta']);
  assert.deepEqual(rutas('ano del'), ['anio']);
  assert.equal(rutas('socio')[0], 'socio', 'la persona, antes de sus datos');
  assert.ok(rutas('').includes('socio.nombres'), 'los de una lista, por el nombre que les da la repetición');
  assert.ok(!rutas('').some((ruta) => ruta.includes('*')));
});

test('cada pieza dice con las palabras de la entrevista qué imprime y cuándo', () => {
  const rotular = rotularCon(entrevista, aliasDe(nodos));
  assert.equal(
    rotular('variable', { ruta: 'renta', formato: 'moneda', mayusculas: true }),
    'Renta mensual · en cifras, MAYÚSCULAS',
  );
  assert.equal(
    rotular('variable', { ruta: 'socios', formato: 'concuerda', singular: 'el', plural: 'los' }),
    'Socios · el/los',
  );
  assert.equal(rotular('rama', { si: { '>': [{ var: 'anio' }, 2000] } }), 'si «Año del vehículo» es mayor que 2000');
  assert.equal(rotular('rama', { si: null }), 'si no');
  assert.equal(rotular('repetir', { lista: 'socios' }), 'por cada uno de «Socios»');
  assert.equal(rotular('firma', { repetir: 'socios', forma: 'firma' }), 'por cada uno de «Socios»');
});

test('cada hallazgo del revisor lleva a su lugar en el editor', () => {
  const plantilla = leerPlantilla({ titulo: 'x', contenido: { type: 'doc', content: delEditor(doc, 'bloques') } });
  assert.ok(plantilla.ok);
  const finding = lintar(plantilla.plantilla, entrevista).find(({ codigo }) => codigo === 'variableSinPregunta');
  const pos = posicionDe(doc, finding?.lugar ?? '');
  assert.equal(doc.nodeAt(pos ?? 0)?.textContent, 'Nadie llena .');
  assert.equal(posicionDe(doc, 'Entrevista › «renta»'), undefined);
});

test('un texto del documento lleva a la pieza que lo imprime', () => {
  const at = (datos: string[], texto: string, clausula?: string) =>
    doc.nodeAt(origenDe(doc, { datos, texto, clausula }) ?? 0);
  assert.equal(at(['renta'], 'MIL QUETZALES')?.attrs.ruta, 'renta');
  assert.equal(at(['socios.1.nombres'], 'Ana')?.attrs.ruta, 'socio.nombres');
  assert.equal(at([], 'cada mes.')?.text, ' cada mes.');
  assert.equal(at([], 'PRIMERA: ', 'pago')?.attrs.id, 'pago');
});

test('un formato que ya estaba escrito se sigue ofreciendo', () => {
  assert.deepEqual(formatosPara('hora', undefined), ['']);
  assert.deepEqual(formatosPara('hora', 'propio'), ['', 'propio']);
});
