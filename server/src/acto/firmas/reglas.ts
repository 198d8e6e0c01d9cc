import {
  type ClaseDeActo,
  clasesQueCaben,
  conInstrumento,
  type FirmaDeTramite,
  leerFolios,
} from '@fedatario/contract/acto';
import { errorDeCampo } from '@fedatario/contract/base';
import type { Db } from '../../db/db.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import { diaEscrito, diaLocal, horaLocal } from '../../services/hora-local.ts';
import { personasDelActo } from '../../tramite/minutas/minutas.ts';
import { exigirOrden, type Instrumento } from '../protocolo/protocolo.ts';
import { faltaDeComparecientes } from './comparecientes.ts';
import { findPorFirmar } from './queries.ts';

export type Firma = Omit<FirmaDeTramite, 'revision'>;

interface Fechas {
  readonly creadaEn: Date;
  /** Instant when the customer approved the text; null when no text was approved. */
  readonly aprobadaEn: Date | null;
}

/** The first day that an act may bear: it was bought before, and its text approved. */
export function primerDia({ creadaEn, aprobadaEn }: Fechas): string {
  const ultimo = aprobadaEn !== null && aprobadaEn > creadaEn ? aprobadaEn : creadaEn;
  return diaLocal(ultimo);
}

/**
 * Refuses, naming the field and the article, an act that may not be entered in the register: its day cannot be right,
 * somebody is no person of it, or its instrument is not the next one of the notary's protocol, which the caller locked.
 */
export async function exigirFirma(
  db: Db,
  { idSolicitud, idNotario, now }: { idSolicitud: string; idNotario: string; now: Date },
  firma: Firma,
): Promise<void> {
  const porFirmar = await findPorFirmar(db, idSolicitud);
  exigirClase(firma.clase, porFirmar.claseActo);
  exigirFecha(firma.fecha, porFirmar, now);
  const falta = faltaDeComparecientes(firma.comparecientes, await personasDelActo(db, idSolicitud));
  if (falta) throw new AppError('datos-invalidos', { errores: [falta] });
  const instrumento = instrumentoDe(firma);
  if (instrumento) await exigirOrden(db, idNotario, instrumento);
}

/** The text of a product is written as one class of act: an escritura keeps its number, and an acta takes none (arts. 8 and 13). */
function exigirClase(clase: ClaseDeActo, delProducto: ClaseDeActo | null): void {
  if (clasesQueCaben(delProducto).includes(clase)) return;
  throw invalidField('clase', delProducto && conInstrumento.includes(delProducto) ? 'claseDeProtocolo' : 'claseDeOtro');
}

function exigirFecha(fecha: string, fechas: Fechas, now: Date): void {
  const hoy = diaLocal(now);
  if (fecha > hoy) throw invalidField('fecha', 'actoFuturo', { dia: diaEscrito(hoy) });
  const desde = primerDia(fechas);
  if (fecha >= desde) return;
  const comprado = fecha < diaLocal(fechas.creadaEn) && desde === diaLocal(fechas.creadaEn);
  throw invalidField('fecha', comprado ? 'actoAntesDeComprar' : 'actoAntesDeAprobar', { dia: diaEscrito(desde) });
}

/** Refuses, each at its field, the hours of an act of today that have not come: it would be sealed before it takes place. */
export function exigirHoras(
  fecha: string,
  { horaInicio, horaFin }: Readonly<Record<'horaInicio' | 'horaFin', string | null>>,
  now: Date,
): void {
  if (fecha !== diaLocal(now)) return;
  const ahora = horaLocal(now).slice(11, 16);
  const errores = Object.entries({ horaInicio, horaFin }).flatMap(([ruta, hora]) =>
    hora !== null && hora > ahora ? [errorDeCampo(`acto.${ruta}`, 'actoFuturo', { dia: ahora })] : [],
  );
  if (errores.length > 0) throw new AppError('datos-invalidos', { errores });
}

/** The entry of an act in the protocol; undefined for an act that stands outside of it. */
export function instrumentoDe({ clase, instrumento, folios, fecha, mismaHoja, hojas }: Firma): Instrumento | undefined {
  const leidos = folios === null ? undefined : leerFolios(folios);
  if (!conInstrumento.includes(clase) || instrumento === null || !leidos) return undefined;
  return { numero: Number(instrumento), fecha, folios: leidos, mismaHoja: mismaHoja ?? false, hojas };
}
