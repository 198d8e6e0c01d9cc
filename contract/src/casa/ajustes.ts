import * as z from 'zod/mini';
import { acto } from '../base/calls.ts';
import { linea, uuid } from '../base/campos.ts';
import { temaConocido } from '../base/temas.ts';
import { anchos, direcciones, disposiciones } from './ajustes-leidos.ts';

/** A theme's name; one that is unknown counts as `default`. */
const tema = z.nullable(z.pipe(linea(40), z.transform(temaConocido)));

/** The shape of `Ajustes`. */
export const FormaDeAjustes = z.strictObject({
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
  direction: z.nullable(z.enum(direcciones)),
  animations: z.boolean(),
});

export const ajustes = {
  save: acto('POST', {
    path: '/private/usuario/:id/ajustes',
    access: 'all',
    alcance: 'propio',
    summary: 'Guarda los ajustes propios de las pantallas; un tema desconocido cuenta como default',
    params: z.strictObject({ id: uuid }),
    body: FormaDeAjustes,
    response: FormaDeAjustes,
  }),
};
