import { type Archivo, FILAS_POR_ARCHIVO, type FormatoDeExportacion } from '@fedatario/contract/base';
import { type FiltrosDeNotarios, type Impedimento, impedimentoParaEjercer } from '@fedatario/contract/casa';
import { jurisdiccion } from '@fedatario/document-engine';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { diaLocal } from '../../services/hora-local.ts';
import { type Columna, numero, texto, writeSheet } from '../../services/sheet/sheet.ts';
import { listNotarios, type NotarioRow } from './queries.ts';

const IMPEDIMENTOS: Readonly<Record<Impedimento, string>> = {
  bloqueado: 'Cuenta bloqueada',
  sinEntrar: 'Invitación pendiente',
  inactivo: 'Inactivo',
  inhabilitado: 'Inhabilitado',
  insolvente: 'Sin constancia vigente',
};

const columnasDe = (hoy: string): readonly Columna<NotarioRow>[] => [
  { titulo: 'Nombre', de: ({ nombreCompleto }) => texto(nombreCompleto) },
  { titulo: 'Correo', de: ({ email }) => texto(email) },
  { titulo: 'Colegiado', de: ({ colegiado }) => texto(colegiado) },
  { titulo: 'Título', de: ({ titulo }) => texto(titulo) },
  { titulo: 'Ejercicio', de: (row) => texto(ejercicioDe(row, hoy)) },
  { titulo: 'Constancia hasta', de: ({ solventeHasta }) => texto(solventeHasta) },
  { titulo: 'Trámites', de: ({ carga }) => numero(carga) },
  { titulo: 'Calificación', de: ({ promedio }) => texto(promedio === null ? null : String(promedio)) },
  { titulo: 'Carga máxima', de: ({ cargaMaxima }) => numero(cargaMaxima) },
];

interface Pedida extends FiltrosDeNotarios {
  readonly formato: FormatoDeExportacion;
}

/** Exactly the rows that the same filter lists, in the same order. */
export async function exportarNotarios(
  { db, now }: Pick<Context<'admin'>, 'db' | 'now'>,
  { formato, ...filtros }: Pedida,
): Promise<Archivo> {
  const hoy = diaLocal(now);
  const filas = await listNotarios(db, { ...filtros, limite: FILAS_POR_ARCHIVO + 1 }, hoy);
  if (filas.length > FILAS_POR_ARCHIVO)
    throw new AppError('exportacion-demasiado-grande', { params: { maximo: FILAS_POR_ARCHIVO } });
  const { zonaHoraria } = jurisdiccion;
  return writeSheet({ nombre: 'notarios', columnas: columnasDe(hoy), filas, zonaHoraria }, formato);
}

function ejercicioDe(row: NotarioRow, hoy: string): string {
  const impedimento = impedimentoParaEjercer(row, hoy);
  return impedimento === null ? 'Puede ejercer' : IMPEDIMENTOS[impedimento];
}
