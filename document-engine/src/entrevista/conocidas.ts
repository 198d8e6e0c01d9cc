import { isObjeto, type Objeto, own } from '../json.ts';
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

function pick(campos: readonly Campo[], answers: Objeto): Objeto {
  const known = campos.filter(({ clave }) => Object.hasOwn(answers, clave));
  return Object.fromEntries(known.map((campo) => [campo.clave, keep(campo, own(answers, campo.clave))]));
}

function keep({ campos, elemento }: Campo, answer: unknown): unknown {
  if (campos.length > 0 && isObjeto(answer)) return pick(campos, answer);
  return elemento && Array.isArray(answer) ? answer.map((item: unknown) => keep(elemento, item)) : answer;
}
