import { type EstadoGestion, type EstadoTramite, maquinas, type TipoDeSolicitud } from '@fedatario/contract/solicitud';
import { enviarEnlace } from '../../casa/enlaces-gestor/enlaces-gestor.ts';
import { notificar } from '../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import type { SolicitudRow } from '../../solicitud/solicitudes/solicitudes.ts';
import { findCarta } from './filas/queries.ts';

/** Wording of each state that the customer is notified of; other states are not notified. */
const dichos: Partial<Record<EstadoTramite | EstadoGestion, string>> = {
  enRevision: 'Su notario lo está revisando',
  enCorreccion: 'Le toca a usted: hay algo que corregir',
  porAprobar: 'Le toca a usted: el texto espera su aprobación',
  porFirmar: 'Listo para firmar',
  enPausa: 'En pausa',
  rechazado: 'No se puede autorizar',
  caducado: 'Se cerró porque no recibimos lo que faltaba',
  cancelado: 'Cancelado',
  enPreparacion: 'Su gestor la está preparando',
  gastosPorPagar: 'Le toca a usted: hay gastos de la institución por pagar',
  presentada: 'Presentada a la institución',
  observada: 'La institución hizo una observación; su gestor la contesta',
  porResponder: 'Le toca a usted: la institución pide algo que solo usted puede contestar',
  denegada: 'La institución la denegó; usted decide qué hacer',
  entregada: 'El resultado está listo para descargar',
  cerradaSinExito: 'Cerrada sin éxito',
  cancelada: 'Cancelada',
  caducada: 'Se cerró porque no recibimos lo que faltaba',
};

/** The kind of a solicitud, in the middle of a sentence of a notice. */
const clases: Readonly<Record<TipoDeSolicitud, string>> = { tramite: 'trámite', gestion: 'gestión' };

/** The steps after which something else is the customer's to do, in words that say what. */
const despuesDe: Readonly<Record<string, string>> = { aprobarMinuta: 'Le toca a usted: elija cuándo firmar' };

/** The steps of a customer who knows what follows. */
const suyas: readonly string[] = [
  'corregir',
  'comentarMinuta',
  'cancelar',
  'responder',
  'insistir',
  'apelar',
  'cerrarSinExito',
  'reclamar',
];

type Situada = Pick<SolicitudRow, 'tipo' | 'idSolicitud'>;

/** The page of a solicitud for its customer, and for the office. */
export function enlacesDe({ tipo, idSolicitud }: Situada): { cliente: string; oficina: string } {
  const de = tipo === 'gestion' ? 'gestion-tramites' : 'tramites';
  return { cliente: `/${de}/${idSolicitud}/detalle`, oficina: `/admin/${de}-en-proceso/detalle/${idSolicitud}` };
}

/** Notifies the customer of the new state, unless they caused it, and a newly assigned notary. */
export async function avisarPaso(db: Db, row: SolicitudRow, accion: string, idActor: string | null): Promise<void> {
  const dicho = despuesDe[accion] ?? dichos[row.estado];
  const sabe = idActor === row.idUsuario && suyas.includes(accion);
  if (dicho && !sabe) {
    const carta = await cartaDe(db, row);
    const variables = { ...carta.variables, clase: carta.clase, estado: dicho };
    await notificar(db, { idUsuario: row.idUsuario, tipo: 'estadoCambiado', variables, enlace: carta.enlace });
  }
  if (row.idNotario === null || (accion !== 'asignar' && accion !== 'reasignar')) return;
  const { variables, cliente } = await cartaDe(db, row);
  const asignada = { tipo: 'solicitudAsignada', variables: { ...variables, cliente } } as const;
  await notificar(db, { ...asignada, enlace: enlacesDe(row).oficina, idUsuario: row.idNotario });
}

/** The news that a step of others is for the gestor who has it, as the mail with their link says; other steps are not told. */
const novedades: Readonly<Record<string, string>> = {
  asignar: 'la oficina le encargó este caso.',
  reasignar: 'la oficina le encargó este caso, que antes tenía otra persona.',
  entregarRequisitos: 'el cliente entregó lo que faltaba.',
  responder: 'el cliente contestó lo que la institución observó: preséntelo.',
  insistir: 'el cliente pide presentarlo de nuevo.',
  apelar: 'el cliente decidió apelar lo que la institución resolvió.',
  reclamar: 'hay algo que corregir en el resultado que se entregó.',
  reanudar: 'el caso sigue después de su pausa.',
  pagarGastos: 'los gastos están pagados y el caso sigue.',
  dejarGastos: 'el cliente no aceptó los gastos que se le pidieron: no los pague. El caso sigue.',
  caducar: 'el caso caducó porque el cliente no hizo lo que le tocaba: no siga con él.',
  cancelar: 'el caso se canceló: no siga con él.',
};

/** Writes to the gestor of a gestión what somebody else did, with the link that opens it. */
export async function avisarGestor(db: Db, row: SolicitudRow, accion: string, now: Date): Promise<void> {
  const { tipo, idGestor, idSolicitud } = row;
  const novedad = novedades[accion];
  if (tipo !== 'gestion' || idGestor === null || novedad === undefined) return;
  const { variables } = await cartaDe(db, row);
  await enviarEnlace(db, idGestor, now, { ...variables, idSolicitud, novedad });
}

/** Tells its customer of one requisito. */
export async function avisarRequisito(
  db: Db,
  row: SolicitudRow,
  tipo: 'requisitoPedido' | 'requisitoRechazado' | 'requisitoAceptado',
  requisito: string,
  motivo: string | null,
): Promise<void> {
  const { variables, clase, enlace } = await cartaDe(db, row);
  const { idUsuario } = row;
  const rechazado = { ...variables, clase, requisito, motivo: motivo ?? '' };
  if (tipo === 'requisitoRechazado') await notificar(db, { idUsuario, tipo, variables: rechazado, enlace });
  else await notificar(db, { idUsuario, tipo, variables: { ...variables, requisito }, enlace });
}

/** Reminds the customer that it waits for them. */
export async function recordar(db: Db, row: SolicitudRow, faltan: readonly string[]): Promise<void> {
  if (row.estado === 'requisitosPendientes')
    return avisarRequisito(db, row, 'requisitoPedido', faltan.join(', '), null);
  if (maquinas[row.tipo].turno(row.estado).agente !== 'cliente') return;
  const { variables, clase, enlace } = await cartaDe(db, row);
  const dicho = { ...variables, clase, estado: dichos[row.estado] ?? '' };
  await notificar(db, { idUsuario: row.idUsuario, tipo: 'estadoCambiado', variables: dicho, enlace });
}

/** The number, the product and the customer of a solicitud, as notices name them, with its page. */
export async function cartaDe(db: Db, row: Situada) {
  const { serie, numero, nombre: producto, nombreCompleto: cliente } = await findCarta(db, row.idSolicitud);
  const variables = { tramite: formatNumber(serie, numero), producto };
  return { variables, clase: clases[row.tipo], cliente, enlace: enlacesDe(row).cliente };
}
