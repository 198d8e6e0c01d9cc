import type { ConflictoDeRespuesta } from '@fedatario/contract/borrador';
import {
  campoEn,
  type Estado,
  etiquetaDe,
  jurisdiccionDe,
  mostrarRespuesta,
  type Palabras,
} from '@fedatario/document-engine';
import { conValor, type Respuestas, valorEn } from './sesion/respuestas.ts';
import { evaluar, type Sesion } from './sesion/sesion.ts';

/** A conflict as the customer reads it: the question, and the answer of each side in words. */
export interface Comparacion extends ConflictoDeRespuesta {
  readonly etiqueta: string;
  readonly mia: string;
  readonly suya: string;
}

interface Lado {
  readonly respuestas: Respuestas;
  readonly estado: Estado;
}

/**
 * The conflicts that read differently on questions that one side at least sees; the rest belong to branches that
 * neither chose.
 */
export function compararConflictos(
  sesion: Pick<Sesion, 'entrevista' | 'hoy'>,
  respuestas: Respuestas,
  conflictos: readonly ConflictoDeRespuesta[],
  palabras: Palabras,
): Comparacion[] {
  const ladoDe = (side: 'enviado' | 'guardado'): Lado => {
    const all = conflictos.reduce((now, one) => conValor(now, one.clave, one[side] ?? undefined), respuestas);
    return { respuestas: all, estado: evaluar(sesion, all) };
  };
  const mio = ladoDe('enviado');
  const suyo = ladoDe('guardado');
  const order = [...mio.estado.visibles, ...suyo.estado.visibles];
  const placed = conflictos.toSorted((a, b) => order.indexOf(a.clave) - order.indexOf(b.clave));
  return placed.flatMap((conflicto) => {
    const { clave } = conflicto;
    const etiqueta = etiquetaDe(sesion.entrevista, clave);
    const isSeen = [mio, suyo].some(({ estado }) => estado.visibles.has(clave));
    if (etiqueta === undefined || !isSeen) return [];
    const [mia, suya] = [mio, suyo].map((lado) => enPalabras(sesion, lado, clave, palabras));
    return mia === suya ? [] : [{ ...conflicto, etiqueta, mia: mia ?? '', suya: suya ?? '' }];
  });
}

/** An answer in words; a group or a list, as one line for each visible answer in it. */
function enPalabras(
  { entrevista }: Pick<Sesion, 'entrevista'>,
  { respuestas, estado }: Lado,
  clave: string,
  palabras: Palabras,
): string {
  const jurisdiccion = jurisdiccionDe(entrevista, estado.datos);
  const show = (ruta: string) => {
    const pregunta = campoEn(entrevista, ruta)?.pregunta;
    return pregunta ? mostrarRespuesta(pregunta, valorEn(respuestas, ruta), palabras, jurisdiccion) : '';
  };
  const inside = estado.hojas.filter(({ ruta }) => ruta.startsWith(`${clave}.`));
  if (inside.length === 0) return isHoja(entrevista, clave) ? show(clave) : '';
  const around = `${etiquetaDe(entrevista, clave) ?? ''} › `;
  return inside
    .map(({ ruta, etiqueta }) => ({ etiqueta: etiqueta.replace(around, ''), texto: show(ruta) }))
    .filter(({ texto }) => texto !== '')
    .map(({ etiqueta, texto }) => `${etiqueta}: ${texto}`)
    .join('\n');
}

function isHoja(entrevista: Sesion['entrevista'], clave: string): boolean {
  const tipo = campoEn(entrevista, clave)?.pregunta.tipo;
  return tipo !== 'grupo' && tipo !== 'lista';
}
