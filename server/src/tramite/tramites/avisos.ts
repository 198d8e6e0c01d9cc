import type { AccionTramite } from '@fedatario/contract/solicitud';
import { notificar, notificarRoles } from '../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../db/db.ts';
import type { SolicitudRow } from '../../solicitud/solicitudes/solicitudes.ts';
import { cartaDe } from '../expedientes/expedientes.ts';

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
