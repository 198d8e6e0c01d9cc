import type { ClaveMensaje } from '@fedatario/contract/base';

/** The reasons for which a certificate file is refused: keys of the texts that say them. */
export type Reason = Extract<
  ClaveMensaje,
  | 'certificado'
  | 'certificadoSinClave'
  | 'certificadoSinPareja'
  | 'certificadoSinFirma'
  | 'certificadoVencido'
  | 'certificadoDeOtraClave'
  | 'certificadoDeOtroFormato'
  | 'certificadoCostoso'
  | 'certificadoNoFirma'
>;

/** A certificate file that cannot be sealed with, and why. */
export class P12Refused extends Error {
  readonly reason: Reason;
  readonly params: Readonly<Record<string, string>>;

  constructor(reason: Reason, params: Readonly<Record<string, string>> = {}) {
    super(reason);
    this.reason = reason;
    this.params = params;
  }
}
