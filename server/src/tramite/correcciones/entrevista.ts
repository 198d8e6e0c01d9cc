import type { EstadoDeSolicitud } from '@fedatario/contract/solicitud';
import type { ObservacionDeRespuesta } from '@fedatario/contract/tramite';
import {
  campoEn,
  type Estado,
  etiquetaDe,
  evaluarEntrevista,
  jurisdiccionDe,
  mostrarRespuesta,
  type Pregunta,
  rutasDistintas,
} from '@fedatario/document-engine';
import { contextoDe, versionDe } from '../../catalogo/productos/productos.ts';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { ocultar } from '../../services/ocultar.ts';
import { findRespuestas, type ObservacionRow } from './queries.ts';

/** The interview is in Spanish, and so are the words of its answers. */
const palabras = { si: 'Sí', no: 'No', aceptada: 'Aceptada' };

/** The number of a passport, as interviews name it. */
const PASAPORTE = /^pasaporte(?:Numero)?$/;

type Respuestas = Record<string, unknown>;
export type Interview = Awaited<ReturnType<typeof interviewOf>> & {
  /** Identity numbers are shown by their last four digits only. */
  readonly ocultas?: boolean;
};

/** The interview of a trámite with its answers. What it never had does not exist. */
export async function interviewOf(db: Db, idSolicitud: string) {
  const { idVersion, creadaEn, respuestas, idBorrador } = await findRespuestas(db, idSolicitud);
  if (respuestas === null || idBorrador === null) throw new AppError('producto-sin-entrevista');
  const version = await versionDe(db, idVersion);
  return { version, respuestas, idBorrador, contexto: contextoDe(creadaEn) };
}

/** Evaluates answers as of the day of purchase: rules and dates of that day still apply. */
export function evaluarComoSeCompro({ version, contexto }: Interview, respuestas: Respuestas): Estado {
  return evaluarEntrevista(version.entrevista, respuestas, { contexto, rol: 'cliente' });
}

export function enPalabras(
  { version: { entrevista }, respuestas }: Interview,
  pregunta: Pregunta,
  valor: unknown,
): string {
  return mostrarRespuesta(pregunta, valor, palabras, jurisdiccionDe(entrevista, respuestas));
}

/** An answer in words as this reader may see it. */
export function paraLeer({ ocultas }: Interview, { tipo, clave }: Pregunta, texto: string): string {
  const esIdentidad = tipo === 'cui' || PASAPORTE.test(clave);
  return ocultas && texto && esIdentidad ? ocultar(texto) : texto;
}

/** A remark as people read it, over the answers that it was made on and those of now. */
export function toObservacion(
  { idObservacion, ruta, motivo, respuesta, enviadaEn, corregidaEn }: ObservacionRow,
  interview: Interview,
  { antes, ahora }: { antes: Respuestas; ahora: Respuestas },
): ObservacionDeRespuesta {
  const { entrevista } = interview.version;
  const pregunta = campoEn(entrevista, ruta)?.pregunta;
  const shown = (respuestas: Respuestas) =>
    pregunta ? paraLeer(interview, pregunta, enPalabras(interview, pregunta, valorEn(respuestas, ruta))) : '';
  return {
    idObservacion,
    ruta,
    motivo,
    respuesta,
    antes: shown(antes),
    ahora: shown(ahora),
    pregunta: etiquetaDe(entrevista, ruta) ?? ruta,
    cambiada: esCambiada(antes, ahora, ruta),
    enviadaEn: enviadaEn?.toISOString() ?? null,
    contestadaEn: corregidaEn?.toISOString() ?? null,
  };
}

export function esCambiada(antes: Respuestas, ahora: Respuestas, ruta: string): boolean {
  return rutasDistintas(valorEn(antes, ruta), valorEn(ahora, ruta)).length > 0;
}

function valorEn(respuestas: unknown, ruta: string): unknown {
  return ruta.split('.').reduce<unknown>((place, name) => {
    return typeof place === 'object' && place !== null && Object.hasOwn(place, name)
      ? Reflect.get(place, name)
      : undefined;
  }, respuestas);
}

/** Whether its answers may be remarked on: its notary reviews them, or they keep an automatic document from being made. */
export function seObserva({
  estado,
  automatica,
}: {
  readonly estado: EstadoDeSolicitud;
  readonly automatica: boolean;
}): boolean {
  return estado === 'enRevision' || (estado === 'noEntregado' && automatica);
}
