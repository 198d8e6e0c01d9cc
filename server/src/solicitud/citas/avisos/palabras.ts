import { cuandoDeCita } from '@fedatario/contract/solicitud';
import type { CartaRow } from './queries.ts';

export type Tipo = 'citaPropuesta' | 'citaConfirmada' | 'citaMovida' | 'citaCancelada' | 'citaRecordatorio';

const MEDIOS: Readonly<Record<string, string>> = { videollamada: 'Videollamada', telefono: 'Llamada telefónica' };
export const SIN_MOTIVO = 'No se dijo el motivo.';

export type Lado = 'cliente' | 'notario';

export function cuandoDe({ inicio, fin, zona }: Pick<CartaRow, 'inicio' | 'fin' | 'zona'>): string {
  return cuandoDeCita({ inicio: inicio.toISOString(), fin: fin.toISOString(), zona }, 'es');
}

/** The appointment as it would be at the proposed hour, which may be in another office, on another clock. */
export function comoSePropone(carta: CartaRow): CartaRow {
  const { propuestaInicio: inicio, propuestaFin: fin, propuestaZona: zona, propuestaSala: sala } = carta;
  if (!inicio || !fin) return carta;
  const { propuestaNombre: sede, propuestaDireccion: direccion, propuestaSalas: salas } = carta;
  return { ...carta, inicio, fin, zona: zona ?? carta.zona, sede, sala, salas, direccion };
}

/** The room, or the way in which people meet who come to none. */
export function dondeDe({
  modalidad,
  sede,
  sala,
  salas,
  direccion,
}: Pick<CartaRow, 'modalidad' | 'sede' | 'sala' | 'salas' | 'direccion'>): string {
  if (sede === null) return MEDIOS[modalidad] ?? modalidad;
  return [sede, sala === null ? undefined : salas?.[sala], direccion].filter(Boolean).join(', ');
}

/** The calendar of the office; one who attends an appointment beside its notary may not open its case. */
export const AGENDA = '/admin/planes/citas';

export function enlaceDe(
  { idSolicitud }: CartaRow,
  lado: Lado,
  tipo: Tipo | 'citaReclamoDecidido' | 'citaAnotada',
): string {
  if (lado === 'cliente') return idSolicitud === null ? '/mis-planes/citas' : `/tramites/${idSolicitud}/detalle#cita`;
  if (tipo === 'citaPropuesta') return '/admin/planes/citas-pendientes';
  return idSolicitud === null ? AGENDA : `/admin/tramites-en-proceso/detalle/${idSolicitud}`;
}
