import { isObjeto, type Objeto, own } from '../base/json.ts';

/** Answers with another value at a path, `undefined` for none. Groups and lists on the way are made where they are missing, and copied. */
export function conRespuesta(respuestas: Objeto, ruta: string, valor: unknown): Objeto {
  return change(respuestas, ruta.split('.'), valor) as Objeto;
}

function change(inside: unknown, [head = '', ...rest]: readonly string[], valor: unknown): unknown {
  const next = rest.length === 0 ? valor : change(own(inside, head), rest, valor);
  if (Array.isArray(inside) || (!isObjeto(inside) && /^\d+$/.test(head))) {
    const list: unknown[] = Array.isArray(inside) ? [...inside] : [];
    list[Number(head)] = next ?? {};
    return Array.from(list, (one) => one ?? {});
  }
  const { [head]: _, ...others } = isObjeto(inside) ? inside : {};
  return next === undefined ? others : { ...(isObjeto(inside) ? inside : {}), [head]: next };
}

/** The answers that are seen, lists with all their items. */
export function soloVisibles(respuestas: Objeto, visibles: ReadonlySet<string>, prefijo = ''): Objeto {
  const kept = Object.entries(respuestas).flatMap(([clave, valor]): [string, unknown][] => {
    const ruta = `${prefijo}${clave}`;
    if (!visibles.has(ruta)) return [];
    if (isObjeto(valor)) return [[clave, soloVisibles(valor, visibles, `${ruta}.`)]];
    if (!Array.isArray(valor)) return [[clave, valor]];
    const items = valor.map((item: unknown, i) =>
      isObjeto(item) ? soloVisibles(item, visibles, `${ruta}.${i}.`) : item,
    );
    return [[clave, items]];
  });
  return Object.fromEntries(kept);
}
