import type { ErrorFel, Fallo } from './fel.ts';

/** Says of a refusal that the document was annulled before, as certifiers word it. */
export const dicenAnulado = (texto: string): boolean =>
  /ya (?:se encuentra |est[áa] |fue |ha sido )?anulad/i.test(texto);

/** The document does not meet a rule: a person has to correct it. It was surely not certified. */
export function rechazo(errores: readonly ErrorFel[]): Fallo {
  return { ok: false, clase: 'validacion', errores, reintentable: false, incierto: false };
}

/** The certifier does not know the sender; the document waits until its keys are right. */
export function sinCredenciales(mensaje: string): Fallo {
  const errores = [{ codigo: 'credenciales', mensaje }];
  return { ok: false, clase: 'credenciales', errores, reintentable: true, incierto: false };
}

/** The certifier says that the reference was used, and not for which document: a person has to look in its panel. */
export function duplicado(mensaje: string): Fallo {
  return { ok: false, clase: 'duplicado', errores: [{ mensaje }], reintentable: false, incierto: true };
}

/** `incierto` when the request may have reached the certifier. */
export function noDisponible(mensaje: string, incierto: boolean): Fallo {
  return { ok: false, clase: 'no_disponible', errores: [{ mensaje }], reintentable: true, incierto };
}
