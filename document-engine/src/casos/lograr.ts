import { isObjeto, type Objeto } from '../base/json.ts';
import { valueAt } from '../entrevista/efectivas.ts';
import { casosEn } from '../linter/verdad.ts';
import { alguno } from '../modelo/inventos.ts';
import { conRespuesta } from './arbol.ts';
import { completar, hermana } from './completar.ts';
import { cubiertasPor } from './cubiertas.ts';
import type { Exigencia, Meta } from './metas.ts';
import type { Borrador, Lograda, Obra } from './obra.ts';
import { tanteosDe } from './tantear.ts';

const RENGLONES = 6;

/** Answers like those given that show one thing more; undefined when none were found. */
export function lograr(meta: Meta, partida: Objeto, fijas: ReadonlySet<string>, obra: Obra): Lograda | undefined {
  for (const borrador of borradoresDe(meta, partida, obra)) {
    const lograda = probar(meta, borrador, { respuestas: partida, fijas }, obra);
    if (lograda) return lograda;
  }
  return undefined;
}

/** The same by trial, where the truth tables do not tell: on derived values, and on lists whose combinations are too many. */
export function* tantear(meta: Meta, partida: Objeto, obra: Obra): Generator<void, Lograda | undefined> {
  for (const borrador of tanteosDe(meta, partida, obra)) {
    const lograda = probar(meta, borrador, { respuestas: partida, fijas: new Set() }, obra);
    if (lograda) return lograda;
    yield;
  }
  return undefined;
}

function probar(meta: Meta, borrador: Borrador, partida: Borrador, obra: Obra): Lograda | undefined {
  if (rompe(borrador, partida)) return undefined;
  const fijas = new Set([...partida.fijas, ...borrador.fijas]);
  const completas = completar(borrador.respuestas, fijas, obra.taller);
  if (!completas) return undefined;
  const muestra = cubiertasPor(completas.estado, obra.taller.entrevista, obra.plantilla, obra.ramas);
  return muestra.has(meta.clave) ? { respuestas: completas.respuestas, fijas, muestra } : undefined;
}

/** Whether a draft changes an answer that must stay. */
function rompe({ respuestas }: Borrador, partida: Borrador): boolean {
  const says = (one: Objeto, ruta: string) => JSON.stringify(valueAt(one, ruta));
  return [...partida.fijas].some((ruta) => says(respuestas, ruta) !== says(partida.respuestas, ruta));
}

function* borradoresDe(meta: Meta, partida: Objeto, obra: Obra): Generator<Borrador> {
  const ahi = { respuestas: partida, fijas: new Set<string>() };
  if (meta.clase !== 'rama' && meta.clase !== 'pregunta') yield directo(meta, ahi, obra);
  if (meta.clase === 'respuesta' && isMultiple(meta, obra)) yield conOtra(meta.valor, concreta(meta.lugar), ahi);
  for (const exigencia of meta.exigencias) {
    for (const renglon of renglonesDe(exigencia, partida, obra))
      yield directo(meta, conRenglon(renglon, partida, obra), obra);
  }
}

/** The lines of the truth table that change least of what there is. */
function renglonesDe(
  { todas, ninguna }: Exigencia,
  partida: Objeto,
  { taller, casos }: Obra,
): Record<string, unknown>[] {
  const key = JSON.stringify([todas, ninguna]);
  if (!casos.has(key)) casos.set(key, casosEn(todas, ninguna, taller.entrevista));
  const rows = casos.get(key) ?? [];
  const changes = (row: Record<string, unknown>) =>
    Object.entries(row).filter(([ruta, valor]) => valueAt(partida, concreta(ruta)) !== valor).length;
  return rows
    .map((row) => [changes(row), row] as const)
    .toSorted(([a], [b]) => a - b)
    .slice(0, RENGLONES)
    .map(([, row]) => row);
}

/** The first item of each list stands for all of them. */
const concreta = (ruta: string): string => ruta.replaceAll('*', '0');

function conRenglon(renglon: Record<string, unknown>, partida: Objeto, obra: Obra): Borrador {
  let respuestas = partida;
  const fijas = new Set<string>();
  for (const [path, valor] of Object.entries(renglon)) {
    if (!obra.taller.entrevista.indice.has(path)) continue;
    const ruta = concreta(path);
    respuestas = conValor(respuestas, ruta, valor, obra);
    fijas.add(ruta);
  }
  return { respuestas, fijas };
}

/** Puts an answer; of a list, the items that are there keep the rest of what they say. */
function conValor(respuestas: Objeto, ruta: string, valor: unknown, obra: Obra): Objeto {
  if (!Array.isArray(valor) || !valor.every(isObjeto))
    return conNombre(conRespuesta(respuestas, ruta, valor), ruta, valor, obra);
  const before = valueAt(respuestas, ruta);
  const items = valor.map((item, i) => ({
    ...(Array.isArray(before) && isObjeto(before[i]) ? before[i] : {}),
    ...item,
  }));
  return conRespuesta(respuestas, ruta, items);
}

/** Whoever becomes a man or a woman gets a name to match. */
function conNombre(respuestas: Objeto, ruta: string, valor: unknown, { taller, base }: Obra): Objeto {
  const nombres = hermana(ruta, 'nombres');
  const changes = ruta.endsWith('.sexo') && (valor === 'F' || valor === 'M') && valueAt(base, ruta) !== valor;
  if (!changes || valueAt(respuestas, nombres) === undefined) return respuestas;
  return conRespuesta(respuestas, nombres, alguno(taller.inventos.nombres[valor], taller.azar));
}

function directo(meta: Meta, { respuestas, fijas }: Borrador, obra: Obra): Borrador {
  const ruta = concreta(meta.lugar);
  const valor = valorDe(meta, respuestas, ruta, obra);
  if (valor === NADA) return { respuestas, fijas };
  return { respuestas: conValor(respuestas, ruta, valor, obra), fijas: new Set([...fijas, ruta]) };
}

const NADA = Symbol('nothing to put');

/** The answer that shows a goal by itself. */
function valorDe(meta: Meta, respuestas: Objeto, ruta: string, obra: Obra): unknown {
  if (meta.clase === 'respuesta') return isMultiple(meta, obra) ? [meta.valor] : meta.valor;
  if (meta.clase === 'respondida') return meta.hay ? (valueAt(respuestas, ruta) ?? NADA) : undefined;
  if (meta.clase !== 'elementos') return NADA;
  const before = valueAt(respuestas, ruta);
  return Array.from({ length: meta.cuantos }, (_, i) => (Array.isArray(before) ? before[i] : undefined) ?? {});
}

function isMultiple({ lugar }: Meta, { taller }: Obra): boolean {
  return taller.entrevista.indice.get(lugar)?.pregunta.tipo === 'opcionMultiple';
}

/** One more of several options, beside those that are chosen. */
function conOtra(valor: unknown, ruta: string, { respuestas }: Borrador): Borrador {
  const before = valueAt(respuestas, ruta);
  const chosen: unknown[] = Array.isArray(before) ? before : [];
  return { respuestas: conRespuesta(respuestas, ruta, [...chosen, valor]), fijas: new Set([ruta]) };
}
