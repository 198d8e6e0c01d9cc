import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { instante, m, uuid } from '../base/campos.ts';

/** A PKCS#12 file is some thousands of bytes; in base64, a third more. */
export const LARGO_DE_P12 = 200_000;
/** Days before its end from which the screen asks for another. */
export const DIAS_PARA_RENOVAR = 30;
/** Days before a certificate expires on which its notary is told. */
export const DIAS_DE_AVISO_DE_CERTIFICADO = [3, 14, 30] as const;

/** The certificate that a notary seals with. Its key is never answered. */
export const CertificadoDeNotario = z.object({
  /** The notary's own certificate, or one that the product's authority made for tests. */
  origen: z.enum(['propio', 'desarrollo']),
  titular: z.string(),
  emisor: z.string(),
  /** Its own holder issued it, no authority: nobody outside can tell whose it is, as with one of `desarrollo`. */
  autofirmado: z.boolean(),
  desde: instante,
  hasta: instante,
  puestoEn: instante,
  /** SHA-256 of the certificate, in hexadecimal. */
  sha256: z.string(),
});
export type CertificadoDeNotario = z.output<typeof CertificadoDeNotario>;

export const CertificadoNuevo = z.strictObject({
  /** The file, in base64. */
  p12: z.base64(m('certificado')).check(z.minLength(1, m('requerido')), z.maxLength(LARGO_DE_P12, m('certificado'))),
  clave: z.string(m('requerido')).check(z.maxLength(1024, m('claveLarga'))),
});
export type CertificadoNuevo = z.output<typeof CertificadoNuevo>;

const deNotario = {
  path: '/private/notarios/:id/certificado',
  access: 'staff',
  alcance: 'propioOAdmin',
  params: z.strictObject({ id: uuid }),
} as const;

export const certificados = {
  read: lectura({
    ...deNotario,
    summary: 'El certificado con que sella un notario; nulo si todavía no tiene ninguno',
    response: z.nullable(CertificadoDeNotario),
  }),
  replace: acto('PUT', {
    ...deNotario,
    acto: 'certificado.cambiar',
    summary: 'Pone el certificado (PKCS#12) de un notario en lugar del anterior; pide reingreso',
    body: CertificadoNuevo,
    response: CertificadoDeNotario,
  }),
};
