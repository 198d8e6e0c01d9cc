import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { codigo } from '../base/campos.ts';
import { Hecho } from './identidad.ts';

/** The second step of a sign-in as its owner sees it. */
export const DosPasos = z.object({
  activadoEn: z.nullable(z.iso.datetime()),
  /** Codes for who lost the application, not yet used. */
  respaldos: z.int(),
});
export type DosPasos = z.output<typeof DosPasos>;

/** The secret for an authenticator application; two-step verification starts when the first code proves that it was stored. */
export const DosPasosNuevo = z.object({
  /** In base 32 (RFC 4648), to be typed. */
  secreto: z.string(),
  /** `otpauth:` address of the same, to be drawn as a QR code. */
  uri: z.string(),
});

/** Shown once: only their hashes are kept. */
export const Respaldos = z.object({ respaldos: z.array(z.string()) });

export const PrimerCodigo = z.strictObject({ codigo });

const path = '/private/identidad/dos-pasos';

export const dosPasos = {
  read: lectura({
    path,
    access: 'all',
    summary: 'Si quien pregunta entra en dos pasos, y cuántos códigos de respaldo le quedan',
    response: DosPasos,
  }),
  begin: acto('POST', {
    path,
    access: 'all',
    guarded: true,
    summary: 'Da un secreto nuevo para la aplicación de códigos; no se pide hasta que se activa; exige reingreso',
    response: DosPasosNuevo,
  }),
  activate: acto('PUT', {
    path,
    access: 'all',
    guarded: true,
    summary: 'Activa el segundo paso con el primer código de la aplicación, y da los códigos de respaldo',
    body: PrimerCodigo,
    response: Respaldos,
  }),
  renew: acto('POST', {
    path: `${path}/respaldos`,
    access: 'all',
    guarded: true,
    summary: 'Da códigos de respaldo nuevos; los anteriores dejan de valer; exige reingreso',
    response: Respaldos,
  }),
  remove: acto('DELETE', {
    path,
    access: 'all',
    summary: 'Deja de pedir el segundo paso; exige reingreso',
    response: Hecho,
  }),
};
