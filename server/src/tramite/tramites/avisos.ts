import { type AccionTramite, type EstadoTramite, turnosTramite } from '@fedatario/contract';
import { notificar, notificarRoles } from '../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import type { SolicitudRow } from '../../solicitud/solicitudes/solicitudes.ts';
import { findCarta } from './queries.ts';

/** Wording of each state that the customer is notified of; other states are not notified. */
const dichos: Partial<Record<EstadoTramite, string>> = {
  enRevision: 'Su notario lo está revisando',
  enCorreccion: 'Le toca a usted: hay algo que corregir',
  porAprobar: 'Le toca a usted: el texto espera su aprobación',
  porFirmar: 'Listo para firmar',
  enPausa: 'En pausa',
  rechazado: 'No se puede autorizar',
  caducado: 'Se cerró porque no recibimos lo que faltaba',
  cancelado: 'Cancelado',
};

const suyas: readonly AccionTramite[] = ['corregir', 'comentarMinuta', 'aprobarMinuta', 'cancelar'];

/** Notifies the customer of the new state, unless they caused it, and a newly assigned notary. */
export async function avisarPaso(
  db: Db,
  row: SolicitudRow,
  accion: AccionTramite,
  idActor: string | null,
): Promise<void> {
  const estado = row.estado as EstadoTramite;
  const dicho = dichos[estado];
  const sabe = idActor === row.idUsuario && suyas.includes(accion);
  if (dicho && !sabe) {
    const carta = await cartaDe(db, row);
    const variables = { ...carta.variables, estado: dicho };
    await notificar(db, { idUsuario: row.idUsuario, tipo: 'estadoCambiado', variables, enlace: carta.enlace });
  }
  if (row.idNotario === null || (accion !== 'asignar' && accion !== 'reasignar')) return;
  const { variables, cliente } = await cartaDe(db, row);
  const enlace = `/admin/tramites-en-proceso/detalle/${row.idSolicitud}`;
  const asignada = { tipo: 'solicitudAsignada', variables: { ...variables, cliente }, enlace } as const;
  await notificar(db, { ...asignada, idUsuario: row.idNotario });
}

/** Notifies the customer and the administration that it could not be delivered, and why. */
export async function avisarFallo(db: Db, row: SolicitudRow, motivo: string): Promise<void> {
  const { variables, cliente, enlace } = await cartaDe(db, row);
  const { idUsuario, idSolicitud, automatica } = row;
  const sigue = automatica
    ? 'Puede esperar a que lo resolvamos o pedir que le devolvamos todo su dinero en la página de su trámite.'
    : 'Lo que firmó vale y está guardado. No tiene que hacer nada: nosotros lo resolvemos.';
  await notificar(db, { idUsuario, tipo: 'entregaDetenida', variables: { ...variables, motivo, sigue }, enlace });
  await notificarRoles(db, ['admin'], {
    tipo: 'entregaFallida',
    variables: { ...variables, cliente, motivo },
    enlace: `/admin/tramites-en-proceso/detalle/${idSolicitud}`,
  });
}

/** Notifies the notary of the customer's answer to the text. */
export async function avisarNotario(db: Db, row: SolicitudRow, accion: AccionTramite, motivo: string): Promise<void> {
  if (row.idNotario === null) return;
  const carta = await cartaDe(db, row);
  const { cliente } = carta;
  const comun = { idUsuario: row.idNotario, enlace: `/admin/tramites-en-proceso/documento/${row.idSolicitud}` };
  if (accion === 'comentarMinuta') {
    const variables = { ...carta.variables, cliente, motivo };
    return notificar(db, { ...comun, tipo: 'correccionPedida', variables });
  }
  const mensaje = 'Aprobó el texto. Ya puede firmarse.';
  await notificar(db, { ...comun, tipo: 'mensajeRecibido', variables: { ...carta.variables, de: cliente, mensaje } });
}

/** Notifies the notary that the customer answered every remark on the answers. */
export async function avisarCorreccion(
  db: Db,
  row: SolicitudRow,
  { cambiadas, total, version }: { cambiadas: number; total: number; version: number | null },
): Promise<void> {
  const { variables, cliente: de } = await cartaDe(db, row);
  const hecho = `Contestó sus observaciones: corrigió ${cambiadas} de ${total}.`;
  const texto = version === null ? '' : ` La versión ${version} del texto está hecha con lo corregido.`;
  const enlace = `/admin/tramites-en-proceso/detalle/${row.idSolicitud}`;
  const aviso = { tipo: 'mensajeRecibido', variables: { ...variables, de, mensaje: hecho + texto }, enlace } as const;
  if (row.idNotario !== null) await notificar(db, { ...aviso, idUsuario: row.idNotario });
}

/** Tells its customer of one requisito. */
export async function avisarRequisito(
  db: Db,
  row: SolicitudRow,
  tipo: 'requisitoPedido' | 'requisitoRechazado' | 'requisitoAceptado',
  requisito: string,
  motivo: string | null,
): Promise<void> {
  const { variables, enlace } = await cartaDe(db, row);
  const { idUsuario } = row;
  if (tipo === 'requisitoRechazado')
    await notificar(db, { idUsuario, tipo, variables: { ...variables, requisito, motivo: motivo ?? '' }, enlace });
  else await notificar(db, { idUsuario, tipo, variables: { ...variables, requisito }, enlace });
}

/** Reminds the customer that the trámite waits for them. */
export async function recordar(db: Db, row: SolicitudRow, faltan: readonly string[]): Promise<void> {
  if (row.estado === 'requisitosPendientes')
    return avisarRequisito(db, row, 'requisitoPedido', faltan.join(', '), null);
  const estado = row.estado as EstadoTramite;
  if (turnosTramite[estado].agente !== 'cliente') return;
  const { variables, enlace } = await cartaDe(db, row);
  const dicho = { ...variables, estado: dichos[estado] ?? '' };
  await notificar(db, { idUsuario: row.idUsuario, tipo: 'estadoCambiado', variables: dicho, enlace });
}

async function cartaDe(db: Db, { idSolicitud }: SolicitudRow) {
  const { serie, numero, nombre: producto, nombreCompleto: cliente } = await findCarta(db, idSolicitud);
  const variables = { tramite: formatNumber(serie, numero), producto };
  return { variables, cliente, enlace: `/tramites/${idSolicitud}/detalle` };
}
