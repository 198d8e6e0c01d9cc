import { isObjeto, type Objeto } from '../base/json.ts';
import type { Campo, EntrevistaCompilada } from '../entrevista/compilada.ts';
import { valueAt } from '../entrevista/efectivas.ts';
import { type Estado, evaluarEntrevista, type OpcionesEvaluacion } from '../entrevista/evaluar.ts';
import { alcanceDelLimite, type Problema } from '../entrevista/revision.ts';
import { staticPath } from '../entrevista/ruta.ts';
import { isVacio, leerValor } from '../entrevista/valor.ts';
import { evaluar, type Logica, variables } from '../logica/logica.ts';
import { type Azar, alguno, type Inventos } from '../modelo/inventos.ts';
import { conRespuesta, soloVisibles } from './arbol.ts';
import { inventar } from './inventar.ts';

/** Answers that the engine accepts, with its evaluation of them. */
export type Completas = { respuestas: Objeto; estado: Estado };

export type Taller = {
  entrevista: EntrevistaCompilada;
  contexto: OpcionesEvaluacion['contexto'];
  azar: Azar;
  inventos: Inventos;
  /** Accepted answers, whose values are preferred to invented ones. */
  semillas: readonly Objeto[];
};

const VUELTAS = 30;
const INTENTOS = 14;

/**
 * The answers with what is missing filled and what is wrong changed, but for those at the paths `fijas`; undefined when that could not
 * be done. Answers that are not seen are left out.
 */
export function completar(borrador: Objeto, fijas: ReadonlySet<string>, taller: Taller): Completas | undefined {
  const { entrevista, contexto } = taller;
  const intentos = new Map<string, number>();
  let respuestas = borrador;
  for (let vuelta = 0; vuelta < VUELTAS; vuelta += 1) {
    const estado = evaluarEntrevista(entrevista, respuestas, { contexto, rol: 'notario' });
    if (estado.completa) return { respuestas: soloVisibles(respuestas, estado.visibles), estado };
    const before = respuestas;
    for (const problema of estado.problemas) {
      const vez = intentos.get(problema.ruta) ?? 0;
      intentos.set(problema.ruta, vez + 1);
      if (vez < INTENTOS) respuestas = arreglar(respuestas, { problema, vez, estado, fijas }, taller);
    }
    if (respuestas === before) return undefined;
  }
  return undefined;
}

type Arreglo = { problema: Problema; vez: number; estado: Estado; fijas: ReadonlySet<string> };

function arreglar(respuestas: Objeto, arreglo: Arreglo, taller: Taller): Objeto {
  const { problema, vez, fijas } = arreglo;
  const { motivo } = problema;
  if (motivo === 'desconocida') return conRespuesta(respuestas, problema.ruta, undefined);
  const igualada = motivo === 'regla' && vez % 3 === 0 ? igualar(respuestas, arreglo, taller) : undefined;
  if (igualada) return igualada;
  const ruta = motivo === 'regla' ? rutaDeRegla(arreglo, taller) : problema.ruta;
  const campo = taller.entrevista.indice.get(staticPath(ruta));
  if (!campo || fijas.has(ruta)) return respuestas;
  if (campo.elemento) return conRespuesta(respuestas, ruta, listaDe(campo, valueAt(respuestas, ruta)));
  if (campo.campos.length > 0) return respuestas;
  const sembrada = motivo === 'falta' && vez === 0 ? deSemilla(campo, ruta, taller) : undefined;
  const puesta = sembrada ?? inventarEn(campo, { ...arreglo, ruta, respuestas }, taller);
  return conSexo(conRespuesta(respuestas, ruta, puesta), campo, ruta, taller);
}

/** Puts the sum that a rule wants an answer to be equal to. */
function igualar(respuestas: Objeto, { problema, estado, fijas }: Arreglo, { entrevista }: Taller): Objeto | undefined {
  const regla = reglaDe(problema, entrevista);
  for (const [one, other] of regla ? desigualdadesDe(regla.si) : []) {
    const ruta = isObjeto(one) && typeof one.var === 'string' ? one.var : '';
    const sum = evaluar(other, estado.datos);
    const isNumber = typeof valueAt(estado.datos, ruta) === 'number' && typeof sum === 'number';
    if (isNumber && entrevista.indice.has(ruta) && !fijas.has(ruta)) return conRespuesta(respuestas, ruta, sum);
  }
  return undefined;
}

/** The pairs that a rule wants alike, each in both orders. */
function desigualdadesDe(rule: Logica): [Logica, Logica][] {
  if (Array.isArray(rule)) return rule.flatMap(desigualdadesDe);
  if (!isObjeto(rule)) return [];
  return Object.entries(rule).flatMap(([operador, args]): [Logica, Logica][] => {
    const [one = null, other = null] = Array.isArray(args) ? (args as Logica[]) : [];
    return operador === '!='
      ? [
          [one, other],
          [other, one],
        ]
      : desigualdadesDe(args as Logica);
  });
}

function reglaDe({ mensaje }: Problema, { definicion }: EntrevistaCompilada) {
  return definicion.reglas?.find((regla) => regla.mensaje === mensaje);
}

/** A rule stands at one question and may read others: each try changes another one of them. */
function rutaDeRegla({ problema, vez, fijas, estado }: Arreglo, { entrevista }: Taller): string {
  const regla = reglaDe(problema, entrevista);
  const read = regla ? variables(regla.si) : [];
  const asked = estado.hojas.map(({ ruta }) => ruta);
  const inside = read.flatMap((name) => asked.filter((ruta) => ruta === name || ruta.startsWith(`${name}.`)));
  const free = [...new Set([problema.ruta, ...inside])].filter((ruta) => asked.includes(ruta) && !fijas.has(ruta));
  return free[vez % Math.max(1, free.length)] ?? problema.ruta;
}

/** As many items as the question takes; a list that is missing gets the fewest. */
function listaDe({ pregunta }: Campo, given: unknown): unknown[] {
  const { min = 1, max = 200 } = pregunta as { min?: number; max?: number };
  const items: unknown[] = Array.isArray(given) ? given.slice(0, max) : [];
  while (items.length < Math.max(1, min)) items.push({});
  return items;
}

/** The value that accepted answers have there. */
function deSemilla({ pregunta }: Campo, ruta: string, { semillas, entrevista, azar }: Taller): unknown {
  const values = semillas.map((semilla) => valueAt(semilla, ruta));
  const good = values.filter((valor) => !isVacio(valor) && leerValor(pregunta, valor, entrevista.jurisdiccion).ok);
  return good.length === 0 ? undefined : alguno(good, azar);
}

function inventarEn(
  { pregunta }: Campo,
  { ruta, vez, estado, respuestas }: Arreglo & { ruta: string; respuestas: Objeto },
  { azar, inventos, contexto }: Taller,
): unknown {
  const sexo = valueAt(respuestas, hermana(ruta, 'sexo')) === 'M' ? 'M' : 'F';
  const alcance = () => alcanceDelLimite(estado.datos, ruta);
  return inventar(pregunta, vez, { hoy: contexto.hoy, alcance, sexo, azar, inventos });
}

/** An invented name is of a woman unless the answers say otherwise: the sex that is missing beside it is said with it. */
function conSexo(respuestas: Objeto, { clave }: Campo, ruta: string, { entrevista }: Taller): Objeto {
  const sexo = hermana(ruta, 'sexo');
  const isAsked = clave === 'nombres' && entrevista.indice.has(staticPath(sexo));
  return isAsked && isVacio(valueAt(respuestas, sexo)) ? conRespuesta(respuestas, sexo, 'F') : respuestas;
}

export function hermana(ruta: string, clave: string): string {
  return [...ruta.split('.').slice(0, -1), clave].join('.');
}
