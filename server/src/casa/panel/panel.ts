import { DIAS_DE_AVISO_DE_DEBER } from '@fedatario/contract/acto';
import { type Grupo, permite, type Rol } from '@fedatario/contract/base';
import { type Espera, esperas, type PanelRapido } from '@fedatario/contract/casa';
import { sumarDias } from '@fedatario/document-engine';
import type { Db } from '../../db/db.ts';
import type { Context } from '../../http/route.ts';
import { diaLocal, inicioDelDia } from '../../services/hora-local.ts';
import { ultimas } from '../notificaciones/notificaciones.ts';
import { type Cuenta, countEsperas, listAgenda } from './queries.ts';

const AVISOS = 5;

/** The role that acts on each thing that waits, and the page where it does. Assigning and money belong to the administration. */
const actuan: Readonly<Record<Espera, { readonly quien: Grupo | 'notario'; readonly enlace: string | null }>> = {
  tramitesPorAceptar: { quien: 'notario', enlace: '/admin/tramites-en-proceso/asignado' },
  tramitesPorRevisar: { quien: 'notario', enlace: '/admin/tramites-en-proceso/en-revision' },
  tramitesPorFirmar: { quien: 'notario', enlace: '/admin/tramites-en-proceso/por-firmar' },
  tramitesVencidos: { quien: 'notario', enlace: '/admin/tramites-en-proceso/vencidos' },
  comprobantes: { quien: 'admin', enlace: '/admin/historial-ventas' },
  reembolsosPorDecidir: { quien: 'admin', enlace: '/admin/historial-ventas?reembolso=pendiente' },
  reembolsosPorPagar: { quien: 'admin', enlace: '/admin/historial-ventas?reembolso=pendiente' },
  tramitesSinAsignar: { quien: 'admin', enlace: '/admin/tramites-sin-asignar' },
  tramitesNoEntregados: { quien: 'admin', enlace: '/admin/tramites-en-proceso/no-entregado' },
  gestionesSinAsignar: { quien: 'admin', enlace: '/admin/gestion-tramites-sin-asignar' },
  deberes: { quien: 'staff', enlace: '/admin/deberes' },
  dtesDetenidos: { quien: 'admin', enlace: '/admin/generales/informacion-general?seccion=facturacion' },
  trabajosDetenidos: { quien: 'admin', enlace: null },
};

export async function leerPanel({ db, actor, now }: Context<'staff'>): Promise<PanelRapido> {
  const cuentas = await cuentasPorQue(db, actor, now);
  return {
    agenda: await agendaDeHoy(db, actor, now),
    esperan: esperas
      .filter((que) => actua(actuan[que].quien, actor.rol))
      .map((que) => {
        const { cantidad = 0, desde } = cuentas.get(que) ?? {};
        return { que, cantidad, desde: desde?.toISOString() ?? null, enlace: actuan[que].enlace };
      }),
    ...(await ultimas(db, actor.idUsuario, AVISOS)),
  };
}

/** The confirmed appointments that are left of today: a notary's own, or everybody's for the administration. */
async function agendaDeHoy(
  db: Db,
  { rol, idUsuario }: Context<'staff'>['actor'],
  now: Date,
): Promise<PanelRapido['agenda']> {
  const hasta = inicioDelDia(sumarDias(diaLocal(now), 1));
  const rows = await listAgenda(db, { desde: now, hasta, idNotario: rol === 'admin' ? null : idUsuario });
  return rows.map(({ idCita, inicio, fin, idSolicitud, cliente, tramite }) => ({
    idCita,
    inicio: inicio.toISOString(),
    fin: fin.toISOString(),
    titulo: tramite === null ? cliente : `${cliente} · ${tramite}`,
    enlace: idSolicitud === null ? '/admin/planes/citas' : `/admin/tramites-en-proceso/detalle/${idSolicitud}`,
  }));
}

/** Whether a role acts on it. A notary's own work belongs to no group: the administration sees all of it in its own lists. */
function actua(quien: Grupo | 'notario', rol: Rol): boolean {
  return quien === 'notario' ? rol === 'notario' : permite(quien, rol);
}

/** Duties count from the first day on which their notary is reminded: a notary's own, or everybody's for the administration. */
async function cuentasPorQue(
  db: Db,
  { rol, idUsuario }: Context<'staff'>['actor'],
  now: Date,
): Promise<Map<Espera, Cuenta>> {
  const venceHasta = sumarDias(diaLocal(now), DIAS_DE_AVISO_DE_DEBER[0]);
  const deberes = { venceHasta, idUsuario, now, idNotario: rol === 'admin' ? null : idUsuario };
  return new Map((await countEsperas(db, deberes)).map((cuenta) => [cuenta.que, cuenta]));
}
