import { isObjeto, type Objeto, own } from '../base/json.ts';
import type { Campo, EntrevistaCompilada } from './compilada.ts';

/**
 * The answers without those of no question, hidden ones kept: what is left of a draft when its product changes.
 * Returns a copy; nothing is validated.
 */
export function soloConocidas({ secciones }: EntrevistaCompilada, respuestas: Objeto): Objeto {
  return pick(
    secciones.flatMap(({ campos }) => campos),
    respuestas,
  );
}

/** Keeps of a stored answer only the fields this question asks: a witness, for example, is not asked for whom they act. */
export function soloDelCampo({ campos, elemento }: Campo, respuesta: unknown): unknown {
  if (campos.length > 0 && isObjeto(respuesta)) return pick(campos, respuesta);
  return elemento && Array.isArray(respuesta)
    ? respuesta.map((item: unknown) => soloDelCampo(elemento, item))
    : respuesta;
}

function pick(campos: readonly Campo[], answers: Objeto): Objeto {
  const known = campos.flatMap((campo) => {
    const given = Object.hasOwn(answers, campo.clave) ? own(answers, campo.clave) : enLista(campo, answers);
    return given === undefined ? [] : [[campo.clave, soloDelCampo(campo, given)] as const];
  });
  return Object.fromEntries(known);
}

/** The answer to the question whose place a list took, as its first item. */
function enLista({ pregunta }: Campo, answers: Objeto): unknown[] | undefined {
  const antes = pregunta.tipo === 'lista' && pregunta.antes !== undefined ? own(answers, pregunta.antes) : undefined;
  return antes === undefined || antes === null ? undefined : [antes];
}
