import { cambiarDatos, readDatos } from '../compra/facturas/facturas.ts';
import type { Db } from '../db/db.ts';

/**
 * Invented data for the issuer of the demo's invoices, which say so. Its NIT is the example of the tax authority's own rules.
 */
const DATOS = {
  razonSocial: 'Fedatario Demostración, Sociedad Anónima',
  nit: '576937K',
  establecimiento: '1',
  direccion: '12 calle 1-25, zona 10 (dirección de demostración)',
  municipio: 'Guatemala',
  departamento: 'Guatemala',
  codigoPostal: '01010',
  regimen: 'trimestral',
  datosTransferencia:
    'Banco de Demostración, cuenta monetaria 000-000000-0, a nombre de Fedatario Demostración, S. A. No transfiera dinero: es una demostración.',
} as const;

/** Fills in the issuer's data, unless they were written already. */
export async function seedFacturacion(db: Db, now: Date): Promise<void> {
  const { revision } = await readDatos(db);
  if (revision === 1) await cambiarDatos({ db, now }, { ...DATOS, revision });
}
