import type { DiferenciaDeFirma } from '@fedatario/contract/acto';
import { type ErrorDeCampo, errorDeCampo } from '@fedatario/contract/base';
import type { PreguntaDelActo } from '@fedatario/contract/tramite';
import { type Documento, renderTexto } from '@fedatario/document-engine';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import {
  documentoPorFirmar,
  findAprobada,
  guardarActo,
  guardarFirmado,
  leerActo,
  personasDelActo,
  revisarActo,
} from '../../tramite/minutas/minutas.ts';
import { diferenciasDe } from './comparacion.ts';
import type { Dicho } from './dicho.ts';

/** The field of the signing that answers each of these questions of an interview. */
const CAMPOS: Readonly<Record<string, keyof Dicho>> = {
  fechaFirma: 'fecha',
  hojas: 'hojas',
  'instrumento.numero': 'instrumento',
};

/** The questions of the signing that its form has no field for. */
export function sinCampo(preguntas: readonly PreguntaDelActo[]): PreguntaDelActo[] {
  return preguntas.filter(({ ruta, alFirmar }) => alFirmar && !(ruta in CAMPOS));
}

interface Caso {
  readonly idSolicitud: string;
  readonly idNotario: string;
  readonly now: Date;
}

/** The text to be signed with the data of its signing, and the answers that these are; undefined when no text was approved. */
async function textoConFirma(db: Db, { idSolicitud, idNotario, now }: Caso, dicho: Dicho) {
  const aprobada = await findAprobada(db, idSolicitud);
  const acto = await leerActo(db, idSolicitud);
  if (!aprobada || !acto) return undefined;
  const respuestas = respuestasDe(acto.preguntas, dicho);
  const cambio = { idSolicitud, respuestas, idUsuario: idNotario, now, alFirmar: true };
  const { suyas } = await conSusCampos(() => revisarActo(db, cambio));
  const documento = await documentoPorFirmar(db, idSolicitud, aprobada.version, suyas);
  const horas = { horaInicio: horaDe(suyas.horaInicio), horaFin: horaDe(suyas.horaFin) };
  const seImprimio = acto.preguntas.some(({ alFirmar, valor }) => alFirmar && valor !== null);
  return { version: aprobada.version, cambio, documento, seImprimio, dicho: { ...dicho, ...horas } };
}

export type TextoConFirma = NonNullable<Awaited<ReturnType<typeof textoConFirma>>>;

/** Refuses a signing whose text would keep a blank: a place that nothing was said of is named by its field. Writes nothing. */
export async function exigirTexto(db: Db, caso: Caso, dicho: Dicho): Promise<TextoConFirma | undefined> {
  const texto = await textoConFirma(db, caso, dicho);
  if (!texto) return undefined;
  exigirSinBlancos(texto.documento);
  exigirHorasSeguidas(texto.dicho);
  return texto;
}

function exigirSinBlancos({ faltantes }: Documento): void {
  const errores = faltantes.map(({ ruta }) => errorDeCampo(campoDe(ruta), 'requerido'));
  if (errores.length > 0) throw new AppError('datos-invalidos', { errores });
}

interface Horas {
  readonly horaInicio: string | null;
  readonly horaFin: string | null;
}

/** The date of an act is that of both of its hours; a product of the office may have no rule that says so. */
function exigirHorasSeguidas({ horaInicio, horaFin }: Horas): void {
  if (horaInicio === null || horaFin === null || horaInicio < horaFin) return;
  throw new AppError('datos-invalidos', { errores: [errorDeCampo('acto.horaFin', 'hastaAntesDeDesde')] });
}

/** The data that a text to be printed, or the text as it was printed last, does not say as its signing does. */
export async function compararTexto(
  db: Db,
  { version, cambio: { idSolicitud }, documento, seImprimio, dicho }: TextoConFirma,
  cual: 'nuevo' | 'impreso',
): Promise<DiferenciaDeFirma[]> {
  const leido = cual === 'impreso' && seImprimio ? await documentoPorFirmar(db, idSolicitud, version) : documento;
  return diferenciasDe(renderTexto(leido), await personasDelActo(db, idSolicitud), dicho);
}

/** Keeps the answers of the signing and the text as it was signed. Its trámite is held. */
export async function asentarTexto(db: Db, { version, cambio }: TextoConFirma): Promise<void> {
  await guardarActo(db, cambio);
  await guardarFirmado(db, cambio.idSolicitud, { version, idUsuario: cambio.idUsuario, now: cambio.now });
}

/** The answers of a signing by the paths of the interview; what it does not say stays as it was. */
function respuestasDe(preguntas: readonly PreguntaDelActo[], { acto = {}, ...dicho }: Dicho): Record<string, unknown> {
  const respuestas: Record<string, unknown> = { ...acto };
  for (const { ruta, alFirmar } of preguntas) {
    const campo = CAMPOS[ruta];
    if (!alFirmar || campo === undefined) continue;
    const valor = campo === 'instrumento' ? numeroDe(dicho.instrumento) : Reflect.get(dicho, campo);
    if (valor !== null) respuestas[ruta] = valor;
  }
  return respuestas;
}

const numeroDe = (instrumento: string | null) => (instrumento === null ? null : Number(instrumento));
const horaDe = (valor: unknown) => (typeof valor === 'string' ? valor : null);

function campoDe(ruta: string): string {
  return CAMPOS[ruta] ?? `acto.${ruta}`;
}

/** Names each refused answer by its field in the form. */
async function conSusCampos<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.codigo !== 'datos-invalidos') throw error;
    const errores = error.extras.errores?.map((falta): ErrorDeCampo => ({ ...falta, campo: campoDe(falta.campo) }));
    throw new AppError('datos-invalidos', { errores: errores ?? [] });
  }
}
