import { isObjeto, type Objeto } from '../base/json.ts';
import { seCumple, variables } from '../logica/logica.ts';
import type { EntrevistaCompilada } from './compilada.ts';
import { calcularEfectivas } from './efectivas.ts';
import { revisarDistintas } from './identidad.ts';
import { type Aviso, type HojaVisible, type Problema, revisarRespuestas } from './revision.ts';

export type Estado = {
  /** The effective data a document is made from: visible answers in stored form, defaults, derived values, context. */
  datos: Objeto;
  /** Paths of everything seen, groups and lists too: `fiador`, `fiador.cui`, `dependientes.0.nombre`. */
  visibles: ReadonlySet<string>;
  hojas: HojaVisible[];
  problemas: Problema[];
  avisos: Aviso[];
  /** Path of the first question that still needs the person, or undefined when none does. */
  siguiente: string | undefined;
  /**
   * Visible questions that need the person: those they must answer, and optional ones answered wrong. `total` is how many there are,
   * `respondidas` how many of them are answered well. One left at its default counts in neither.
   */
  progreso: { respondidas: number; total: number };
  completa: boolean;
};

/** `hoy` is a day `aaaa-mm-dd` in the time zone of the place. Of a `cliente` (the default) nothing of the notary's is asked. */
export type OpcionesEvaluacion = { contexto: { hoy: string } & Objeto; rol?: 'cliente' | 'notario' };

/**
 * Works out an interview: what is seen, what is missing or wrong, what comes next. `respuestas` may be anything:
 * what is not an answer is told, hidden answers are ignored, nothing throws and nothing is changed.
 */
export function evaluarEntrevista(
  entrevista: EntrevistaCompilada,
  respuestas: unknown,
  opciones: OpcionesEvaluacion,
): Estado {
  const given = isObjeto(respuestas) ? respuestas : {};
  const efectivas = calcularEfectivas(entrevista, given, opciones.contexto);
  const { datos, visibles } = efectivas;
  const revision = revisarRespuestas(entrevista, given, efectivas, opciones.rol === 'notario');
  const reglas = aplicarReglas(entrevista, datos, visibles);
  const distintas = revisarDistintas(entrevista, datos);
  const problemas = [...revision.problemas, ...reglas.problemas, ...distintas.problemas];
  const wrong = new Set(problemas.map(({ ruta }) => ruta));
  const asked = revision.hojas.filter(({ ruta, obligatoria, propia }) => wrong.has(ruta) || (obligatoria && propia));
  return {
    datos,
    visibles,
    hojas: revision.hojas,
    problemas,
    avisos: [...revision.avisos, ...reglas.avisos, ...distintas.avisos],
    siguiente: revision.hojas.find(({ ruta }) => wrong.has(ruta))?.ruta,
    progreso: { respondidas: asked.filter(({ ruta }) => !wrong.has(ruta)).length, total: asked.length },
    completa: problemas.length === 0,
  };
}

/** The rules of the whole that hold, each at the question it names or at the first it reads. */
function aplicarReglas(
  { definicion }: EntrevistaCompilada,
  datos: Objeto,
  visibles: ReadonlySet<string>,
): { problemas: Problema[]; avisos: Aviso[] } {
  const problemas: Problema[] = [];
  const avisos: Aviso[] = [];
  for (const { si, nivel, mensaje, pregunta } of definicion.reglas ?? []) {
    if (!seCumple(si, datos)) continue;
    const ruta = pregunta ?? variables(si).find((name) => visibles.has(name)) ?? '';
    if (nivel === 'error') problemas.push({ ruta, motivo: 'regla', mensaje });
    else avisos.push({ ruta, mensaje });
  }
  return { problemas, avisos };
}
