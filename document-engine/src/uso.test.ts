import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Objeto } from './base/json.ts';
import { sumarDias } from './calendario/dia.ts';
import { valueAt } from './entrevista/efectivas.ts';
import { grafoDe } from './entrevista/grafo.ts';
import type { HojaVisible } from './entrevista/revision.ts';
import { staticPath } from './entrevista/ruta.ts';
import { variables } from './logica/logica.ts';
import { ejemplo, ejemplos } from './testing/lectura.ts';
import { conEn } from './testing/respuestas.ts';

const OTROS: Record<string, unknown[]> = {
  texto: ['Distinto Cambiado'],
  parrafo: ['otra cosa distinta'],
  hora: ['05:05', '23:55'],
  siNo: [true, false],
  cui: ['2500004231601', '3000000140901'],
  nit: ['576937K'],
  placa: ['C-999ZZZ'],
  departamento: ['17', '18'],
  municipio: ['1701', '1801'],
  telefono: ['+50255550000'],
  correo: ['otro@ejemplo.com'],
  archivo: ['otro'],
};

function otrosDe({ pregunta }: HojaVisible, actual: unknown): unknown[] {
  if ('opciones' in pregunta)
    return pregunta.opciones.map(({ valor }) => (pregunta.tipo === 'opcionMultiple' ? [valor] : valor));
  if (pregunta.tipo === 'lista') return Array.isArray(actual) ? [[...actual, ...actual]] : [];
  if (pregunta.tipo === 'fecha') return [1, -1, 400, -400].map((dias) => sumarDias(String(actual), dias));
  if (typeof actual === 'number') return [actual + 1, actual + 100];
  return OTROS[pregunta.tipo] ?? [];
}

for (const slug of ejemplos) {
  const { entrevista, casos, evaluar, ...ejemplar } = ejemplo(slug);
  const escribir = (caso: Objeto) => ejemplar.escribir(caso) + ejemplar.escribirSinNotario(caso);
  const { reglas = [], derivados = [], distintas = [] } = entrevista.definicion;
  const leidas = new Set([
    ...[...grafoDe(entrevista).values()].flat(),
    ...[...reglas.map(({ si }) => si), ...derivados.map(({ valor }) => valor)].flatMap(variables),
    ...distintas.flatMap(({ personas }) => personas),
  ]);

  test(`${slug}: cada respuesta obligatoria se imprime o decide algo`, () => {
    const usadas = new Set<string>();
    const pedidas = new Set<string>();
    for (const caso of Object.values(casos)) {
      const texto = escribir(caso);
      const { hojas, datos } = evaluar(caso);
      for (const hoja of hojas.filter(({ obligatoria }) => obligatoria)) {
        const ruta = staticPath(hoja.ruta);
        pedidas.add(ruta);
        const actual = valueAt(datos, hoja.ruta);
        const cambia = () =>
          otrosDe(hoja, actual).some((otro) => escribir(conEn(caso, hoja.ruta, otro) as Objeto) !== texto);
        if (leidas.has(ruta) || usadas.has(ruta) || cambia()) usadas.add(ruta);
      }
    }
    assert.deepEqual(
      [...pedidas].filter((ruta) => !usadas.has(ruta)),
      [],
    );
  });
}
