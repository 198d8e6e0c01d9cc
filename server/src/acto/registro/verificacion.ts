import type { CadenaDeRegistro } from '@fedatario/contract/acto';
import type { Db } from '../../db/db.ts';
import { lectorDeCadena, type PrimeraRotura } from './cadena.ts';
import { listAsientos, listCabezas, listCadenas } from './queries.ts';

const POR_VUELTA = 1000;
const NINGUNO = { numero: 0, id: '00000000-0000-0000-0000-000000000000' };

/** Verifies each chain from its first entry; only one notary's, when named. */
export async function verificarCadenas(db: Db, idNotario?: string): Promise<CadenaDeRegistro[]> {
  const results: CadenaDeRegistro[] = [];
  for (const { nombre, ...cadena } of await listCadenas(db, idNotario)) {
    const cabezas = await listCabezas(db, cadena.idNotario);
    const lector = lectorDeCadena(cadena.idNotario, cabezas);
    const rota = (await leerHasta(db, cadena.idNotario, lector.leer)) ?? lector.terminar(cadena) ?? null;
    const cuenta = { asientos: cadena.ultimo, cabezas: cabezas.length };
    results.push({ idNotario: cadena.idNotario, notario: nombre, ...cuenta, rota });
  }
  return results;
}

type Leer = ReturnType<typeof lectorDeCadena>['leer'];

async function leerHasta(db: Db, idNotario: string, leer: Leer): Promise<PrimeraRotura | undefined> {
  let desde = NINGUNO;
  for (;;) {
    const asientos = await listAsientos(db, idNotario, desde, POR_VUELTA);
    const rota = leer(asientos);
    const last = asientos.at(-1);
    if (rota || !last) return rota;
    desde = { numero: last.numero, id: last.idAsiento };
  }
}
