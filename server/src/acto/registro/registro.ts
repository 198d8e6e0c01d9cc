import type { Actuacion, DatosDeActuacion } from '@fedatario/contract/acto';
import type { MarcaDeDocumento } from '@fedatario/contract/tramite';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { diaLocal } from '../../services/hora-local.ts';
import { afirmar, firmarCabeza } from './cadena.ts';
import { findDatosDeEntrega, insertAsiento, insertCabeza, listSinFirmar, takeEslabon } from './queries.ts';

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

/** Adds an entry to the register of a notary, in the transaction of the act. The chain is locked until it ends. */
export async function asentar(db: Db, { datos, now, ...hecho }: Nuevo): Promise<number> {
  const eslabon = await takeEslabon(db, hecho.idNotario);
  const asiento = { ...hecho, ...eslabon, idAsiento: uuidv7(), hechoEn: now, datos: JSON.stringify(datos) };
  await insertAsiento(db, afirmar(asiento));
  return eslabon.numero;
}

interface Marcado extends Omit<Nuevo, 'datos' | 'actuacion'> {
  readonly marca: MarcaDeDocumento;
  readonly motivo: string;
  /** SHA-256 of the document that replaces it. */
  readonly sustituto: string | null;
}

const actuacionDe = { anulado: 'anulacion', sustituido: 'sustitucion' } as const;

/** Enters in the register that a document no longer holds, with the data of the document's own entry. */
export async function asentarMarca(db: Db, { marca, motivo, sustituto, ...hecho }: Marcado): Promise<number> {
  const { idNotario, documentoSha256 } = hecho;
  const entrega = await findDatosDeEntrega(db, idNotario, documentoSha256);
  if (entrega === undefined) throw new Error(`El registro de ${idNotario} no tiene la entrega de lo que se marca.`);
  const datos = { ...(JSON.parse(entrega) as DatosDeActuacion), motivo, ...(sustituto !== null && { sustituto }) };
  return asentar(db, { ...hecho, actuacion: actuacionDe[marca], datos });
}

/** Signs today's head of each chain that grew since its last signature. */
export async function firmarCabezas(db: Db, now: Date): Promise<void> {
  const dia = diaLocal(now);
  for (const cadena of await listSinFirmar(db)) await insertCabeza(db, firmarCabeza({ ...cadena, dia }));
}
