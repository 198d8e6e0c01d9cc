import type { EntrevistaCompilada, Logica, Pregunta } from '@fedatario/document-engine';
import { fraseDe, type Nombrada } from '../condicion/frase.ts';
import type { NodoJson } from '../texto/conversion.ts';
import type { Rotular } from '../texto/nodos.ts';
import { nombreDeFormato } from './nombres-de-formato.ts';

/** A value that a template may print: the path to write, its label, and the type of its question. */
export interface Ofrecida {
  readonly ruta: string;
  readonly etiqueta: string;
  readonly tipo: Pregunta['tipo'] | 'derivado' | 'sistema';
}

/** Local names of the repeated blocks, and the list each goes through. */
export type Alias = ReadonlyMap<string, string>;

const DEL_SISTEMA: readonly Ofrecida[] = [
  { ruta: 'documento.numero', etiqueta: 'Número del documento', tipo: 'sistema' },
  { ruta: 'notario', etiqueta: 'El notario', tipo: 'sistema' },
  { ruta: 'notario.colegiado', etiqueta: 'Número de colegiado del notario', tipo: 'sistema' },
  { ruta: 'hoy', etiqueta: 'Fecha de hoy', tipo: 'fecha' },
];

export function aliasDe(nodos: readonly NodoJson[]): Alias {
  const found = new Map<string, string>();
  const walk = ({ attrs = {}, content = [] }: NodoJson): void => {
    const list = attrs.lista ?? attrs.repetir;
    if (typeof list === 'string') found.set(String(attrs.como ?? 'elemento'), list);
    content.forEach(walk);
  };
  nodos.forEach(walk);
  return found;
}

/** Every value of the interview by its path; those of a list, by the local name that a repeated block gives to its items. */
export function ofrecidasDe({ indice, definicion }: EntrevistaCompilada, alias: Alias): Ofrecida[] {
  const asked = [...indice.values()].toReversed().flatMap(({ ruta, etiqueta, pregunta: { tipo } }): Ofrecida[] => {
    if (!ruta.includes('*')) return [{ ruta, etiqueta, tipo }];
    return [...alias]
      .filter(([, list]) => ruta === `${list}.*` || ruta.startsWith(`${list}.*.`))
      .map(([name, list]) => ({ ruta: name + ruta.slice(list.length + 2), etiqueta, tipo }))
      .filter((one) => !one.ruta.includes('*'));
  });
  const worked = (definicion.derivados ?? []).map(({ clave }) => ({
    ruta: clave,
    etiqueta: clave,
    tipo: 'derivado' as const,
  }));
  const cual: Ofrecida[] = alias.size > 0 ? [{ ruta: '@n', etiqueta: 'Número del elemento', tipo: 'numero' }] : [];
  return [...asked, ...worked, ...cual, ...DEL_SISTEMA];
}

/** Those that what is typed after `{` may mean, the nearest first: by key or by label, without accents; a whole before its parts. */
export function buscar(ofrecidas: readonly Ofrecida[], escrito: string): Ofrecida[] {
  const text = plano(escrito);
  const rank = ({ ruta, etiqueta }: Ofrecida): number => {
    const key = plano(ruta);
    const label = plano(etiqueta);
    if (key.startsWith(text) || label.startsWith(text)) return 0;
    if (label.split(/[\s›]+/).some((word) => word.startsWith(text))) return 1;
    return key.includes(text) || label.includes(text) ? 2 : 3;
  };
  return ofrecidas
    .map((one) => [rank(one), one] as const)
    .filter(([place]) => place < 3)
    .toSorted(([a, { ruta: one }], [b, { ruta: other }]) => a - b || partsOf(one) - partsOf(other))
    .map(([, one]) => one);
}

const partsOf = (ruta: string) => ruta.split('.').length;

function plano(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

function nombrarEn({ indice }: EntrevistaCompilada, alias: Alias): (ruta: string) => Nombrada {
  return (ruta) => {
    const [head = '', ...rest] = ruta.split('.');
    const list = alias.get(head);
    const campo = indice.get(ruta) ?? (list === undefined ? undefined : indice.get([list, '*', ...rest].join('.')));
    const system = DEL_SISTEMA.find((one) => one.ruta === ruta);
    return { etiqueta: campo?.etiqueta ?? system?.etiqueta ?? ruta, pregunta: campo?.pregunta };
  };
}

/** The words on chips and on the heads of blocks, in the language of the document. */
export function rotularCon(entrevista: EntrevistaCompilada | undefined, alias: Alias): Rotular {
  const nombrar = entrevista ? nombrarEn(entrevista, alias) : (etiqueta: string) => ({ etiqueta });
  const label = (ruta: unknown) => nombrar(String(ruta)).etiqueta;
  const words: Readonly<Record<string, (attrs: Readonly<Record<string, unknown>>) => string>> = {
    variable: (attrs) => rotuloDeVariable(label(attrs.ruta), attrs),
    referencia: ({ clausula }) => `cláusula «${String(clausula)}»`,
    rama: ({ si }) => condicion(si as Logica | null, nombrar),
    ramaTexto: ({ si }) => condicion(si as Logica | null, nombrar),
    repetir: ({ lista }) => `por cada uno de «${label(lista)}»`,
    repetirTexto: ({ lista }) => `por cada uno de «${label(lista)}»`,
    parcial: rotuloDeParcial,
    parcialTexto: rotuloDeParcial,
    ajeno: () => 'parte que este editor no cambia',
    ajenoTexto: () => 'parte que este editor no cambia',
  };
  return (tipo, attrs) => words[tipo]?.(attrs) ?? rotuloDeRepetible(attrs, label, nombrar);
}

function condicion(si: Logica | null, nombrar: (ruta: string) => Nombrada): string {
  return si === null || si === undefined ? 'si no' : `si ${fraseDe(si, nombrar)}`;
}

function rotuloDeParcial({ nombre, sujeto }: Readonly<Record<string, unknown>>): string {
  return sujeto ? `${String(nombre)} de «${String(sujeto)}»` : String(nombre);
}

/** The forms of a word that agrees are said, since its path alone does not tell what is printed. */
function rotuloDeVariable(etiqueta: string, attrs: Readonly<Record<string, unknown>>): string {
  const { formato, mayusculas } = attrs;
  const words = [attrs.singular, attrs.plural, attrs.masculino, attrs.femenino].filter(Boolean).join('/');
  const how = [
    words || (typeof formato === 'string' && nombreDeFormato(formato)),
    mayusculas ? 'MAYÚSCULAS' : undefined,
  ]
    .filter(Boolean)
    .join(', ');
  return how === '' ? etiqueta : `${etiqueta} · ${how}`;
}

function rotuloDeRepetible(
  { repetir, si }: Readonly<Record<string, unknown>>,
  label: (ruta: unknown) => string,
  nombrar: (ruta: string) => Nombrada,
): string {
  const each = repetir ? `por cada uno de «${label(repetir)}»` : '';
  const when = si ? `si ${fraseDe(si as Logica, nombrar)}` : '';
  return [each, when].filter(Boolean).join(', ');
}
