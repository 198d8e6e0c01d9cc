import type { HojasDibujadas } from '@fedatario/contract/acto';
import type { ArchivoGuardado } from '@fedatario/contract/casa';
import { ApiError } from '../../lib/api-error.ts';

/** An uploaded sheet: a picture, or one page of a PDF. */
export type Hoja = Pick<ArchivoGuardado, 'idArchivo' | 'nombre' | 'peso'>;

/** Progress of a file: uploading, or having its pages drawn. */
export type Curso =
  | { readonly fase: 'subiendo'; readonly nombre: string; readonly parte: number }
  | { readonly fase: 'dibujando'; readonly nombre: string; readonly hechas: number; readonly paginas: number };

/** The error of a file, with the file's name. */
export interface Falta {
  readonly nombre: string;
  readonly error: ApiError | { readonly sobran: number } | 'pesado' | 'perdida';
}

/** A file has more pages than the act has room for. */
export class Sobran extends Error {
  readonly sobran: number;

  constructor(sobran: number) {
    super('sobran');
    this.sobran = sobran;
  }
}

interface Dibujo {
  /** Draws some pages, beginning with page `desde`. */
  readonly turno: (desde: number) => Promise<HojasDibujadas>;
  /** The number of sheets that still fit. */
  readonly caben: number;
  readonly onAvance: (hechas: number, paginas: number) => void;
}

/** Draws every page of a PDF in turns. The result has all pages, or the call fails. */
export async function dibujar({ turno, caben, onAvance }: Dibujo): Promise<Hoja[]> {
  const hojas: Hoja[] = [];
  let paginas = 1;
  while (hojas.length < paginas) {
    const hecho = await turno(hojas.length + 1);
    paginas = hecho.paginas;
    if (paginas > caben) throw new Sobran(paginas - caben);
    hojas.push(...hecho.hojas);
    onAvance(hojas.length, paginas);
  }
  return hojas;
}

const INTENTOS = 6;
const PASAJEROS: readonly string[] = ['sin-conexion', 'demasiadas-peticiones', 'servicio-no-disponible'];

/** Retries errors that may pass: a lost connection, or an earlier turn that the server has not finished. */
export async function conPaciencia<T>(
  work: () => Promise<T>,
  pausa: (segundos: number) => Promise<void>,
  intentos = INTENTOS,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (intentos <= 1 || !(error instanceof ApiError) || !PASAJEROS.includes(error.codigo)) throw error;
    await pausa(Math.min(error.espera ?? 2, 10));
    return conPaciencia(work, pausa, intentos - 1);
  }
}

export function mover<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

type Armario = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const lugarDe = (idSolicitud: string) => `hojas-${idSolicitud}`;

/** The sheets of a trámite uploaded in this tab and not yet signed with. */
export function recuperar(armario: Armario, idSolicitud: string): readonly Hoja[] {
  const kept = armario.getItem(lugarDe(idSolicitud));
  return kept === null ? [] : (JSON.parse(kept) as Hoja[]);
}

export function guardar(armario: Armario, idSolicitud: string, hojas: readonly Hoja[]): void {
  if (hojas.length === 0) armario.removeItem(lugarDe(idSolicitud));
  else armario.setItem(lugarDe(idSolicitud), JSON.stringify(hojas));
}
