import * as z from 'zod/mini';
import { correoDelBoletin, linea, momento, nombreDePersona, uuid } from '../base/campos.ts';
import { endpoint } from '../base/endpoint.ts';
import { Pagina } from '../base/paginas.ts';
import { Hecho } from './identidad.ts';

/** A subscription to the newsletter, by the names of the specification, section 3. */
export const SuscripcionAlBoletin = z.object({
  nombre: z.string(),
  email: z.string(),
  idUsuario: z.nullable(uuid),
  /** False until the address is confirmed, and after leaving. */
  activo: z.boolean(),
  FSuscripcion: z.iso.datetime(),
});
export type SuscripcionAlBoletin = z.output<typeof SuscripcionAlBoletin>;

/** Days that the link of a confirmation holds. */
export const DIAS_PARA_CONFIRMAR = 7;

const nombre = nombreDePersona();
const PorEnlace = z.strictObject({ token: linea(200) });

/** `yaEstaba`: the link had already done it. */
const PorEnlaceHecho = z.object({ yaEstaba: z.boolean() });

export const boletin = {
  /** `idUsuario` must be the caller's own, and the server's clock decides `FSuscripcion`. */
  subscribe: endpoint({
    method: 'POST',
    path: '/private/suscripcion',
    access: 'all',
    guarded: true,
    summary: 'Suscribe al boletín; si el correo no es el de la cuenta, se confirma por un enlace',
    body: z.strictObject({
      nombre,
      email: correoDelBoletin,
      idUsuario: uuid,
      activo: z.literal(true, { error: 'opcion' }),
      FSuscripcion: momento,
    }),
    response: SuscripcionAlBoletin,
  }),
  list: endpoint({
    method: 'GET',
    path: '/private/suscripcion/lista-suscripciones',
    access: 'staff',
    summary: 'Suscripciones al boletín, por orden de llegada',
    query: z.strictObject(Pagina),
    paged: true,
    response: z.array(SuscripcionAlBoletin),
  }),
  subscribeGuest: endpoint({
    method: 'POST',
    path: '/public/boletin',
    access: 'public',
    guarded: true,
    summary: 'Pide suscribirse sin cuenta; llega un enlace al correo para confirmarlo',
    body: z.strictObject({ nombre, email: correoDelBoletin }),
    response: Hecho,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/public/boletin/confirmacion',
    access: 'public',
    guarded: true,
    summary: 'Confirma la suscripción con el enlace recibido',
    body: PorEnlace,
    response: PorEnlaceHecho,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/public/boletin/baja',
    access: 'public',
    guarded: true,
    summary: 'Deja de recibir el boletín',
    body: PorEnlace,
    response: PorEnlaceHecho,
  }),
};
