import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Logica, Pregunta } from '@fedatario/document-engine';
import { fraseDe, type Nombrar } from './frase.ts';

const opciones = [
  { valor: 'casa', etiqueta: 'Casa' },
  { valor: 'local', etiqueta: 'Local' },
];
const preguntas: Record<string, Pregunta> = {
  tipo: { clave: 'tipo', tipo: 'opcion', etiqueta: 'Tipo de inmueble', opciones },
  amueblado: { clave: 'amueblado', tipo: 'siNo', etiqueta: '¿Está amueblado?' },
  renta: { clave: 'renta', tipo: 'moneda', etiqueta: 'Renta' },
  usos: { clave: 'usos', tipo: 'opcionMultiple', etiqueta: 'Usos', opciones },
  'socios.*.sexo': { clave: 'sexo', tipo: 'texto', etiqueta: 'Sexo' },
};
const nombrar: Nombrar = (ruta) => ({ etiqueta: preguntas[ruta]?.etiqueta ?? ruta, pregunta: preguntas[ruta] });
const decir = (rule: Logica | null) => fraseDe(rule, nombrar);
const v = (name: string) => ({ var: name });

test('una condición se lee como una frase, con las palabras de la entrevista', () => {
  assert.equal(decir({ '==': [v('tipo'), 'casa'] }), '«Tipo de inmueble» es «Casa»');
  assert.equal(decir({ '!=': [v('tipo'), 'local'] }), '«Tipo de inmueble» no es «Local»');
  assert.equal(decir(v('amueblado')), '«Está amueblado» es sí');
  assert.equal(decir({ '!': v('amueblado') }), '«Está amueblado» es no');
  assert.equal(decir({ '>=': [v('renta'), 150_000] }), '«Renta» es al menos 1500.00');
  assert.equal(decir({ in: ['casa', v('usos')] }), '«Usos» incluye «Casa»');
  assert.equal(decir({ in: [v('tipo'), ['casa', 'local']] }), '«Tipo de inmueble» es «Casa» o «Local»');
  assert.equal(decir({ some: [v('socios'), { '==': [v('sexo'), 'F'] }] }), 'en alguno de «socios», «Sexo» es «F»');
  assert.equal(decir(null), 'en los demás casos');
});

test('una condición dentro de otra se lee sin confundirse', () => {
  const either = { or: [v('amueblado'), { '==': [v('tipo'), 'casa'] }] };
  assert.equal(
    decir({ and: [either, v('renta')] }),
    '(«Está amueblado» es sí o «Tipo de inmueble» es «Casa») y hay «Renta»',
  );
  assert.equal(decir({ '!': either }), 'no se cumple que «Está amueblado» es sí o «Tipo de inmueble» es «Casa»');
});
