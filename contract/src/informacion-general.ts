import * as z from 'zod/mini';
import { correo, enlace, telefono, texto, textoOpcional } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { nombresDeTema } from './temas.ts';

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
  /** Names the theme of main, navbar and toolbar; the footer is always `defaultDark`. */
  esquemaColores: z.enum(nombresDeTema),
  revision: z.int(),
});
export type InformacionGeneral = z.output<typeof InformacionGeneral>;

export const CambioDeInformacionGeneral = z.strictObject({
  nombreEmpresa: texto(80),
  lema: textoOpcional(160),
  email: correo,
  telefono,
  direccion: textoOpcional(200),
  sitioWeb: enlace,
  linkFacebook: enlace,
  linkLinkedIn: enlace,
  linkTwitter: enlace,
  linkInstagram: enlace,
  esquemaColores: z.enum(nombresDeTema, { error: 'opcion' }),
  revision: z.int(),
});

export const informacionGeneral = {
  read: endpoint({
    method: 'GET',
    path: '/public/parametrosgenerales',
    access: 'public',
    summary: 'Información general de la empresa',
    response: InformacionGeneral,
  }),
  update: endpoint({
    method: 'POST',
    path: '/private/parametrosgenerales',
    acto: 'informacionGeneral.cambiar',
    access: 'staff',
    summary: 'Cambia la información general',
    body: CambioDeInformacionGeneral,
    response: InformacionGeneral,
  }),
};
