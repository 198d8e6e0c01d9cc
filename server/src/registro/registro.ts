import type { Actuacion, DatosDeActuacion } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/db.ts';
import { horaLocal } from '../services/hora-local.ts';
import { afirmar, firmarCabeza } from './cadena.ts';
import { insertAsiento, insertCabeza, listSinFirmar, takeEslabon } from './queries.ts';

export { verificarCadenas } from './verificacion.ts';

interface Nuevo {
  readonly idNotario: string;
  readonly actuacion: Actuacion;
  readonly idUsuario: string | null;
  readonly idSolicitud: string;
  readonly documentoSha256: Buffer;
  readonly datos: DatosDeActuacion;
  readonly now: Date;
}

/** Adds an entry to the record of a notary, in the transaction of what was done. Her chain is held until it ends. */
export async function asentar(db: Db, { datos, now, ...hecho }: Nuevo): Promise<number> {
  const eslabon = await takeEslabon(db, hecho.idNotario);
  const asiento = { ...hecho, ...eslabon, idAsiento: uuidv7(), hechoEn: now, datos: JSON.stringify(datos) };
  await insertAsiento(db, afirmar(asiento));
  return eslabon.numero;
}

/** Signs where each chain ends today, when something was added since it was signed last. */
export async function firmarCabezas(db: Db, now: Date): Promise<void> {
  const dia = horaLocal(now).slice(0, 10);
  for (const cadena of await listSinFirmar(db)) await insertCabeza(db, firmarCabeza({ ...cadena, dia }));
}
