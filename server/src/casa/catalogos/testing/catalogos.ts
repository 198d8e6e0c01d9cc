import { catalogos, type NombreDeCatalogo } from '@fedatario/contract/casa';
import type { Db } from '../../../db/db.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { crearEn } from '../catalogos.ts';
import { tablaDe } from '../definiciones.ts';

const NOW = new Date('2026-01-15T09:00:00Z');
let serial = 0;

export const nombresDeCatalogos = Object.keys(catalogos) as NombreDeCatalogo[];

/** The example of its contract, like no entry before where entries must differ. */
export function entradaNueva(nombre: NombreDeCatalogo): Record<string, unknown> {
  serial += 1;
  const ejemplo: Record<string, unknown> = { ...catalogos[nombre].ejemplo };
  for (const campo of tablaDe(nombre).unicos ?? [])
    ejemplo[campo] = campo === 'email' ? `${serial}${ejemplo[campo]}` : `${ejemplo[campo]}${serial}`;
  return ejemplo;
}

/** An entry of a catalogue; answers its id. */
export async function createEntrada(db: Db, nombre: NombreDeCatalogo, more: object = {}): Promise<string> {
  const nueva = catalogos[nombre].Nueva.parse({ ...entradaNueva(nombre), ...more });
  return inTransaction(db, (tx) => crearEn(nombre, { db: tx, now: NOW }, nueva));
}
