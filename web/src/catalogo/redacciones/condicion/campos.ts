import type { EntrevistaCompilada, Pregunta } from '@fedatario/document-engine';
import type { Fila, OperadorDeFila } from './filas.ts';

/** A value that a condition may ask about. */
export interface CampoDeCondicion {
  readonly ruta: string;
  readonly etiqueta: string;
  readonly pregunta: Pregunta | undefined;
}

/** Composite questions are asked about by their parts. */
const COMPUESTAS = ['grupo', 'persona', 'representacion', 'direccion', 'vehiculo', 'inmueble'];

/** The questions that a condition at a path may read: those of its own group by their short names, and those of no list by the whole one. */
export function camposPara({ indice, definicion }: EntrevistaCompilada, en: string): CampoDeCondicion[] {
  const group = en.slice(0, en.lastIndexOf('.') + 1);
  const all = [...indice.values()].toReversed();
  const isSelf = (ruta: string) => ruta === en || ruta.startsWith(`${en}.`);
  const asked = all.flatMap(({ ruta, etiqueta, pregunta }): CampoDeCondicion[] => {
    if (isSelf(ruta) || COMPUESTAS.includes(pregunta.tipo)) return [];
    const inside = group !== '' && ruta.startsWith(group) ? ruta.slice(group.length) : ruta;
    return inside.includes('*') ? [] : [{ ruta: inside, etiqueta, pregunta }];
  });
  const worked = (definicion.derivados ?? []).map(({ clave, tipo }) => ({
    ruta: clave,
    etiqueta: clave,
    pregunta: tipo === 'abonos' ? undefined : { clave, etiqueta: clave, tipo },
  }));
  return [...asked, ...worked];
}

const ORDENADOS: readonly OperadorDeFila[] = ['==', '!=', '<', '<=', '>', '>='];

/** The comparisons that make sense of an answer of that kind, the usual one first. */
export function operadoresPara(pregunta: Pregunta | undefined): readonly OperadorDeFila[] {
  switch (pregunta?.tipo) {
    case 'siNo':
    case 'declaracion':
      return ['si', 'no'];
    case 'opcion':
      return ['==', '!=', 'si', 'no'];
    case 'opcionMultiple':
      return ['incluye', 'si', 'no'];
    case 'numero':
    case 'moneda':
    case 'porcentaje':
    case 'fecha':
    case 'hora':
      return [...ORDENADOS, 'si', 'no'];
    case undefined:
      return [...ORDENADOS, 'si', 'no'];
    default:
      return ['si', 'no', '==', '!='];
  }
}

/** A row about a field, with the first comparison and the first value that suit it. */
export function filaNueva({ ruta, pregunta }: CampoDeCondicion, operador = operadoresPara(pregunta)[0] ?? 'si'): Fila {
  if (operador === 'si' || operador === 'no') return { ruta, operador, valor: null };
  const first = pregunta && 'opciones' in pregunta ? pregunta.opciones[0]?.valor : undefined;
  return { ruta, operador, valor: first ?? (isNumero(pregunta) ? 0 : '') };
}

export function isNumero(pregunta: Pregunta | undefined): boolean {
  return pregunta === undefined || ['numero', 'moneda', 'porcentaje'].includes(pregunta.tipo);
}
