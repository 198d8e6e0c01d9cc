/** Answers in the form of the engine: an object by name, with nested groups, and arrays for lists. */
export type Respuestas = Readonly<Record<string, unknown>>;
/** Changes since the last save, by top-level question; null removes the answer. */
export type Cambios = Readonly<Record<string, unknown>>;

/** The answer at a path: `arrendante.cui`, `inventario.2`. */
export function valorEn(respuestas: unknown, ruta: string): unknown {
  return ruta.split('.').reduce<unknown>((place, name) => {
    return typeof place === 'object' && place !== null && Object.hasOwn(place, name)
      ? Reflect.get(place, name)
      : undefined;
  }, respuestas);
}

/** The answers with another value at a path; `undefined` removes it, and the group if it is left empty. */
export function conValor(respuestas: Respuestas, ruta: string, valor: unknown): Respuestas {
  return (put(respuestas, ruta.split('.'), valor) ?? {}) as Respuestas;
}

function put(place: unknown, [name = '', ...rest]: readonly string[], valor: unknown): unknown {
  if (Array.isArray(place) || (place === undefined && isIndex(name)))
    return putInList(itemsOf(place), [name, ...rest], valor);
  const { [name]: old, ...others } = (typeof place === 'object' && place !== null ? place : {}) as Record<
    string,
    unknown
  >;
  const next = rest.length > 0 ? put(old, rest, valor) : valor;
  const whole = next === undefined ? others : { ...others, [name]: next };
  return Object.keys(whole).length > 0 ? whole : undefined;
}

/** People that a list shows before anything is answered of them enter it, empty, with the first answer. */
function putInList(lista: readonly unknown[], [name = '', ...rest]: readonly string[], valor: unknown): unknown[] {
  const index = Number(name);
  const missing = Array.from({ length: Math.max(0, index + 1 - lista.length) }, () => ({}));
  return [...lista, ...missing].map((item, i) => {
    if (i !== index) return item;
    return (rest.length > 0 ? put(item, rest, valor) : valor) ?? emptyLike(item);
  });
}

/** Keys of questions begin with a letter. */
function isIndex(name: string): boolean {
  return /^\d+$/.test(name);
}

/** A list item stays in place when its answer is removed, so that the indexes of the others hold. */
function emptyLike(item: unknown): unknown {
  return typeof item === 'object' && item !== null ? {} : '';
}

/** The list of at least so many items as are shown, with one more that is empty: a group or a single value. */
export function conElemento(lista: unknown, isGroup: boolean, shown = 0): unknown[] {
  const items = itemsOf(lista);
  const missing = Array.from({ length: Math.max(0, shown - items.length) }, () => ({}));
  return [...items, ...missing, isGroup ? {} : ''];
}

export function sinElemento(lista: unknown, index: number): unknown[] | undefined {
  const left = itemsOf(lista).filter((_, i) => i !== index);
  return left.length > 0 ? left : undefined;
}

export function itemsOf(lista: unknown): unknown[] {
  return Array.isArray(lista) ? lista : [];
}

/** The changes that turn the answers `base` into `mias`. */
export function cambiosEntre(base: Respuestas, mias: Respuestas): Cambios {
  const names = new Set([...Object.keys(base), ...Object.keys(mias)]);
  const changed = [...names].filter((name) => !isIgual(base[name], mias[name]));
  return Object.fromEntries(changed.map((name) => [name, mias[name] ?? null]));
}

/** Applies changes to answers. */
export function conCambios(respuestas: Respuestas, cambios: Cambios): Respuestas {
  const kept = Object.entries({ ...respuestas, ...cambios }).filter(([, value]) => value !== null);
  return Object.fromEntries(kept);
}

export function isIgual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const names = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isIgual(Reflect.get(a, name), Reflect.get(b, name)))
  );
}
