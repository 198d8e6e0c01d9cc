import type { Respuestas, TipoDeEntrada } from '@fedatario/contract/borrador';
import { type EntrevistaCompilada, leerEntrevista, soloConocidas } from '@fedatario/document-engine';
import { keyedHash } from '../../services/cipher.ts';

/** Interviews with one question of each kind, which define the data an entry may hold. */
const entrevistas = new Map<TipoDeEntrada, EntrevistaCompilada[]>();

/** A party of a contract is asked for whom it signs in another form than the rest. */
const FORMAS: Partial<Record<TipoDeEntrada, object[]>> = { persona: [{}, { porOtros: true }] };

/** The data for which the kind of entry has a question. */
export function soloDelTipo(tipo: TipoDeEntrada, datos: Respuestas): Respuestas {
  const conocidos = entrevistasDe(tipo).map((forma) => soloConocidas(forma, { dato: datos }).dato as Respuestas);
  return conocidos.reduce(sobre, {});
}

/** New data over those kept before: a question that asks less of somebody takes nothing away. */
export function sobre(guardados: Respuestas, nuevos: Respuestas): Respuestas {
  const dentro = [guardados.representacion, nuevos.representacion].filter((una) => typeof una === 'object');
  const representacion = dentro.length > 0 ? { representacion: Object.assign({}, ...dentro) } : {};
  return { ...guardados, ...nuevos, ...representacion };
}

/** The number that tells one from another: of the identity document or of the plate. Null when there is none. */
export function documentoDe(datos: Respuestas): string | null {
  const found = [datos.cui, datos.pasaporteNumero, datos.placa].find((one) => typeof one === 'string' && one !== '');
  return typeof found === 'string' ? found.replace(/[\s-]/g, '').toUpperCase() : null;
}

export function huellaDe(idUsuario: string, datos: Respuestas): Buffer | null {
  const documento = documentoDe(datos);
  return documento === null ? null : keyedHash('libreta', idUsuario, documento);
}

function entrevistasDe(tipo: TipoDeEntrada): EntrevistaCompilada[] {
  const known = entrevistas.get(tipo);
  if (known) return known;
  const formas = (FORMAS[tipo] ?? [{}]).map((forma) => entrevistaDe({ tipo, forma }));
  entrevistas.set(tipo, formas);
  return formas;
}

function entrevistaDe({ tipo, forma }: { tipo: TipoDeEntrada; forma: object }): EntrevistaCompilada {
  const pregunta = { clave: 'dato', etiqueta: tipo, tipo, ...forma };
  const leida = leerEntrevista({ secciones: [{ clave: 'libreta', titulo: 'Libreta', preguntas: [pregunta] }] });
  if (!leida.ok) throw new Error(`El motor no conoce ${tipo}.`);
  return leida.entrevista;
}
