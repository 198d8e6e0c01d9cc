import { isObjeto, type Objeto } from '../base/json.ts';
import type { EntrevistaCompilada } from '../entrevista/compilada.ts';
import { valueAt } from '../entrevista/efectivas.ts';
import { evaluarEntrevista, type OpcionesEvaluacion } from '../entrevista/evaluar.ts';
import { crearJuez, hayCaso, type Juez } from '../linter/verdad.ts';
import type { Logica } from '../logica/logica.ts';
import { azarDe, type Inventos } from '../modelo/inventos.ts';
import type { PlantillaLista } from '../plantilla/leer.ts';
import { cubiertasPor } from './cubiertas.ts';
import { lograr, tantear } from './lograr.ts';
import { type Meta, metasDe, ramasDe } from './metas.ts';
import type { Lograda, Obra } from './obra.ts';

/** Answers that the engine accepts, and the keys of the goals that they are the ones to show. */
export type CasoPropuesto = { respuestas: Objeto; cubre: string[] };

/**
 * `nunca`: the linter knows of no answers that do it; `prohibida`: a rule of the interview refuses it, with that message; `sinRespuestas`:
 * some answers would, and none that the interview accepts were found.
 */
export type SinCubrir = { meta: Meta } & Motivo;
type Motivo = { motivo: 'nunca' | 'sinRespuestas' } | { motivo: 'prohibida'; mensaje: string };

export type Propuesta = { metas: readonly Meta[]; casos: CasoPropuesto[]; sinCubrir: SinCubrir[] };

export type Pedido = {
  entrevista: EntrevistaCompilada;
  plantilla: PlantillaLista;
  /** The day and the notary that the cases are worked out with. */
  contexto: OpcionesEvaluacion['contexto'];
  /** Answers to begin with, as the sample's; what is not accepted of them is mended. */
  semillas: readonly unknown[];
  /** Answers of the cases that are kept already: what they show is not proposed again. */
  guardadas: readonly unknown[];
  inventos: Inventos;
};

/**
 * Looks for the fewest cases that show every branch of a text at least once. A search of many small steps, which may be stopped between
 * them; the same text gives the same cases.
 */
export function* proponerCasos(pedido: Pedido): Generator<void, Propuesta> {
  const obra = abrir(pedido);
  const metas = metasDe(pedido.entrevista, obra.ramas);
  const shown = new Set(pedido.guardadas.flatMap((respuestas) => [...mostradas(respuestas, pedido, obra)]));
  const pending = new Map(metas.filter(({ clave }) => !shown.has(clave)).map((meta) => [meta.clave, meta]));
  const logradas: Lograda[] = [];
  const sinCubrir: SinCubrir[] = [];
  const juez = crearJuez(pedido.entrevista);
  for (let meta = primera(pending); meta !== undefined; meta = primera(pending)) {
    const lograda = isImposible(meta, juez) ? undefined : yield* buscar(meta, logradas, obra);
    yield;
    if (lograda) {
      const rica = yield* enriquecer(meta, lograda, pending, obra);
      for (const clave of rica.muestra) pending.delete(clave);
      logradas.push(rica);
    } else if (!isSobrante(meta, juez)) sinCubrir.push({ meta, ...motivoDe(meta, juez) });
    pending.delete(meta.clave);
  }
  const wanted = new Set(metas.map(({ clave }) => clave).filter((clave) => !shown.has(clave)));
  return { metas, casos: menos(logradas, wanted), sinCubrir: sinCubrir.filter(({ meta }) => !muestra(logradas, meta)) };
}

function abrir({ entrevista, plantilla, contexto, semillas, inventos }: Pedido): Obra {
  const ramas = ramasDe(plantilla);
  const known = semillas.filter(isObjeto);
  const taller = { entrevista, contexto, azar: azarDe(1), inventos, semillas: known };
  return { taller, plantilla, ramas, base: known[0] ?? {}, casos: new Map() };
}

function mostradas(respuestas: unknown, { entrevista, plantilla, contexto }: Pedido, { ramas }: Obra): Set<string> {
  const estado = evaluarEntrevista(entrevista, respuestas, { contexto, rol: 'notario' });
  return cubiertasPor(estado, entrevista, plantilla, ramas);
}

const COMIENZOS = 4;

/** From the answers of the sample, then from those that were found, and last by trial. */
function* buscar(meta: Meta, logradas: readonly Lograda[], obra: Obra): Generator<void, Lograda | undefined> {
  const starts = [obra.base, ...logradas.map(({ respuestas }) => respuestas)];
  for (const start of starts) {
    const lograda = lograr(meta, start, new Set(), obra);
    if (lograda) return lograda;
    yield;
  }
  for (const start of starts.slice(0, COMIENZOS)) {
    const lograda = yield* tantear(meta, start, obra);
    if (lograda) return lograda;
  }
  return undefined;
}

function primera(pending: ReadonlyMap<string, Meta>): Meta | undefined {
  return pending.values().next().value;
}

/** The last of several branches that cover every case stands for the else: nothing is left out by it. */
function isSobrante(meta: Meta, juez: Juez): boolean {
  return meta.clase === 'rama' && !meta.cumple && meta.tras && isImposible(meta, juez);
}

function motivoDe(meta: Meta, juez: Juez): Motivo {
  if (isImposible(meta, juez)) return { motivo: 'nunca' };
  const own = meta.clase === 'respuesta' ? [{ '==': [{ var: meta.lugar }, meta.valor] }] : [];
  const refuses = (si: Logica) =>
    meta.exigencias.every(({ todas, ninguna }) => hayCaso([...todas, ...own], [...ninguna, si], juez) === false);
  const regla = juez.entrevista.definicion.reglas?.find(({ nivel, si }) => nivel === 'error' && refuses(si));
  return regla ? { motivo: 'prohibida', mensaje: regla.mensaje } : { motivo: 'sinRespuestas' };
}

function isImposible({ exigencias }: Meta, juez: Juez): boolean {
  return exigencias.every(({ todas, ninguna }) => hayCaso(todas, ninguna, juez) === false);
}

/** The same case made to show more of what is pending, one thing after another; it goes on showing what it was made for. */
function* enriquecer(
  primero: Meta,
  lograda: Lograda,
  pending: ReadonlyMap<string, Meta>,
  obra: Obra,
): Generator<void, Lograda> {
  const gainsOf = ({ muestra: shown }: Lograda) => [...pending.keys()].filter((clave) => shown.has(clave)).length;
  let best = lograda;
  for (const meta of pending.values()) {
    if (best.muestra.has(meta.clave) || isContraria(meta, best)) continue;
    const next = lograr(meta, best.respuestas, best.fijas, obra);
    if (next?.muestra.has(primero.clave) && gainsOf(next) > gainsOf(best)) best = next;
    yield;
  }
  return best;
}

/** One answer shows one of the values of a question: the others are for other cases. */
function isContraria(meta: Meta, { fijas, respuestas }: Lograda): boolean {
  if (meta.lugar.includes('*') || (meta.clase !== 'respuesta' && meta.clase !== 'elementos')) return false;
  return fijas.has(meta.lugar) && valueAt(respuestas, meta.lugar) !== undefined;
}

/** The fewest of these cases that together show the same: each time the one that shows most of the rest; at last, none that others make idle. */
function menos(logradas: readonly Lograda[], wanted: ReadonlySet<string>): CasoPropuesto[] {
  const left = new Set([...wanted].filter((clave) => logradas.some(({ muestra: shown }) => shown.has(clave))));
  const chosen: { lograda: Lograda; cubre: string[] }[] = [];
  while (left.size > 0) {
    const gainOf = ({ muestra: shown }: Lograda) => [...left].filter((clave) => shown.has(clave));
    const [lograda] = logradas.toSorted((a, b) => gainOf(b).length - gainOf(a).length);
    if (!lograda) break;
    const cubre = gainOf(lograda);
    for (const clave of cubre) left.delete(clave);
    chosen.push({ lograda, cubre });
  }
  for (const one of [...chosen]) {
    const others = chosen.filter((other) => other !== one);
    const isIdle = one.cubre.every((clave) => others.some(({ lograda }) => lograda.muestra.has(clave)));
    if (isIdle) chosen.splice(chosen.indexOf(one), 1);
  }
  return chosen.map(({ lograda, cubre }) => ({ respuestas: lograda.respuestas, cubre }));
}

function muestra(logradas: readonly Lograda[], { clave }: Meta): boolean {
  return logradas.some(({ muestra: shown }) => shown.has(clave));
}
