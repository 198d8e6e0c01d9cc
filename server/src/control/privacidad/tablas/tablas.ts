import { deLaCasa } from './casa.ts';
import { deCitas } from './citas.ts';
import { deCompras } from './compras.ts';
import { deBorradores, deCuenta } from './cuenta.ts';
import type { Ajeno, ConTabla, Dato, NombreDeTabla } from './dato.ts';
import { delActo, delTrabajo } from './tramites.ts';

/**
 * Every table of the database: whose it is, how it appears in a person's copy of their data, and how closing the account
 * treats it. A missing table does not compile. In the order of erasing: referring tables before those they refer to.
 */
const todas = {
  ...deCitas,
  ...delTrabajo,
  ...delActo,
  ...deCompras,
  ...deBorradores,
  ...deCuenta,
  ...deLaCasa,
} satisfies Record<NombreDeTabla, unknown>;

const esDato = (entrada: Dato | Ajeno): entrada is Dato => 'de' in entrada;

/** The tables with personal data, in the order of erasing. */
export const datos: readonly ConTabla[] = Object.entries(
  todas as unknown as Record<NombreDeTabla, Dato | Ajeno>,
).flatMap(([tabla, entrada]) => (esDato(entrada) ? [{ tabla: tabla as NombreDeTabla, ...entrada }] : []));

export function datoDe(tabla: NombreDeTabla): ConTabla | undefined {
  return datos.find((dato) => dato.tabla === tabla);
}
