import { type Archivo, FILAS_POR_ARCHIVO, type FormatoDeExportacion } from '@fedatario/contract/base';
import { type EstadoSuscripcion, type FiltrosDeSuscripciones, precioDePeriodo } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { type Columna, dinero, instante, numero, texto, writeSheet } from '../../services/sheet/sheet.ts';
import { type FilaDeOficina, listDeOficina } from './oficina/queries.ts';

const ESTADOS: Readonly<Record<EstadoSuscripcion, string>> = {
  pendientePago: 'Espera su pago',
  activa: 'Activa',
  enMora: 'Pago pendiente',
  suspendida: 'Suspendida',
  cancelacionProgramada: 'Termina al final del periodo',
  cambioProgramado: 'Cambia al renovar',
  cancelada: 'Terminada',
};
const RIESGOS: Readonly<Record<string, string>> = {
  mora: 'Renovación sin pagar',
  tarjetaPorVencer: 'Tarjeta por vencer',
  sinUso: 'Sin usar',
};

const columnas: readonly Columna<FilaDeOficina>[] = [
  { titulo: 'Cliente', de: ({ nombre }) => texto(nombre) },
  { titulo: 'Correo', de: ({ email }) => texto(email) },
  { titulo: 'Plan', de: ({ nombrePlan }) => texto(nombrePlan) },
  { titulo: 'Periodo', de: ({ periodo }) => texto(periodo === 'anual' ? 'Anual' : 'Mensual') },
  { titulo: 'Estado', de: ({ estado }) => texto(ESTADOS[estado]) },
  {
    titulo: 'Precio del periodo con IVA (Q)',
    de: (row) => dinero(precioDePeriodo(row, row.periodo)),
  },
  { titulo: 'Desde', de: ({ inicio }) => instante(inicio) },
  { titulo: 'Fin del periodo', de: ({ finPeriodo }) => instante(finPeriodo) },
  { titulo: 'Se renueva', de: ({ renovar }) => texto(renovar ? 'Sí' : 'No') },
  {
    titulo: 'Documentos que le quedan',
    de: ({ saldo }) => (saldo?.disponible === null ? texto('Sin límite') : numero(saldo?.disponible ?? 0)),
  },
  {
    titulo: 'Citas que le quedan',
    de: ({ saldoDeCitas: saldo }) =>
      saldo?.disponible === null ? texto('Sin límite') : numero(saldo?.disponible ?? 0),
  },
  { titulo: 'En riesgo', de: ({ riesgos }) => texto(riesgos.map((uno) => RIESGOS[uno] ?? uno).join(', ')) },
  { titulo: 'Por pagar (Q)', de: ({ pendiente }) => dinero(pendiente?.total ?? null) },
  { titulo: 'Última decisión de la oficina', de: ({ motivoOficina }) => texto(motivoOficina ?? '') },
];

/** Exactly the rows that the same filter lists, in the same order. */
export async function exportarSuscripciones(
  request: Pick<Context<'staff'>, 'db' | 'actor' | 'now'>,
  { formato, ...filtros }: FiltrosDeSuscripciones & { readonly formato: FormatoDeExportacion },
): Promise<Archivo> {
  const filas = await listDeOficina(request.db, { ...filtros, limite: FILAS_POR_ARCHIVO + 1 }, request);
  if (filas.length > FILAS_POR_ARCHIVO)
    throw new AppError('exportacion-demasiado-grande', { params: { maximo: FILAS_POR_ARCHIVO } });
  return writeSheet({ nombre: 'suscripciones', columnas, filas, zonaHoraria: jurisdiccion.zonaHoraria }, formato);
}
