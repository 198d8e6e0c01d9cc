import { leer, type Texto } from './texto.ts';

/** Both sides changed the same thing to different values. */
const CHOQUE = Symbol('choque');
type Json = Readonly<Record<string, unknown>>;

/**
 * The text of two people who wrote over the same one: sections, questions, options and blocks of the template that only one of them
 * changed are taken from that one. Undefined when both changed the same, or when together they make a text that cannot be read.
 */
export function mezclar(base: Texto, mio: Texto, suyo: Texto): Texto | undefined {
  const partes = (['entrevista', 'plantilla', 'respuestas'] as const).map(
    (name) => [name, mezclarValor(base[name], mio[name], suyo[name], mezclarObjetos)] as const,
  );
  if (partes.some(([, valor]) => valor === CHOQUE)) return undefined;
  const mezclado = Object.fromEntries(partes) as unknown as Texto;
  return leer(mezclado).problemas.length === 0 ? mezclado : undefined;
}

type Mezclar = (antes: Json, mio: Json, suyo: Json) => unknown;

/** A part that one side left alone is that of the other. Only what has a name of its own is merged inside: rules are not. */
function mezclarValor(antes: unknown, mio: unknown, suyo: unknown, siAmbos?: Mezclar): unknown {
  if (isIgual(mio, suyo) || isIgual(suyo, antes)) return mio;
  if (isIgual(mio, antes)) return suyo;
  if (Array.isArray(antes) && Array.isArray(mio) && Array.isArray(suyo)) return mezclarListas(antes, mio, suyo);
  const objetos = [antes, mio, suyo];
  if (!objetos.every(isObjeto)) return CHOQUE;
  if (siAmbos) return siAmbos(...(objetos as [Json, Json, Json]));
  return objetos.every((one) => nombreDe(one) !== undefined || 'type' in one)
    ? mezclarObjetos(...(objetos as [Json, Json, Json]))
    : CHOQUE;
}

/** Parts of an object that are merged inside though they have no name. */
const CON_PARTES = ['attrs', 'contenido'];

function mezclarObjetos(antes: Json, mio: Json, suyo: Json): unknown {
  const names = [...new Set([...Object.keys(suyo), ...Object.keys(mio)])];
  const partes = names.map((name) => {
    const inside = CON_PARTES.includes(name) ? mezclarObjetos : undefined;
    return [name, mezclarValor(antes[name], mio[name], suyo[name], inside)] as const;
  });
  if (partes.some(([, valor]) => valor === CHOQUE)) return CHOQUE;
  return Object.fromEntries(partes.filter(([, valor]) => valor !== undefined));
}

function mezclarListas(antes: readonly unknown[], mio: readonly unknown[], suyo: readonly unknown[]): unknown {
  const listas = [antes, mio, suyo];
  if (listas.every((lista) => lista.every((one) => nombreDe(one) !== undefined)))
    return mezclarNombradas(antes, mio, suyo);
  if (!listas.every((lista) => lista.every(isNodo))) return CHOQUE;
  const orden = mezclarOrden(antes.map(enTexto), mio.map(enTexto), suyo.map(enTexto));
  if (orden) return orden.map((one) => JSON.parse(one));
  if (mio.length !== antes.length || suyo.length !== antes.length) return CHOQUE;
  const partes = antes.map((one, i) => mezclarValor(one, mio[i], suyo[i]));
  return partes.includes(CHOQUE) ? CHOQUE : partes;
}

/** Sections, questions and options are the same by their name, wherever they stand. */
function mezclarNombradas(antes: readonly unknown[], mio: readonly unknown[], suyo: readonly unknown[]): unknown {
  const was = porNombre(antes);
  const mine = porNombre(mio);
  const theirs = porNombre(suyo);
  const orden = mezclarOrden([...was.keys()], [...mine.keys()], [...theirs.keys()]);
  if (!orden || new Set(orden).size < orden.length) return CHOQUE;
  const quitadas = [...was.keys()].filter((name) => !orden.includes(name));
  const isPerdida = (name: string) =>
    [mine, theirs].some((lado) => lado.has(name) && !isIgual(lado.get(name), was.get(name)));
  const partes = orden.map((name) => mezclarValor(was.get(name), mine.get(name), theirs.get(name)));
  return quitadas.some(isPerdida) || partes.includes(CHOQUE) ? CHOQUE : partes;
}

const porNombre = (lista: readonly unknown[]) => new Map(lista.map((one) => [nombreDe(one) ?? '', one]));

interface Tramo {
  readonly desde: number;
  readonly hasta: number;
  readonly puesto: readonly string[];
}

/** The one run of a list that a side changed. */
function tramoDe(antes: readonly string[], lado: readonly string[]): Tramo {
  const most = Math.min(antes.length, lado.length);
  let desde = 0;
  while (desde < most && antes[desde] === lado[desde]) desde += 1;
  let igual = 0;
  while (igual < most - desde && antes.at(-1 - igual) === lado.at(-1 - igual)) igual += 1;
  return { desde, hasta: antes.length - igual, puesto: lado.slice(desde, lado.length - igual) };
}

/** Both runs applied to the list, the other side's first where both only added at one place; undefined when they overlap. */
function mezclarOrden(antes: readonly string[], mio: readonly string[], suyo: readonly string[]): string[] | undefined {
  if (isIgual(mio, suyo) || isIgual(mio, antes)) return [...suyo];
  if (isIgual(suyo, antes)) return [...mio];
  const [first, last] = [tramoDe(antes, suyo), tramoDe(antes, mio)].toSorted(
    (a, b) => a.desde - b.desde || a.hasta - b.hasta,
  ) as [Tramo, Tramo];
  if (first.hasta > last.desde) return undefined;
  return [
    ...antes.slice(0, first.desde),
    ...first.puesto,
    ...antes.slice(first.hasta, last.desde),
    ...last.puesto,
    ...antes.slice(last.hasta),
  ];
}

/** The key of a section or question, or the value of an option. */
function nombreDe(one: unknown): string | undefined {
  if (!isObjeto(one)) return undefined;
  const { clave, valor } = one;
  if (typeof clave === 'string') return clave;
  return typeof valor === 'string' ? valor : undefined;
}

const enTexto = (one: unknown) => JSON.stringify(one);

function isIgual(one: unknown, other: unknown): boolean {
  return enTexto(one) === enTexto(other);
}

function isNodo(one: unknown): boolean {
  return isObjeto(one) && typeof one.type === 'string';
}

function isObjeto(one: unknown): one is Json {
  return typeof one === 'object' && one !== null && !Array.isArray(one);
}
