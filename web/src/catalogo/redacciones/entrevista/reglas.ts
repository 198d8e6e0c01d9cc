import type { Entrevista, EntrevistaCompilada, Logica, Pregunta } from '@fedatario/document-engine';
import type { CampoDeCondicion } from '../condicion/campos.ts';
import { filaNueva } from '../condicion/campos.ts';
import { reglaDe } from '../condicion/filas.ts';
import { clavesDe } from './cambios.ts';

/** Parts of an interview beside its questions: rules, worked-out values, people who must differ, and the currency. */

export type Regla = NonNullable<Entrevista['reglas']>[number];
export type Derivado = NonNullable<Entrevista['derivados']>[number];
export type Distintas = NonNullable<Entrevista['distintas']>[number];

/** The parts of an interview that are lists and no questions. */
export const APARTES = ['reglas', 'derivados', 'distintas'] as const;
export type Aparte = (typeof APARTES)[number];

/** The interview with another list of that kind; an empty one is not written at all. */
export function conLista<A extends Aparte>(
  entrevista: Entrevista,
  aparte: A,
  lista: NonNullable<Entrevista[A]>,
): Entrevista {
  const { [aparte]: _, ...rest } = entrevista;
  return lista.length === 0 ? (rest as Entrevista) : { ...entrevista, [aparte]: lista };
}

export function conDivisa(entrevista: Entrevista, divisa: string | undefined): Entrevista {
  const { divisa: _, ...rest } = entrevista;
  return divisa === undefined ? rest : { ...rest, divisa };
}

export function reglaNueva(campos: readonly CampoDeCondicion[], mensaje: string): Regla {
  const [first] = campos;
  const si: Logica = (first && reglaDe({ une: 'and', filas: [filaNueva(first)] })) ?? true;
  return { si, nivel: 'aviso', mensaje };
}

/** A worked-out value that begins as the first answer that is a number. */
export function derivadoNuevo(entrevista: Entrevista, campos: readonly CampoDeCondicion[]): Derivado {
  const taken = clavesDe(entrevista);
  let n = 1;
  while (taken.has(`calculo${n}`)) n += 1;
  const first = campos.find(({ pregunta }) => isDeCuenta(pregunta)) ?? campos[0];
  const tipo = first?.pregunta?.tipo === 'moneda' ? 'moneda' : 'numero';
  return { clave: `calculo${n}`, tipo, valor: { '+': [{ var: first?.ruta ?? 'hoy' }, 0] } };
}

const isDeCuenta = (pregunta: Pregunta | undefined) => pregunta?.tipo === 'moneda' || pregunta?.tipo === 'numero';

/** Those who may have to be different people: every person asked for, and whoever is asked for by name alone. */
export function personasDe({ indice }: EntrevistaCompilada): { ruta: string; etiqueta: string }[] {
  return [...indice.values()]
    .toReversed()
    .filter(({ pregunta }) => pregunta.tipo === 'persona' || (pregunta.tipo === 'texto' && pregunta.nombre === true))
    .map(({ ruta, etiqueta }) => ({ ruta, etiqueta }));
}

/** Questions whose options are all currencies, by their ISO 4217 code. */
export function divisasDe({ secciones, jurisdiccion }: EntrevistaCompilada): { ruta: string; etiqueta: string }[] {
  const known = new Set([jurisdiccion.moneda.codigo, ...Object.keys(jurisdiccion.otrasMonedas)]);
  return secciones.flatMap(({ campos }) =>
    campos.flatMap(({ ruta, etiqueta, pregunta }) =>
      pregunta.tipo === 'opcion' && pregunta.opciones.every(({ valor }) => known.has(valor))
        ? [{ ruta, etiqueta }]
        : [],
    ),
  );
}
