import type { Actuacion } from '@fedatario/contract/acto';
import { isRegisterSigned, keyedHash, sha256, signRegister } from '../../services/cipher.ts';

/** Content of an entry, before it is hashed. */
export interface Asiento {
  readonly idAsiento: string;
  readonly idNotario: string;
  readonly numero: number;
  readonly previa: Buffer;
  readonly actuacion: Actuacion;
  readonly hechoEn: Date;
  readonly idUsuario: string | null;
  readonly idSolicitud: string;
  readonly documentoSha256: Buffer;
  readonly datos: string;
}

export interface AsientoFirme extends Asiento {
  readonly huella: Buffer;
  readonly prueba: Buffer;
}

/** Last entry of a chain on a day. */
export interface Cabeza {
  readonly idNotario: string;
  readonly dia: string;
  readonly numero: number;
  readonly huella: Buffer;
}

export interface CabezaFirmada extends Cabeza {
  readonly firma: Buffer;
}

/** Fault of the first broken entry of a chain. */
export type Rotura = 'falta' | 'cambiado' | 'fueraDeLugar' | 'sobra' | 'cabeza';

export interface PrimeraRotura {
  readonly numero: number;
  readonly rotura: Rotura;
}

/** Previous hash of the first entry. */
export const ORIGEN = Buffer.alloc(32);

/**
 * The bytes of an entry, and so its hash, are always the same: a JSON array of texts and one number, without blanks, in this
 * order, in UTF-8; hashes in hexadecimal, the instant in ISO 8601 with milliseconds and Z (decision 0034).
 */
export function huellaDeAsiento(asiento: Asiento): Buffer {
  const { idAsiento, idNotario, numero, previa, actuacion, hechoEn, idUsuario } = asiento;
  const { idSolicitud, documentoSha256, datos } = asiento;
  const quien = [idAsiento, idNotario, numero, previa.toString('hex'), actuacion, hechoEn.toISOString(), idUsuario];
  const sobre = [idSolicitud, documentoSha256.toString('hex'), datos];
  return sha256(Buffer.from(JSON.stringify(['fedatario-registro-1', ...quien, ...sobre])));
}

/** Completes an entry with its hash and its proof. */
export function afirmar(asiento: Asiento): AsientoFirme {
  const huella = huellaDeAsiento(asiento);
  return { ...asiento, huella, prueba: pruebaDe(huella) };
}

export function firmarCabeza(cabeza: Cabeza): CabezaFirmada {
  return { ...cabeza, firma: signRegister(textoDeCabeza(cabeza)) };
}

/** Reads a chain from its first entry, however it comes in pieces, and stops at the first that is broken. */
export function lectorDeCadena(idNotario: string, cabezas: readonly CabezaFirmada[]) {
  const falsa = cabezas.find((cabeza) => !isRegisterSigned(textoDeCabeza(cabeza), cabeza.firma));
  const porNumero = new Map(cabezas.map((cabeza) => [cabeza.numero, cabeza.huella]));
  let previa: Buffer = ORIGEN;
  let leidos = 0;
  const leer = (asientos: readonly AsientoFirme[]): PrimeraRotura | undefined => {
    for (const asiento of asientos) {
      const numero = leidos + 1;
      const rotura = roturaDe(asiento, { idNotario, numero, previa, cabeza: porNumero.get(numero) });
      if (rotura) return { numero: Math.min(numero, asiento.numero), rotura };
      [previa, leidos] = [asiento.huella, numero];
    }
    return undefined;
  };
  /** Checks made at the end of a chain: entries removed from the tail, or added without the chain. */
  const terminar = (fin: { readonly ultimo: number; readonly huella: Buffer }): PrimeraRotura | undefined => {
    if (falsa) return { numero: falsa.numero, rotura: 'cabeza' };
    const prometidos = Math.max(fin.ultimo, ...porNumero.keys());
    if (leidos < prometidos) return { numero: leidos + 1, rotura: 'falta' };
    if (leidos > fin.ultimo) return { numero: fin.ultimo + 1, rotura: 'sobra' };
    return previa.equals(fin.huella) ? undefined : { numero: leidos, rotura: 'cambiado' };
  };
  return { leer, terminar };
}

interface Esperado {
  readonly idNotario: string;
  readonly numero: number;
  readonly previa: Buffer;
  /** The hash that a signed head gives this entry. */
  readonly cabeza: Buffer | undefined;
}

function roturaDe(asiento: AsientoFirme, { idNotario, numero, previa, cabeza }: Esperado): Rotura | undefined {
  if (asiento.numero > numero) return 'falta';
  const huella = huellaDeAsiento(asiento);
  const entero = huella.equals(asiento.huella) && asiento.prueba.equals(pruebaDe(huella));
  if (!entero || asiento.idNotario !== idNotario) return 'cambiado';
  if (asiento.numero !== numero || !asiento.previa.equals(previa)) return 'fueraDeLugar';
  return cabeza && !cabeza.equals(huella) ? 'cabeza' : undefined;
}

function pruebaDe(huella: Buffer): Buffer {
  return keyedHash('registro', huella.toString('hex'));
}

function textoDeCabeza({ idNotario, dia, numero, huella }: Cabeza): string {
  return JSON.stringify(['fedatario-cabeza-1', idNotario, dia, numero, huella.toString('hex')]);
}
