import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { codigo, correo } from '../base/campos.ts';

/** The address that is to be the account's, once both codes come back. */
export const CorreoNuevo = z.strictObject({ email: correo });

/** The code sent to the new address and the one sent to the address of the account. */
export const CodigosDeCorreo = z.strictObject({ codigoNuevo: codigo, codigoAnterior: codigo });

/** A change that waits for its codes. */
export const CambioDeCorreo = z.object({ email: z.string(), venceEn: z.iso.datetime() });
export type CambioDeCorreo = z.output<typeof CambioDeCorreo>;

const path = '/private/identidad/correo';

export const cambioDeCorreo = {
  read: lectura({
    path,
    access: 'all',
    summary: 'El cambio de correo propio que espera sus códigos, si hay uno',
    response: z.object({ cambio: z.nullable(CambioDeCorreo) }),
  }),
  begin: acto('POST', {
    path,
    access: 'all',
    guarded: true,
    summary: 'Pide cambiar el correo propio: envía un código al nuevo y otro al actual; exige reingreso',
    body: CorreoNuevo,
    response: CambioDeCorreo,
  }),
  finish: acto('PUT', {
    path,
    access: 'all',
    guarded: true,
    summary: 'Cambia el correo propio con los dos códigos y cierra las demás sesiones',
    body: CodigosDeCorreo,
    response: z.object({ email: z.string() }),
  }),
};
