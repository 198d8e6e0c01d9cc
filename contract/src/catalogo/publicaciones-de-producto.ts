import * as z from 'zod/mini';
import { acto } from '../base/calls.ts';
import { LARGO_DE_MOTIVO, m, motivo, revision, uuid } from '../base/campos.ts';
import { Redaccion } from './redacciones.ts';

/** Days ahead that a publication may be planned. */
export const DIAS_DE_PUBLICACION = 365;

const una = {
  access: 'admin',
  alcance: 'todos',
  params: z.strictObject({ idProducto: uuid }),
  response: Redaccion,
} as const;
const path = '/private/productos/:idProducto/redaccion/publicacion-pedida';
/** The publication that the caller looked at, which must be the one that waits. */
const vista = { idPublicacion: uuid };

export const publicacionesDeProducto = {
  request: acto('PUT', {
    ...una,
    path,
    acto: 'producto.programar',
    summary: 'Pide que lo escrito se publique en una fecha, o en cuanto lo apruebe otra persona si la oficina lo exige',
    body: z.strictObject({
      revision,
      revisionDeTexto: revision,
      publicarEn: z.nullable(z.iso.datetime(m('fechaHora'))),
    }),
  }),
  cancel: acto('DELETE', {
    ...una,
    path,
    acto: 'producto.anular',
    summary: 'Retira la publicación pedida: lo escrito queda como está, sin publicar',
  }),
  approve: acto('POST', {
    ...una,
    path: `${path}/aprobacion`,
    acto: 'producto.aprobar',
    summary: 'Aprueba la publicación que otra persona pidió: sale en su fecha o, sin ella, ahora',
    body: z.strictObject(vista),
  }),
  refuse: acto('POST', {
    ...una,
    path: `${path}/negacion`,
    acto: 'producto.negar',
    summary: 'Niega la publicación pedida, con su motivo, que se dice a quien la pidió',
    body: z.strictObject({ ...vista, motivo: motivo(LARGO_DE_MOTIVO) }),
  }),
};
