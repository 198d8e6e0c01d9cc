import { XMLParser } from 'fast-xml-parser';
import { anulacion } from './annulment.ts';
import { documento } from './document.ts';
import type { Forma } from './forms.ts';

type Nodo = Readonly<Record<string, unknown>>;
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  ignoreDeclaration: true,
});

/** The places at which a document, or an annulment, is not what its schema says; empty when it is valid. */
export function faltasDe(xml: string): string[] {
  const nodos = elementosDe(parser.parse(xml));
  const anula = nodos.some((nodo) => nombreDe(nodo) === 'dte:GTAnulacionDocumento');
  return hijosDe('', nodos, [
    anula ? ['dte:GTAnulacionDocumento', anulacion, 1, 1] : ['dte:GTDocumento', documento, 1, 1],
  ]);
}

const elementosDe = (nodos: readonly Nodo[]) => nodos.filter((nodo) => nombreDe(nodo) !== '#text');
const nombreDe = (nodo: Nodo) => Object.keys(nodo).find((clave) => clave !== ':@') ?? '';

function hijosDe(ruta: string, nodos: readonly Nodo[], formas: NonNullable<Forma['hijos']>): string[] {
  const nombres = nodos.map(nombreDe);
  const lugares = nombres.map((nombre) => formas.findIndex(([suyo]) => suyo === nombre));
  const ordenados = lugares.every((lugar, i) => lugar >= 0 && lugar >= (lugares[i - 1] ?? 0));
  return [
    ...(ordenados ? [] : [`${ruta}: ${nombres.join(' ')}`]),
    ...formas.flatMap(([nombre, forma, minimo, maximo]) => {
      const suyos = nodos.filter((nodo) => nombreDe(nodo) === nombre);
      const veces =
        suyos.length >= minimo && suyos.length <= maximo ? [] : [`${ruta}/${nombre}: ${suyos.length} veces`];
      return [...veces, ...suyos.flatMap((nodo) => elementoDe(`${ruta}/${nombre}`, nodo, forma))];
    }),
  ];
}

function elementoDe(ruta: string, nodo: Nodo, { atributos = {}, opcionales = {}, hijos = [], texto }: Forma): string[] {
  const escritos = (nodo[':@'] ?? {}) as Readonly<Record<string, string>>;
  const contenido = nodo[nombreDe(nodo)] as readonly Nodo[];
  const dicho = contenido.map((parte) => String(parte['#text'] ?? '')).join('');
  const conocidos = { ...opcionales, ...atributos };
  return [
    ...Object.keys(atributos).flatMap((nombre) => (nombre in escritos ? [] : [`${ruta}@${nombre}: falta`])),
    ...Object.entries(escritos).flatMap(([nombre, valor]) =>
      conocidos[nombre]?.(valor) ? [] : [`${ruta}@${nombre}: ${valor}`],
    ),
    ...(texto ? (texto(dicho) ? [] : [`${ruta}: ${dicho}`]) : dicho.trim() === '' ? [] : [`${ruta}: ${dicho}`]),
    ...hijosDe(ruta, elementosDe(contenido), hijos),
  ];
}
