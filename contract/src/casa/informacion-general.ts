import * as z from 'zod/mini';
import { Contenido } from '../base/archivo.ts';
import { acto, archivo, lectura } from '../base/calls.ts';
import { correo, enlace, imprimible, linea, revision, telefono, texto, textoOpcional, uuid } from '../base/campos.ts';
import { nombresDeTema } from '../base/temas.ts';
import { Tramo } from './calendario.ts';

/** The three pictures of the company (specification, section 9): on light, on dark, and the small square one. */
export const clasesDeLogo = ['claro', 'oscuro', 'icono'] as const;
export type ClaseDeLogo = (typeof clasesDeLogo)[number];

/** Maximum size of an uploaded logo, in bytes. */
export const BYTES_POR_LOGO = 4 * 1024 * 1024;

/** The company as a visitor sees it (specification, section 3): nothing of it is ever written in code. */
export const InformacionGeneral = z.object({
  nombreEmpresa: z.string(),
  lema: z.nullable(z.string()),
  email: z.string(),
  telefono: z.nullable(z.string()),
  direccion: z.nullable(z.string()),
  sitioWeb: z.nullable(z.string()),
  linkFacebook: z.nullable(z.string()),
  linkLinkedIn: z.nullable(z.string()),
  linkTwitter: z.nullable(z.string()),
  linkInstagram: z.nullable(z.string()),
  /** Legal name and NIT for invoices, and the opening hours of each day of the week from Sunday; null and empty until written. */
  razonSocial: z.nullable(z.string()),
  nit: z.nullable(z.string()),
  horario: z.array(z.array(Tramo)),
  /** Names the theme of main, navbar and toolbar; the footer is always `defaultDark`. */
  esquemaColores: z.enum(nombresDeTema),
  /** Stable address of each picture; null where the company has none. */
  logos: z.object({ claro: z.nullable(z.string()), oscuro: z.nullable(z.string()), icono: z.nullable(z.string()) }),
  revision: z.int(),
});
export type InformacionGeneral = z.output<typeof InformacionGeneral>;

const empresa = {
  nombreEmpresa: texto(80).check(imprimible),
  lema: textoOpcional(160),
  email: correo,
  telefono,
  direccion: textoOpcional(200),
  sitioWeb: enlace,
  linkFacebook: enlace,
  linkLinkedIn: enlace,
  linkTwitter: enlace,
  linkInstagram: enlace,
};
const colores = { esquemaColores: z.enum(nombresDeTema, { error: 'opcion' }) };
const conRevision = { revision };

/** The company's data and the colours of its pages are two forms over the same row. */
export const CambioDeEmpresa = z.strictObject({ ...empresa, ...conRevision });
export const CambioDeColores = z.strictObject({ ...colores, ...conRevision });

/** A field left out keeps its value. */
export const CambioDeInformacionGeneral = z.extend(z.partial(z.strictObject({ ...empresa, ...colores })), conRevision);

const deLogo = { alcance: 'todos', params: z.strictObject({ clase: linea(20) }) } as const;
const cambiaLogo = {
  ...deLogo,
  path: '/private/parametrosgenerales/logos/:clase',
  acto: 'informacionGeneral.cambiar',
  access: 'admin',
  response: InformacionGeneral,
} as const;

export const informacionGeneral = {
  read: lectura({
    path: '/public/parametrosgenerales',
    access: 'public',
    summary: 'Información general de la empresa',
    response: InformacionGeneral,
  }),
  update: acto('POST', {
    path: '/private/parametrosgenerales',
    acto: 'informacionGeneral.cambiar',
    access: 'admin',
    summary: 'Cambia la información general',
    body: CambioDeInformacionGeneral,
    response: InformacionGeneral,
  }),
  putLogo: acto('PUT', {
    ...cambiaLogo,
    summary: 'Sube un logotipo: claro, oscuro o icono; se ve al momento',
    receives: { maximo: BYTES_POR_LOGO },
    body: Contenido,
  }),
  removeLogo: acto('DELETE', { ...cambiaLogo, summary: 'Quita un logotipo' }),
  logo: archivo({
    ...deLogo,
    path: '/public/logos/:clase',
    access: 'public',
    summary: 'Un logotipo; `v` solo distingue uno de otro para quien los guarda',
    query: z.strictObject({ v: z.optional(uuid) }),
    produces: ['image/jpeg', 'image/png', 'image/webp'],
    shared: true,
  }),
};
