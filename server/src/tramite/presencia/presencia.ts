import type { PresenciaDeTramite } from '@fedatario/contract';
import { citaDeTramite, hayDondeFirmar, leerReglas } from '../../solicitud/citas/citas.ts';
import { requisitosDe } from '../../solicitud/requisitos/requisitos.ts';
import { personasDelActo, quienesFirman } from '../minutas/minutas.ts';
import { exigirTramite, type Request } from '../tramites/tramites.ts';

/** The signing of a trámite: the people who must come, the originals they bring, and its appointment. */
export async function leerPresencia(request: Request, idSolicitud: string): Promise<PresenciaDeTramite> {
  const { db, actor } = request;
  const { estado, automatica, idNotario } = await exigirTramite(db, actor, idSolicitud);
  const seFirma = estado === 'porFirmar' && !automatica;
  const { minutosFirma: minutos } = await leerReglas(db);
  const cita = automatica ? null : await citaDeTramite(request, idSolicitud);
  if (!seFirma) return { seFirma, sePuedePedir: false, minutos, quienes: [], originales: [], cita };
  const requisitos = await requisitosDe(db, idSolicitud);
  const originales = requisitos.filter(({ originalEnFirma, estado: suyo }) => originalEnFirma && suyo !== 'dispensado');
  const viva = cita !== null && ['retenida', 'solicitada', 'confirmada'].includes(cita.estado);
  return {
    seFirma,
    sePuedePedir: !viva && idNotario !== null && (await hayDondeFirmar(db)),
    minutos,
    quienes: await quienesVienen(request, idSolicitud),
    originales: originales.map(({ nombre }) => nombre),
    cita,
  };
}

/** Everybody who signs, once, and for whom they do. */
async function quienesVienen({ db }: Request, idSolicitud: string): Promise<PresenciaDeTramite['quienes']> {
  const firman = quienesFirman(await personasDelActo(db, idSolicitud));
  const porNombre = new Map(firman.map((una) => [una.nombre, una]));
  return [...porNombre.values()].map(({ nombre, representado }) => ({
    nombre,
    representa: representado?.nombre ?? null,
  }));
}
