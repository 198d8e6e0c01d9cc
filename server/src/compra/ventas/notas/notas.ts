import {
  type Archivo,
  DAY,
  FILAS_POR_ARCHIVO,
  type FormatoDeExportacion,
  TOTAL_CONTADO,
} from '@fedatario/contract/base';
import {
  type FiltrosDeNotas,
  type NotaEnLista,
  nombresDeMetodo,
  type ordenesDeNotas,
} from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { type Claves, decodePosition, toOrderedPage } from '../../../http/cursor.ts';
import { AppError } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { inicioDelDia } from '../../../services/hora-local.ts';
import { type Columna, dinero, instante, texto, writeSheet } from '../../../services/sheet/sheet.ts';
import { countNotas, type Filtros, listNotas, type NotaRow, sumNotas } from './queries.ts';

type NotaRequest = Pick<Context<'admin'>, 'db'>;

const claves: Claves<(typeof ordenesDeNotas)[number]> = {
  fecha: 'number',
  numero: 'string',
  cliente: 'string',
  total: 'number',
};

interface Lista extends FiltrosDeNotas {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

export async function listarNotas({ db }: NotaRequest, { cursor, limite, orden = '-fecha', ...query }: Lista) {
  const filtros = filtrosDe(query);
  const despuesDe = decodePosition(cursor, orden, claves);
  const rows = await listNotas(db, { filtros, orden, despuesDe, limite: limite + 1 });
  const { data, siguiente } = toOrderedPage(rows, { orden, limite, idOf: ({ idNota }) => idNota });
  return { data: data.map(toNota), siguiente, total: await countNotas(db, filtros, TOTAL_CONTADO) };
}

export async function sumarNotas({ db }: NotaRequest, query: FiltrosDeNotas) {
  const { cantidad, monto } = await sumNotas(db, filtrosDe(query));
  return { cantidad, monto: Number(monto) };
}

const columnas: readonly Columna<NotaEnLista>[] = [
  { titulo: 'Nota de crédito', de: ({ numero }) => texto(numero) },
  { titulo: 'Factura', de: ({ factura }) => texto(factura.numero) },
  { titulo: 'Fecha', de: ({ creadaEn }) => instante(new Date(creadaEn)) },
  { titulo: 'Cliente', de: ({ cliente }) => texto(cliente.nombre) },
  { titulo: 'Correo', de: ({ cliente }) => texto(cliente.email) },
  { titulo: 'Método', de: ({ metodo }) => texto(nombresDeMetodo[metodo]) },
  { titulo: 'Motivo', de: ({ motivo }) => texto(motivo) },
  { titulo: 'Monto (Q)', de: ({ total }) => dinero(total) },
];

interface Pedida extends FiltrosDeNotas {
  readonly formato: FormatoDeExportacion;
}

/** Exactly the rows that the same filter lists, in the same order. */
export async function exportarNotas(
  { db }: NotaRequest,
  { formato, orden = '-fecha', ...query }: Pedida,
): Promise<Archivo> {
  const filas = await listNotas(db, { filtros: filtrosDe(query), orden, limite: FILAS_POR_ARCHIVO + 1 });
  if (filas.length > FILAS_POR_ARCHIVO)
    throw new AppError('exportacion-demasiado-grande', { params: { maximo: FILAS_POR_ARCHIVO } });
  const { zonaHoraria } = jurisdiccion;
  return writeSheet({ nombre: 'notas-de-credito', columnas, filas: filas.map(toNota), zonaHoraria }, formato);
}

function filtrosDe({ texto: buscado, metodo, desde, hasta }: FiltrosDeNotas): Filtros {
  return {
    texto: buscado,
    metodo,
    desde: desde === undefined ? undefined : inicioDelDia(desde),
    hasta: hasta === undefined ? undefined : new Date(inicioDelDia(hasta).getTime() + DAY),
  };
}

function toNota({ idNota, numero, total, motivo, creadaEn, metodo, ...row }: NotaRow): NotaEnLista {
  const { idFactura, factura, nombreCompleto: nombre, email } = row;
  return {
    idNota,
    numero,
    total,
    motivo,
    metodo,
    creadaEn: creadaEn.toISOString(),
    factura: { idFactura, numero: factura },
    cliente: { nombre, email },
  };
}
