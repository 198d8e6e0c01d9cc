import * as z from 'zod/mini';
import { linea, m, nombreDePersona, texto } from '../base/campos.ts';
import { type EstadoReembolso, reembolsosAbiertos } from './estados-de-reembolso.ts';

/** Kinds of account to which a bank of the country transfers. */
export const tiposDeCuenta = ['monetaria', 'ahorro'] as const;

const DIGITOS = /^\d{6,20}$/;

/** As people write it in groups; kept without what separates them. */
const numeroDeCuenta = linea(60).check(
  z.overwrite((escrito) => escrito.replace(/[\s.-]/g, '').toUpperCase()),
  z.minLength(1, m('requerido')),
  z.refine((numero) => numero === '' || DIGITOS.test(numero) || esIban(numero), m('numeroDeCuenta')),
);

/** The bank account to which a refund is transferred that does not go back on the card. */
export const CuentaDeReembolso = z.strictObject({
  banco: texto(80),
  tipo: z.enum(tiposDeCuenta, m('opcion')),
  numero: numeroDeCuenta,
  titular: nombreDePersona(),
});
export type CuentaDeReembolso = z.output<typeof CuentaDeReembolso>;

/** The same as it is shown where nobody has to transfer to it. */
export const CuentaCubierta = z.object({
  banco: z.string(),
  tipo: z.enum(tiposDeCuenta),
  /** The last four characters of its number. */
  ultimos: z.string(),
  titular: z.string(),
});
export type CuentaCubierta = z.output<typeof CuentaCubierta>;

/** Whether its customer may say, or change, the account to which it is transferred. */
export function admiteCuenta({ medio, estado }: { readonly medio: string; readonly estado: EstadoReembolso }): boolean {
  return medio === 'manual' && reembolsosAbiertos.includes(estado);
}

/** Amounts, in centavos, that go back on the card that paid; any other is transferred. Null when none does. */
export interface VueltaATarjeta {
  readonly desde: number;
  readonly hasta: number;
}

export function vuelveALaTarjeta(tarjeta: VueltaATarjeta | null, monto: number): boolean {
  return tarjeta !== null && monto >= tarjeta.desde && monto <= tarjeta.hasta;
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** An international number whose check digits hold. Source: ISO 13616, with the remainder of ISO 7064 (mod 97-10). */
function esIban(numero: string): boolean {
  if (!IBAN.test(numero)) return false;
  const rotado = `${numero.slice(4)}${numero.slice(0, 4)}`;
  const digitos = rotado.replace(/[A-Z]/g, (letra) => String(letra.charCodeAt(0) - 55));
  return [...digitos].reduce((resto, digito) => (resto * 10 + Number(digito)) % 97, 0) === 1;
}
