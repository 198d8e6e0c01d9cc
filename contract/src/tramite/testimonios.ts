import * as z from 'zod/mini';
import { acto, archivo, lista } from '../base/calls.ts';
import { instante, m, revision, uuid } from '../base/campos.ts';
import { busqueda, Exportacion, exportacion, orden, Pagina } from '../base/paginas.ts';

/** Those that the page of a product shows, of the ones chosen: the last ones. */
export const TESTIMONIOS_POR_PRODUCTO = 6;

/** The words of a rating that its author lets be shown. */
export const Testimonio = z.object({
  idSolicitud: uuid,
  producto: z.string(),
  puntos: z.int(),
  comentario: z.string(),
  /** First name and initial of the surname: all that is shown of the customer. */
  firma: z.string(),
  cliente: z.string(),
  consentidoEn: instante,
  elegido: z.boolean(),
  revision: z.int(),
});
export type Testimonio = z.output<typeof Testimonio>;

export const situacionesDeTestimonio = ['elegido', 'porElegir'] as const;
export const ordenesDeTestimonios = ['fecha', 'producto', 'puntos'] as const;

const filtros = {
  /** Found in the product, the customer and the comment. */
  texto: busqueda,
  situacion: z.optional(z.enum(situacionesDeTestimonio, m('opcion'))),
  orden: orden(ordenesDeTestimonios),
};
const Filtros = z.strictObject(filtros);
export type FiltrosDeTestimonios = z.output<typeof Filtros>;

export const testimonios = {
  list: lista({
    path: '/private/testimonios',
    access: 'admin',
    summary: 'Los comentarios que sus clientes dejan mostrar a todos',
    query: z.strictObject({ ...Pagina, ...filtros }),
    response: z.array(Testimonio),
  }),
  export: archivo({
    ...exportacion,
    path: '/private/testimonios/exportacion',
    access: 'admin',
    summary: 'Los comentarios que se pueden mostrar, filtrados y en orden, como CSV o XLSX',
    query: z.strictObject({ ...filtros, ...Exportacion }),
  }),
  choose: acto('POST', {
    path: '/private/testimonios/:idSolicitud/eleccion',
    access: 'admin',
    alcance: 'todos',
    acto: 'testimonio.publicar',
    summary: 'Muestra uno en la página de su producto, o deja de mostrarlo; sus palabras no se cambian',
    params: z.strictObject({ idSolicitud: uuid }),
    /** The revision of the words that were read, so that others written meanwhile are not shown unread. */
    body: z.strictObject({ elegido: z.boolean(m('opcion')), revision }),
    response: Testimonio,
  }),
};
