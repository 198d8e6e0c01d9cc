import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Objeto } from './base/json.ts';
import { valueAt } from './entrevista/efectivas.ts';
import type { Estado } from './entrevista/evaluar.ts';
import type { HojaVisible } from './entrevista/revision.ts';
import { ANA, POR, REPRESENTACIONES } from './testing/comparecientes.ts';
import { malesDe } from './testing/espanol.ts';
import { ejemplo, ejemplos } from './testing/lectura.ts';
import { runsByLength } from './testing/length.ts';
import { conEn } from './testing/respuestas.ts';

/** A woman of no example. */
const TERCERA = {
  ...ANA,
  nombres: 'Marta Julia',
  apellidos: 'Cumes Xol',
  fechaNacimiento: '1983-01-09',
  cui: '2300000960101',
};

/** The values that most often break a sentence, of a question of one value or a list. */
function valoresDe({ pregunta }: HojaVisible, actual: unknown): unknown[] {
  switch (pregunta.tipo) {
    case 'siNo':
      return [true, false];
    case 'opcion':
      // Any country reads like any other: two of each number and article are enough.
      return pregunta.opciones.length > 60 ? ['GT', 'US', 'PH', 'SV'] : pregunta.opciones.map(({ valor }) => valor);
    case 'opcionMultiple': {
      const todas = pregunta.opciones.map(({ valor }) => valor);
      return [...todas.map((valor) => [valor]), ...todas.slice(1).map((valor, i) => [todas[i], valor]), todas];
    }
    case 'numero':
      return [0, 1, 2, 21];
    case 'moneda':
      return [0, 1, 2, 100, 101, 200, 2100, 10_000, 100_000_000];
    case 'porcentaje':
      return [0, 0.5, 1, 1.01, 2, 21];
    case 'lista':
      if (isLado(pregunta)) return ladosDe(actual);
      return Array.isArray(actual) && actual.length > 0 ? [actual.slice(0, 1), [...actual, ...actual].slice(0, 2)] : [];
    case 'texto':
    case 'parrafo':
      return pregunta.obligatoria === false ? [undefined] : [];
    default:
      return [];
  }
}

/** A child or a ward guarantees no debt of another. */
const GARANTE = /no puede obligarla como (?:fiadora|avalista)/;

/** The parties of one side. */
function isLado(pregunta: HojaVisible['pregunta']): boolean {
  return (
    pregunta.tipo === 'lista' &&
    pregunta.elemento.tipo === 'persona' &&
    pregunta.elemento.porOtros === true &&
    !pregunta.elemento.soloIdentidad
  );
}

/** One side of a document: one person, two, and each way to act for another, alone and beside somebody. */
function ladosDe(actual: unknown): unknown[] {
  const [primera] = Array.isArray(actual) ? actual : [];
  if (primera === undefined) return [];
  const { direccion: _, ...sinDireccion } = TERCERA;
  const tercera = Object.hasOwn(primera, 'direccion') ? TERCERA : sinDireccion;
  const representando = Object.values(REPRESENTACIONES).map(({ datos }) => ({ ...primera, ...POR(datos) }));
  const [alguna] = representando;
  return [[primera], [primera, tercera], [alguna, tercera], [tercera, alguna], ...representando.map((una) => [una])];
}

for (const slug of ejemplos) {
  const { casos, evaluar, escribir } = ejemplo(slug);
  test(`${slug}: con cada opción y con cero, uno o dos de cada cosa, lo que se acepta se dice en buen español`, () => {
    const males = new Map<string, string>();
    const aceptadas = Object.values(casos)
      .flatMap(cambiadas)
      .filter(({ estado }) => estado.completa);
    for (const { respuestas, estado, cambio } of aceptadas)
      for (const mal of malesDe(escribir(respuestas, estado))) if (!males.has(mal)) males.set(mal, cambio);
    assert.deepEqual([...males], []);
    for (const caso of Object.values(casos)) {
      const lados = evaluar(caso).hojas.filter(({ pregunta }) => isLado(pregunta));
      for (const hoja of lados)
        for (const lado of valoresDe(hoja, valueAt(caso, hoja.ruta)))
          assert.deepEqual(
            completar(conEn(caso, hoja.ruta, lado) as Objeto).estado.problemas.filter(
              ({ mensaje }) => !GARANTE.test(mensaje),
            ),
            [],
            `${hoja.ruta} = ${JSON.stringify(lado)}`,
          );
    }
    assert.ok(aceptadas.length > 20, `solo ${aceptadas.length}`);
  });

  test(`${slug}: con varias respuestas cambiadas a la vez, lo que se acepta se dice en buen español`, () => {
    const cambios = fc.constantFrom(...Object.values(casos)).chain((caso) => {
      const flips = evaluar(caso).hojas.flatMap((hoja) =>
        valoresDe(hoja, valueAt(caso, hoja.ruta)).map((valor) => ({ ruta: hoja.ruta, valor })),
      );
      return fc.record({ caso: fc.constant(caso), flips: fc.subarray(flips, { maxLength: 8 }) });
    });
    fc.assert(
      fc.property(cambios, ({ caso, flips }) => {
        const cambiada = flips.reduce<unknown>((answers, { ruta, valor }) => conEn(answers, ruta, valor), caso);
        const { respuestas, estado } = completar(cambiada as Objeto);
        if (estado.completa) assert.deepEqual(malesDe(escribir(respuestas, estado)), []);
      }),
      runsByLength(30, 120),
    );
  });

  /** Each case with one answer flipped, and what that makes appear answered. */
  function cambiadas(caso: Objeto): { respuestas: Objeto; estado: Estado; cambio: string }[] {
    return evaluar(caso).hojas.flatMap((hoja) =>
      valoresDe(hoja, valueAt(caso, hoja.ruta)).map((valor) => ({
        ...completar(conEn(caso, hoja.ruta, valor) as Objeto),
        cambio: `${hoja.ruta} = ${JSON.stringify(valor)}`,
      })),
    );
  }

  /** With an answer to each question that is missing, as another case of the document gives it, and what is made of them. */
  function completar(dichas: Objeto): { respuestas: Objeto; estado: Estado } {
    let [respuestas, estado] = [dichas, evaluar(dichas)];
    for (let vuelta = 0; vuelta < 60; vuelta++) {
      const { hojas, problemas } = estado;
      const falta = problemas.find(({ motivo }) => motivo === 'falta');
      const pregunta = hojas.find(({ ruta }) => ruta === falta?.ruta)?.pregunta;
      if (falta === undefined || pregunta === undefined) break;
      const dadas = Object.values(casos).map((caso) => valueAt(caso, falta.ruta));
      const valor = dadas.find((dada) => dada !== undefined) ?? COMUNES[pregunta.clave] ?? PROPIOS[pregunta.tipo];
      if (valor === undefined) break;
      respuestas = conEn(respuestas, falta.ruta, valor) as Objeto;
      estado = evaluar(respuestas);
    }
    return { respuestas, estado };
  }
}

const COMUNES: Record<string, unknown> = {
  fechaNacimiento: '1980-05-04',
  fechaDocumento: '2025-03-14',
  nombres: 'Rosa Elvira',
  apellidos: 'Tzul Ajú',
  cui: '2500004231601',
  sexo: 'F',
  estadoCivil: 'casado',
  calidad: 'gerenteGeneral',
  documento: 'nombramiento',
  pasaportePais: 'US',
  domicilioPais: 'US',
  domicilioDepartamento: '09',
  tipo: 'casa',
};
const PROPIOS: Record<string, unknown> = {
  texto: 'Palabras de prueba',
  parrafo: 'palabras de prueba',
  numero: 15,
  moneda: 50_000,
  porcentaje: 3,
  siNo: false,
  municipio: '0101',
  departamento: '01',
  hora: '10:00',
  fecha: '2026-12-15',
  placa: 'P-123BCD',
};
