import { escribirFolios } from '@fedatario/contract/acto';
import { fechaLarga, type NotarioDePapel, type Otorgante, otorgantesDe } from '@fedatario/document-engine';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { razonesTomadas } from '../papeles/papeles.ts';
import { findNotario, listInstrumentos, listPartesDe } from './queries.ts';

/** A row of the index, each text as it is printed. */
export interface RenglonDeIndice {
  readonly numero: number;
  readonly clase: 'escrituraPublica' | 'protocolacion' | 'razon' | 'cancelado';
  readonly lugarYFecha: string;
  readonly otorgantes: string;
  readonly objeto: string;
  readonly folios: string;
  readonly folioHasta: number;
}

const SIN_DATO = '—';

/** The notary of a protocol and its instruments of a year in order of their numbers; refuses one that has no protocol. */
export async function protocoloDe(db: Db, idNotario: string, anio: number) {
  const found = await findNotario(db, idNotario);
  if (!found) throw new AppError('no-encontrado');
  const notario: NotarioDePapel = { ...found, titulo: found.titulo ?? 'Notario' };
  const filas = await listInstrumentos(db, idNotario, anio);
  const partes = await listPartesDe(
    db,
    filas.flatMap(({ idSolicitud }) => idSolicitud ?? []),
  );
  const razones = await razonesTomadas(db, idNotario, anio);
  const renglones = filas.map((fila) =>
    renglonDe(fila, {
      partes: partes.get(fila.idSolicitud ?? ''),
      razon: fila.origen === 'razon' ? razones.get(fila.numero) : undefined,
    }),
  );
  return { notario, renglones };
}

type Fila = Awaited<ReturnType<typeof listInstrumentos>>[number];

interface Sabido {
  readonly partes: readonly Otorgante[] | undefined;
  /** The razón that was made here with this number. */
  readonly razon: { readonly lugar: string; readonly signatarios: readonly string[] } | undefined;
}

function renglonDe(fila: Fila, { partes, razon }: Sabido): RenglonDeIndice {
  const { numero, origen, nota, objeto, fecha, otorgantes } = fila;
  const lugar = fila.lugar ?? razon?.lugar;
  return {
    numero,
    clase: claseDe(fila),
    lugarYFecha: lugar === undefined ? fechaLarga(fecha) : `${lugar}, ${fechaLarga(fecha)}`,
    otorgantes: ((partes && otorgantesDe(partes)) ?? razon?.signatarios)?.join('; ') ?? otorgantes ?? SIN_DATO,
    objeto: origen === 'cancelado' ? `Cancelado: ${nota}` : (objeto ?? nota ?? SIN_DATO),
    folios: foliosDe(fila),
    folioHasta: fila.folioHasta ?? 0,
  };
}

function foliosDe({ folioDesde: desde, folioHasta: hasta }: Fila): string {
  return desde === null || hasta === null ? SIN_DATO : escribirFolios({ desde, hasta });
}

function claseDe({ origen, clase }: { origen: string; clase: string | null }): RenglonDeIndice['clase'] {
  if (origen === 'cancelado' || origen === 'razon') return origen;
  return clase === 'protocolacion' ? clase : 'escrituraPublica';
}
