import { type EntrevistaCompilada, parametrosDeLey } from '@fedatario/document-engine';
import { type CampoDeCondicion, camposPara } from './campos.ts';
import type { Nombrada } from './frase.ts';

/** The values that a rule may read where it stands, and the words for them. */
export interface Ambito {
  readonly campos: readonly CampoDeCondicion[];
  /** The values of each item of a list, inside a rule that goes through it. */
  readonly dentroDe: (lista: string) => readonly CampoDeCondicion[];
  readonly nombrar: (ruta: string) => Nombrada;
}

export const SIN_AMBITO: Ambito = { campos: [], dentroDe: () => [], nombrar: (etiqueta) => ({ etiqueta }) };

/** Local names of the repeated blocks around a place, and the list each goes through. */
type Alias = ReadonlyMap<string, string>;

/** The scope of a rule of the interview at a path, or of one of its template among some local names. */
export function ambitoDe(entrevista: EntrevistaCompilada, en: string, alias: Alias = new Map()): Ambito {
  const group = en.slice(0, en.lastIndexOf('.') + 1);
  const campos = [...camposPara(entrevista, en), ...camposDeAlias(entrevista, alias), ...delSistema(entrevista)];
  const known = new Map(campos.map((campo) => [campo.ruta, campo]));
  const paths = (ruta: string): readonly string[] => {
    const [head = '', ...rest] = ruta.split('.');
    const list = alias.get(head);
    return [...(list === undefined ? [] : [[list, '*', ...rest].join('.')]), group + ruta, ruta];
  };
  const campoDe = (ruta: string) =>
    paths(ruta)
      .map((path) => entrevista.indice.get(path))
      .find(Boolean);
  return {
    campos,
    dentroDe: (lista) => {
      const holder = paths(lista).find((path) => entrevista.indice.has(`${path}.*`));
      return holder === undefined ? [] : camposDeElemento(entrevista, holder);
    },
    nombrar: (ruta) => {
      const campo = campoDe(ruta);
      return known.get(ruta) ?? { etiqueta: campo?.etiqueta ?? ruta, pregunta: campo?.pregunta };
    },
  };
}

/** The values of one item of a list by their short names; '' is the item itself where it is one value. */
function camposDeElemento({ indice }: EntrevistaCompilada, lista: string): CampoDeCondicion[] {
  const start = `${lista}.*`;
  return [...indice.values()].toReversed().flatMap(({ ruta, etiqueta, pregunta, campos }): CampoDeCondicion[] => {
    const isInside = ruta === start ? campos.length === 0 : ruta.startsWith(`${start}.`) && campos.length === 0;
    const short = ruta.slice(start.length + 1);
    return isInside && !short.includes('*') ? [{ ruta: short, etiqueta: ultima(etiqueta), pregunta }] : [];
  });
}

function camposDeAlias({ indice }: EntrevistaCompilada, alias: Alias): CampoDeCondicion[] {
  return [...alias].flatMap(([name, lista]) => {
    const inside = camposDeElemento({ indice } as EntrevistaCompilada, lista);
    return inside.map((campo) => ({ ...campo, ruta: campo.ruta === '' ? name : `${name}.${campo.ruta}` }));
  });
}

/** The values that nobody answers: today, the notary, and what the law fixes. */
function delSistema({ jurisdiccion }: EntrevistaCompilada): CampoDeCondicion[] {
  const dia = { clave: 'hoy', etiqueta: 'Fecha de hoy', tipo: 'fecha' } as const;
  const dias = Object.entries(DIAS_DE_LEY).map(([clave, etiqueta]) => ({
    ruta: `ley.${clave}`,
    etiqueta,
    pregunta: { ...dia, etiqueta },
  }));
  const valores = parametrosDeLey.map(({ clave, unidad }) => {
    const tipo = unidad === 'centavos' ? ('moneda' as const) : ('numero' as const);
    const etiqueta = `Lo que fija la ley: ${clave.replaceAll('.', ' ')}`;
    return { ruta: `ley.${clave}`, etiqueta, pregunta: { clave: 'ley', etiqueta, tipo } };
  });
  const sexo = { ruta: 'notario.sexo', etiqueta: 'Sexo del notario', pregunta: undefined };
  return jurisdiccion.codigo === 'gt'
    ? [{ ruta: 'hoy', etiqueta: dia.etiqueta, pregunta: dia }, ...dias, ...valores, sexo]
    : [];
}

const DIAS_DE_LEY = {
  firmaDesde: 'Primer día en que puede firmarse',
  firmaHasta: 'Último día en que puede firmarse',
  actoHasta: 'Último día en que puede autorizarse el acto',
};

function ultima(etiqueta: string): string {
  return etiqueta.split(' › ').at(-1) ?? etiqueta;
}
