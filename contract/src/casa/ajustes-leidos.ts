import { type NombreDeTema, temaConocido } from '../base/temas.ts';

/** The layouts of the specification: 1 is vertical (menu at the side), 2 and 3 horizontal (menu under or over the toolbar). */
export const disposiciones = ['layout1', 'layout2', 'layout3'] as const;
export type Disposicion = (typeof disposiciones)[number];

export const anchos = ['fullwidth', 'boxed'] as const;

export const direcciones = ['ltr', 'rtl'] as const;

/** The areas of the shell, each with a theme of its own. */
export const areas = ['main', 'navbar', 'toolbar', 'footer'] as const;
export type Area = (typeof areas)[number];

/** Settings of whoever looks at the screens (specification, section 3). */
export interface Ajustes {
  layout: {
    style: Disposicion;
    config: { mode: (typeof anchos)[number]; navbar: { folded: boolean }; footer: { display: boolean } };
  };
  customScrollbars: boolean;
  /** Null follows the company's colour scheme, as it is now and as it will be. */
  theme: Record<Area, NombreDeTema | null>;
  /** Null follows the language. */
  direction: (typeof direcciones)[number] | null;
  animations: boolean;
}

export const ajustesPorOmision: Ajustes = {
  layout: { style: 'layout1', config: { mode: 'fullwidth', navbar: { folded: false }, footer: { display: true } } },
  customScrollbars: true,
  theme: { main: null, navbar: null, toolbar: null, footer: 'defaultDark' },
  direction: null,
  animations: true,
};

/** The allowed values of each setting that is neither a boolean nor a theme. */
const opciones: Readonly<Record<string, readonly unknown[]>> = {
  style: disposiciones,
  mode: anchos,
  direction: [null, ...direcciones],
};

/**
 * Settings that were kept, whoever wrote them and when: what cannot be read is as it is by default. It knows no schema,
 * because the first page reads it and a schema weighs more than that page may.
 */
export function leerAjustes(guardados: unknown): Ajustes {
  return leer('', ajustesPorOmision, guardados) as Ajustes;
}

function leer(nombre: string, base: unknown, valor: unknown): unknown {
  if (typeof base === 'object' && base !== null) {
    const partes = Object(valor) as Readonly<Record<string, unknown>>;
    return Object.fromEntries(Object.entries(base).map(([parte, de]) => [parte, leer(parte, de, partes[parte])]));
  }
  if (areas.includes(nombre as Area))
    return typeof valor === 'string' ? temaConocido(valor) : valor === null ? null : base;
  const posibles = opciones[nombre] ?? [true, false];
  return posibles.includes(valor) ? valor : base;
}
