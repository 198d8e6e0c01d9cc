import { type Archivo, FILAS_POR_ARCHIVO, type FormatoDeExportacion, rolDeId } from '@fedatario/contract/base';
import { type FiltrosDeCuentas, nombresDeEstadoDeCuenta, nombresDeRol } from '@fedatario/contract/casa';
import { jurisdiccion } from '@fedatario/document-engine';
import { AppError } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { type Columna, instante, numero, texto, writeSheet } from '../../../services/sheet/sheet.ts';
import { type CuentaRow, listCuentas } from './queries.ts';

const columnas: readonly Columna<CuentaRow>[] = [
  { titulo: 'Nombre', de: ({ nombreCompleto }) => texto(nombreCompleto) },
  { titulo: 'Correo', de: ({ email }) => texto(email) },
  { titulo: 'Rol', de: ({ idRol }) => texto(nombresDeRol[rolDeId(idRol) ?? 'cliente']) },
  { titulo: 'Estado', de: ({ estado }) => texto(nombresDeEstadoDeCuenta[estado]) },
  { titulo: 'Sesiones abiertas', de: ({ sesiones }) => numero(sesiones) },
  { titulo: 'Última actividad', de: ({ vistaEn }) => instante(vistaEn) },
  { titulo: 'Creado', de: ({ creadoEn }) => instante(creadoEn) },
];

interface Pedida extends FiltrosDeCuentas {
  readonly formato: FormatoDeExportacion;
}

/** Exactly the rows that the same filter lists, in the same order. */
export async function exportarCuentas(
  { db, actor, now }: Pick<Context<'staff'>, 'db' | 'actor' | 'now'>,
  { formato, ...filtros }: Pedida,
): Promise<Archivo> {
  const filas = await listCuentas(db, actor, { ...filtros, limite: FILAS_POR_ARCHIVO + 1 }, now);
  if (filas.length > FILAS_POR_ARCHIVO)
    throw new AppError('exportacion-demasiado-grande', { params: { maximo: FILAS_POR_ARCHIVO } });
  const { zonaHoraria } = jurisdiccion;
  return writeSheet({ nombre: 'usuarios', columnas, filas, zonaHoraria }, formato);
}
