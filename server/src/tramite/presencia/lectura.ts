import type { PresenciaDeTramite } from '@fedatario/contract/tramite';
import type { Context } from '../../http/route.ts';
import { citaDeTramite, leerReglas } from '../../solicitud/citas/citas.ts';
import { requisitosDe } from '../../solicitud/requisitos/requisitos.ts';
import { type PersonaDelActo, personasDelActo, quienesFirman } from '../minutas/minutas.ts';
import { esDeOficina, exigirTramite, firmaCon } from '../tramites/tramites.ts';
import { asistenciaDe } from './asistencia.ts';

/** The signing of a trámite: the people who must come, the originals they bring, and its appointment. */
export async function leerPresencia(request: Context<'all'>, idSolicitud: string): Promise<PresenciaDeTramite> {
  const { db, actor } = request;
  const tramite = await exigirTramite(db, actor, idSolicitud);
  const { estado, automatica } = tramite;
  const { minutosFirma: minutos } = await leerReglas(db);
  const cita = automatica ? null : await citaDeTramite(request, idSolicitud);
  const firma = await firmaCon(db, tramite, cita);
  const personas = firma ? await personasDelActo(db, idSolicitud) : [];
  const asistencia = esDeOficina(actor, tramite) ? await asistenciaDe(request, cita, { estado, personas }) : null;
  if (!firma) return { seFirma: false, sePuedePedir: false, minutos, quienes: [], originales: [], cita, asistencia };
  const requisitos = await requisitosDe(db, idSolicitud);
  const originales = requisitos.filter(({ originalEnFirma, estado: suyo }) => originalEnFirma && suyo !== 'dispensado');
  return {
    seFirma: true,
    sePuedePedir: firma.sePuedePedir,
    minutos,
    quienes: quienesVienen(personas),
    originales: originales.map(({ nombre }) => nombre),
    cita,
    asistencia,
  };
}

/** Everybody who signs, once, and for whom they do. */
function quienesVienen(personas: readonly PersonaDelActo[]): PresenciaDeTramite['quienes'] {
  const firman = quienesFirman(personas);
  const porNombre = new Map(firman.map((una) => [una.nombre, una]));
  return [...porNombre.values()].map(({ nombre, representado }) => ({
    nombre,
    representa: representado?.nombre ?? null,
  }));
}
