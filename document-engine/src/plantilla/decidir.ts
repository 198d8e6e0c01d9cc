import { isObjeto, type Objeto } from '../base/json.ts';
import { valueAt } from '../entrevista/efectivas.ts';
import { staticPath } from '../entrevista/ruta.ts';
import { type Logica, seCumple, variables } from '../logica/logica.ts';
import { type Alcance, absolute, answersBehind } from './alcance.ts';
import { questionBehind, type Resolucion } from './resolucion.ts';

/**
 * Whether a condition holds here and the answers that decide it. `falta` is the question without whose answer nobody can
 * tell: then neither branch is written, so that a draft never says what nobody answered.
 */
export type Decision = { cumple: boolean; leidas: string[]; falta: string | undefined };

export function decidir(si: Logica | undefined, alcance: Alcance, resolucion: Resolucion): Decision {
  if (si === undefined) return { cumple: true, leidas: [], falta: undefined };
  const names = variables(si);
  const pending = new Map<string, string>();
  for (const name of names) {
    const question = questionBehind(absolute(name, alcance), resolucion);
    if (isPending(question, resolucion)) pending.set(name, question);
  }
  const leidas = names.flatMap((name) => answersBehind(absolute(name, alcance), resolucion.entrevista));
  if (pending.size === 0) return { cumple: seCumple(si, alcance.datos), leidas, falta: undefined };
  const cumple = judge(si, alcance.datos, pending);
  const [first] = pending.values();
  return { cumple: cumple ?? false, leidas, falta: cumple === undefined ? first : undefined };
}

/** A question that is asked, must be answered and is not. */
function isPending(ruta: string, { entrevista, datos, visibles }: Resolucion): boolean {
  const campo = entrevista.indice.get(staticPath(ruta));
  if (campo === undefined || campo.pregunta.obligatoria === false || !visibles.has(ruta)) return false;
  return valueAt(datos, ruta) === undefined;
}

/** True, false, or undefined while what is pending may turn it either way. */
function judge(rule: Logica, datos: Objeto, pending: ReadonlyMap<string, string>): boolean | undefined {
  if (!variables(rule).some((name) => pending.has(name))) return seCumple(rule, datos);
  if (!isObjeto(rule)) return undefined;
  const [operador = '', args] = Object.entries(rule)[0] ?? [];
  const parts = (Array.isArray(args) ? args : [args]) as Logica[];
  const verdicts = () => parts.map((part) => judge(part, datos, pending));
  if (operador === 'and') return unless(verdicts(), false);
  if (operador === 'or') return unless(verdicts(), true);
  const [only] = operador === '!' || operador === '!!' ? verdicts() : [];
  if (only === undefined) return undefined;
  return operador === '!' ? !only : only;
}

/** One verdict of that kind settles it; else they must all be known. */
function unless(verdicts: readonly (boolean | undefined)[], settling: boolean): boolean | undefined {
  if (verdicts.includes(settling)) return settling;
  return verdicts.includes(undefined) ? undefined : !settling;
}
