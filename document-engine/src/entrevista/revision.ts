import { isObjeto, type Objeto, own } from '../base/json.ts';
import { seCumple } from '../logica/logica.ts';
import type { Pregunta } from '../modelo/entrevista.ts';
import type { Jurisdiccion } from '../modelo/jurisdiccion.ts';
import { type Campo, type EntrevistaCompilada, jurisdiccionDe } from './compilada.ts';
import { dada, type Efectivas, ELEMENTOS_MAXIMOS, valueAt } from './efectivas.ts';
import { romperLimite } from './limites.ts';
import { isVacio, leerValor } from './valor.ts';

/** `falta`: unanswered; `caracter`: one that cannot be printed; `tipo`: not an answer of its kind; `limite`; `regla`: of the whole; `desconocida`: of no question. */
export type MotivoProblema = 'falta' | 'caracter' | 'tipo' | 'limite' | 'regla' | 'desconocida';
/** `mensaje` names the field and says what to do, in Spanish. */
export type Problema = { ruta: string; motivo: MotivoProblema; mensaje: string };
/** A reason to look again, not to stop; `sugerencia` is an answer that may be meant. */
export type Aviso = { ruta: string; mensaje: string; sugerencia?: string };

/** One question that is seen, of one value or a list (whose items follow it). `obligatoria` of who is asking. */
export type HojaVisible = {
  ruta: string;
  seccion: string;
  etiqueta: string;
  pregunta: Pregunta;
  obligatoria: boolean;
  /** The person answered it; else it stands by its default, or has no answer. */
  propia: boolean;
};

type Hallado = { hojas: HojaVisible[]; problemas: Problema[]; avisos: Aviso[] };
type Revision = Hallado &
  Efectivas & { entrevista: EntrevistaCompilada; jurisdiccion: Jurisdiccion; esNotario: boolean };

/** A question at its place: what was answered there, and whether the group around it asks for it. */
type Lugar = { campo: Campo; respuesta: unknown; ruta: string; etiqueta: string; pedida: boolean; seccion: string };

/** Reviews every answer in the order of the interview: what is seen, and what is missing or wrong in it. */
export function revisarRespuestas(
  entrevista: EntrevistaCompilada,
  respuestas: Objeto,
  efectivas: Efectivas,
  esNotario: boolean,
): Hallado {
  const jurisdiccion = jurisdiccionDe(entrevista, efectivas.datos);
  const revision: Revision = {
    entrevista,
    jurisdiccion,
    ...efectivas,
    esNotario,
    hojas: [],
    problemas: [],
    avisos: [],
  };
  for (const { campos, clave } of entrevista.secciones) {
    for (const campo of campos) {
      const respuesta = own(respuestas, campo.clave);
      const { ruta, etiqueta } = campo;
      review(revision, { campo, respuesta, ruta, etiqueta, pedida: true, seccion: clave });
    }
  }
  const top = entrevista.secciones.flatMap(({ campos }) => campos);
  tellUnknown(revision, respuestas, top, '');
  if (efectivas.excedidas) tell(revision, '', 'limite', 'Hay demasiadas respuestas: quite elementos de las listas.');
  return revision;
}

function review(revision: Revision, lugar: Lugar): void {
  if (!revision.visibles.has(lugar.ruta)) return;
  if (lugar.campo.campos.length > 0) reviewGroup(revision, lugar);
  else reviewLeaf(revision, lugar);
}

/** An optional group without answers asks for nothing. */
function reviewGroup(revision: Revision, { campo, respuesta, ruta, etiqueta, pedida, seccion }: Lugar): void {
  if (!isVacio(respuesta) && !isObjeto(respuesta))
    tell(revision, ruta, 'tipo', `${etiqueta}: la respuesta no es válida.`);
  const needed = pedida && (campo.pregunta.obligatoria !== false || !isSinRespuestas(respuesta));
  if (isObjeto(respuesta)) tellUnknown(revision, respuesta, campo.campos, `${ruta}.`);
  for (const part of campo.campos) {
    review(revision, {
      campo: part,
      respuesta: own(respuesta, part.clave),
      ruta: `${ruta}.${part.clave}`,
      etiqueta: `${etiqueta} › ${part.pregunta.etiqueta}`,
      pedida: needed,
      seccion,
    });
  }
}

function reviewLeaf(revision: Revision, lugar: Lugar): void {
  const { campo, ruta, etiqueta, seccion } = lugar;
  const forOther = campo.paraNotario && !revision.esNotario;
  const obligatoria = lugar.pedida && !forOther && campo.pregunta.obligatoria !== false;
  const propia = !isVacio(lugar.respuesta);
  revision.hojas.push({ ruta, seccion, etiqueta, pregunta: campo.pregunta, obligatoria, propia });
  const { avisarSi } = campo.pregunta;
  if (avisarSi && seCumple(avisarSi.si, alcanceDe(revision.datos, ruta)))
    revision.avisos.push({ ruta, mensaje: `${etiqueta}: ${avisarSi.mensaje}` });
  const given = dada(campo, lugar.respuesta);
  if (isVacio(given)) {
    if (obligatoria) tell(revision, ruta, 'falta', `${etiqueta}: falta su respuesta.`);
  } else if (campo.elemento) reviewList(revision, campo.elemento, given, lugar);
  else reviewValue(revision, given, lugar);
}

function reviewValue(revision: Revision, given: unknown, { campo, ruta, etiqueta }: Lugar): void {
  const read = leerValor(campo.pregunta, given, revision.jurisdiccion);
  if (!read.ok) {
    const motivo = read.caracter === undefined ? 'tipo' : 'caracter';
    tell(revision, ruta, motivo, `${etiqueta}: ${read.mensaje}`);
    return;
  }
  if (read.aviso !== undefined) {
    const { sugerencia } = read;
    revision.avisos.push({
      ruta,
      mensaje: `${etiqueta}: ${read.aviso}`,
      ...(sugerencia !== undefined && { sugerencia }),
    });
  }
  tellLimit(revision, campo.pregunta, read.valor, ruta, etiqueta);
}

function reviewList(
  revision: Revision,
  elemento: Campo,
  given: unknown,
  { campo, ruta, etiqueta, pedida, seccion }: Lugar,
): void {
  if (!Array.isArray(given)) {
    tell(revision, ruta, 'tipo', `${etiqueta}: la respuesta debe ser una lista.`);
    return;
  }
  tellLimit(revision, campo.pregunta, given, ruta, etiqueta);
  given.slice(0, ELEMENTOS_MAXIMOS).forEach((item: unknown, i) => {
    const label = isSola(elemento, given) ? etiqueta : `${etiqueta} › ${elemento.pregunta.etiqueta} ${i + 1}`;
    review(revision, { campo: elemento, respuesta: item, ruta: `${ruta}.${i}`, etiqueta: label, pedida, seccion });
  });
}

/** The only person of a list is known by its heading. */
export function isSola({ pregunta }: Campo, items: readonly unknown[]): boolean {
  return pregunta.tipo === 'persona' && items.length === 1;
}

function tellLimit(revision: Revision, pregunta: Pregunta, valor: unknown, ruta: string, etiqueta: string): void {
  const broken = romperLimite(pregunta, valor, () => alcanceDelLimite(revision.datos, ruta), revision.jurisdiccion);
  if (broken !== undefined) tell(revision, ruta, 'limite', `${etiqueta}: ${broken}`);
}

function tellUnknown(revision: Revision, given: Objeto, campos: readonly Campo[], prefijo: string): void {
  const known = new Set(campos.map(({ clave }) => clave));
  const unknown = Object.keys(given).filter((clave) => !known.has(clave));
  for (const clave of unknown.slice(0, 20)) {
    const ruta = prefijo + clave.slice(0, 60);
    tell(revision, ruta, 'desconocida', `La respuesta «${ruta}» no corresponde a ninguna pregunta.`);
  }
}

function tell(revision: Revision, ruta: string, motivo: MotivoProblema, mensaje: string): void {
  revision.problemas.push({ ruta, motivo, mensaje });
}

/** The data visible to a rule inside a group: the answers of the group hide those of the same name outside. */
function alcanceDe(datos: Objeto, ruta: string): Objeto {
  const parent = ruta.split('.').slice(0, -1);
  const scopes = parent.map((_, i) => valueAt(datos, parent.slice(0, i + 1).join('.'))).filter(isObjeto);
  return scopes.length === 0 ? datos : Object.assign({}, datos, ...scopes);
}

/** A limit never reads its own answer: in a group, that name is of the question around it. */
export function alcanceDelLimite(datos: Objeto, ruta: string): Objeto {
  const [clave = '', ...around] = ruta.split('.').toReversed();
  const group = around.toReversed().join('.');
  const fuera = own(around.length < 2 ? datos : alcanceDe(datos, group), clave);
  return group === '' ? datos : { ...alcanceDe(datos, ruta), [clave]: fuera };
}

function isSinRespuestas(respuesta: unknown): boolean {
  return !isObjeto(respuesta) || Object.values(respuesta).every(isVacio);
}
