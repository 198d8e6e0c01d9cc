import * as acto from './acto/index.ts';
import * as base from './base/index.ts';
import * as borrador from './borrador/index.ts';
import * as casa from './casa/index.ts';
import * as catalogo from './catalogo/index.ts';
import * as compra from './compra/index.ts';
import * as control from './control/index.ts';
import * as solicitud from './solicitud/index.ts';
import * as tramite from './tramite/index.ts';

/** The exports of each area: for tools that look names up in the whole contract. */
export const areas = { acto, base, borrador, casa, catalogo, compra, control, solicitud, tramite };

/** The same without its areas, sorted by name. */
export const exportados: ReadonlyMap<string, unknown> = new Map(
  Object.values(areas)
    .flatMap((area) => Object.entries<unknown>(area))
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);
