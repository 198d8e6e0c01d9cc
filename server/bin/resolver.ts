import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Documento,
  evaluarEntrevista,
  leerEntrevista,
  leerPlantilla,
  lintar,
  parseDia,
  resolverDocumento,
  ZONA_HORARIA,
} from '@fedatario/document-engine';
import { AuthorError, type Order } from './orden.ts';

type Contexto = { hoy: string } & Record<string, unknown>;
type Resolved = { documento: Documento; hoy: string; notes: string[] };

const SHOWN = 30;

/** Reads the files of an order and makes the document, or throws with all that is wrong in them. */
export function resolveOrder(order: Order): Resolved {
  const { plantilla, entrevista } = readModel(order);
  const contexto = readContexto(order.contexto);
  const findings = lintar(plantilla, entrevista);
  const wrong = findings.filter(({ nivel }) => nivel === 'error').map(({ lugar, mensaje }) => `${lugar}: ${mensaje}`);
  stopIf(wrong, `La plantilla ${order.plantilla} tiene errores`);

  const respuestas = readJson(order.respuestas, 'el objeto de respuestas');
  if (!isObject(respuestas)) throw new AuthorError(1, `${order.respuestas}: las respuestas van en un objeto { … }.`);
  const estado = evaluarEntrevista(entrevista, respuestas, { contexto, rol: 'notario' });
  const documento = resolverDocumento(plantilla, entrevista, estado);
  const { problemas, avisos } = estado;
  const asked = new Set(problemas.map(({ ruta }) => ruta));
  const answers = problemas.map(({ ruta, mensaje }) => `${ruta}: ${mensaje}`);
  const blanks = documento.faltantes.filter(({ ruta }) => !asked.has(ruta));
  const say = ({ ruta, etiqueta }: (typeof blanks)[number]) => `${ruta}: falta «${etiqueta}».`;
  stopIf(documento.problemas, 'El documento no queda bien');
  if (!order.borrador) {
    const unanswered = blanks.filter(({ ruta }) => !isOfContext(ruta)).map(say);
    stopIf([...answers, ...unanswered], 'Faltan respuestas o no sirven (con --borrador se compone igual)');
  }
  const notes = [
    ...answers,
    ...blanks.map((blank) => say(blank) + (isOfContext(blank.ruta) ? ' Queda su línea; se da con --contexto.' : '')),
    ...avisos.map(({ ruta, mensaje }) => `${ruta}: ${mensaje}`),
  ];
  return { documento, hoy: contexto.hoy, notes: notes.map((note) => `Aviso. ${note}`) };
}

/** Data of the case, which no answer gives: an author may see a document without them. */
function isOfContext(ruta: string): boolean {
  return /^(documento|notario)([.]|$)/.test(ruta);
}

function readModel({ plantilla: file, entrevista: given }: Order) {
  const beside = join(dirname(file), 'entrevista.json');
  if (given === undefined && existsSync(file) && !existsSync(beside)) {
    throw new AuthorError(2, `No existe ${beside}. Diga dónde están las preguntas con --entrevista archivo.json.`);
  }
  const plantilla = leerPlantilla(readJson(file, 'la plantilla'));
  if (!plantilla.ok) throw listed(plantilla.problemas, `${file} no es una plantilla`);
  const entrevista = leerEntrevista(readJson(given ?? beside, 'la entrevista'));
  if (!entrevista.ok) throw listed(entrevista.problemas, `${given ?? beside} no es una entrevista`);
  return { plantilla: plantilla.plantilla, entrevista: entrevista.entrevista };
}

function readContexto(file: string | undefined): Contexto {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: ZONA_HORARIA });
  if (file === undefined) return { hoy: today };
  const given = readJson(file, 'el contexto');
  if (!isObject(given)) throw new AuthorError(2, `${file}: el contexto va en un objeto { … }.`);
  const { hoy = today } = given;
  if (typeof hoy !== 'string' || !parseDia(hoy).ok) {
    throw new AuthorError(2, `${file}: «hoy» debe ser un día como 2026-11-21.`);
  }
  return { ...given, hoy };
}

function readJson(file: string, what: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'No existe' : `No se puede leer (${code})`;
    throw new AuthorError(2, `${why}: ${file}, donde debe estar ${what}.`);
  }
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new AuthorError(2, `${file} no es JSON válido: ${(error as Error).message}`);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function stopIf(problems: readonly string[], title: string): void {
  if (problems.length > 0) throw listed(problems, title);
}

function listed(problems: readonly string[], title: string): AuthorError {
  const lines = problems.slice(0, SHOWN).map((problem) => `  - ${problem}`);
  const more = problems.length > SHOWN ? [`  … y ${problems.length - SHOWN} más`] : [];
  return new AuthorError(1, [`${title}:`, ...lines, ...more].join('\n'));
}
