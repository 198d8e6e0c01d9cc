import * as z from 'zod/mini';
import { nombresDeTema } from './temas.ts';

/** The layouts of the specification: 1 is vertical (menu at the side), 2 and 3 horizontal (menu under or over the toolbar). */
export const disposiciones = ['layout1', 'layout2', 'layout3'] as const;
export type Disposicion = (typeof disposiciones)[number];

export const anchos = ['fullwidth', 'boxed'] as const;

/** The areas of the shell, each with a theme of its own. */
export const areas = ['main', 'navbar', 'toolbar', 'footer'] as const;
export type Area = (typeof areas)[number];

/** A theme's name; null follows the company's colour scheme, as it is now and as it will be. */
const tema = z.nullable(z.enum(nombresDeTema));

/** Settings of whoever looks at the screens (specification, section 3). */
export const Ajustes = z.strictObject({
  layout: z.strictObject({
    style: z.enum(disposiciones),
    config: z.strictObject({
      mode: z.enum(anchos),
      navbar: z.strictObject({ folded: z.boolean() }),
      footer: z.strictObject({ display: z.boolean() }),
    }),
  }),
  customScrollbars: z.boolean(),
  theme: z.strictObject({ main: tema, navbar: tema, toolbar: tema, footer: tema }),
  /** Null follows the language. */
  direction: z.nullable(z.enum(['ltr', 'rtl'])),
  animations: z.boolean(),
});
export type Ajustes = z.output<typeof Ajustes>;

export const ajustesPorOmision: Ajustes = {
  layout: { style: 'layout1', config: { mode: 'fullwidth', navbar: { folded: false }, footer: { display: true } } },
  customScrollbars: true,
  theme: { main: null, navbar: null, toolbar: null, footer: 'defaultDark' },
  direction: null,
  animations: true,
};
