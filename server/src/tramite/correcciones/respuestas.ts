import { pasoDeTramite } from '@fedatario/contract/solicitud';
import type { CapituloDeRespuestas, RespuestasDeTramite } from '@fedatario/contract/tramite';
import { type Respondida, respondidasDe, seccionesDe } from '@fedatario/document-engine';
import type { Context } from '../../http/route.ts';
import { exigirTramite, situacionDe } from '../tramites/tramites.ts';
import {
  enPalabras,
  evaluarComoSeCompro,
  type Interview,
  interviewOf,
  paraLeer,
  seObserva,
  toObservacion,
} from './entrevista.ts';
import { findRonda, listAntes, listObservaciones } from './queries.ts';

/**
 * The customer's answers and the office's remarks on them, for whoever handles the trámite. Its notary needs the identity numbers
 * of the parties for the act; the administration reads them after giving a reason.
 */
export async function leerRespuestas(
  { db, actor }: Context<'all'>,
  idSolicitud: string,
  revelar = false,
): Promise<RespuestasDeTramite> {
  const row = await exigirTramite(db, actor, idSolicitud);
  const ocultas = !revelar && row.idNotario !== actor.idUsuario;
  const interview = { ...(await interviewOf(db, idSolicitud)), ocultas };
  const rondas = await listAntes(db, idSolicitud);
  const ultima = await findRonda(db, idSolicitud);
  const observaciones = await listObservaciones(db, idSolicitud);
  const agente = actor.rol === 'notario' ? 'notario' : 'admin';
  const envia = pasoDeTramite(situacionDe(row), 'observar', agente) !== undefined;
  // After each round the answers are those that the next one found.
  const trasRonda = (ronda: number) => rondas[ronda] ?? interview.respuestas;
  return {
    ocultas,
    capitulos: capitulosDe(interview, rondas[0]),
    observaciones: observaciones.map((observacion) => {
      const { ronda } = observacion;
      const antes = ronda === null ? interview.respuestas : (rondas[ronda - 1] ?? interview.respuestas);
      return toObservacion(observacion, interview, { antes, ahora: ronda === null ? antes : trasRonda(ronda) });
    }),
    observable: seObserva(row),
    enviable: envia && observaciones.some(({ ronda }) => ronda === null),
    corregidas: ultima?.corregidaEn ? { version: ultima.version, en: ultima.corregidaEn.toISOString() } : null,
  };
}

function capitulosDe(interview: Interview, compradas: Record<string, unknown> | undefined): CapituloDeRespuestas[] {
  const { entrevista } = interview.version;
  const { visibles, datos } = evaluarComoSeCompro(interview, interview.respuestas);
  const antes = compradas && textosDe(interview, compradas);
  return seccionesDe(entrevista).flatMap((seccion) => {
    const respondidas = seccion.paraNotario ? [] : respondidasDe(seccion, visibles, datos);
    if (respondidas.length === 0) return [];
    const porGrupo = Map.groupBy(respondidas, ({ dentro }) => dentro.join(' › '));
    const grupos = [...porGrupo].map(([nombre, suyas]) => ({
      nombre,
      respuestas: suyas.map((respondida) => toMostrada(interview, respondida, antes)),
    }));
    return [{ clave: seccion.clave, titulo: seccion.titulo, grupos }];
  });
}

function toMostrada(interview: Interview, { ruta, campo, valor }: Respondida, antes: Map<string, string> | undefined) {
  const { pregunta } = campo;
  const texto = enPalabras(interview, pregunta, valor);
  const comprada = antes === undefined || antes.get(ruta) === texto ? null : (antes.get(ruta) ?? '');
  return {
    ruta,
    etiqueta: pregunta.etiqueta,
    texto: paraLeer(interview, pregunta, texto),
    comprada: comprada && paraLeer(interview, pregunta, comprada),
  };
}

function textosDe(interview: Interview, respuestas: Record<string, unknown>): Map<string, string> {
  const { visibles, datos } = evaluarComoSeCompro(interview, respuestas);
  const todas = seccionesDe(interview.version.entrevista).flatMap((seccion) => respondidasDe(seccion, visibles, datos));
  return new Map(todas.map(({ ruta, campo, valor }) => [ruta, enPalabras(interview, campo.pregunta, valor)]));
}
