import type { Objeto } from '../base/json.ts';
import type { EntrevistaCompilada } from '../entrevista/compilada.ts';
import { etiquetaDelSistema } from '../entrevista/contexto.ts';
import { valueAt } from '../entrevista/efectivas.ts';
import { etiquetaDe, staticPath } from '../entrevista/ruta.ts';
import { variablesLeidas } from '../logica/logica.ts';
import type { Faltante, Texto, Tramo } from '../modelo/documento.ts';
import type { Formato } from '../modelo/formato.ts';
import { findDerivado } from './alcance.ts';
import type { PlantillaLista } from './leer.ts';

const NODOS_MAXIMOS = 20_000;
const CARACTERES_MAXIMOS = 2_000_000;

/** The inputs of one resolution, and the findings it collects on its way through the template. */
export type Resolucion = {
  plantilla: PlantillaLista;
  entrevista: EntrevistaCompilada;
  datos: Objeto;
  visibles: ReadonlySet<string>;
  formatos: Readonly<Record<string, Formato>>;
  faltantes: Map<string, Faltante>;
  problemas: Set<string>;
  /** How many of each series are numbered, and the ordinal of each clause. */
  series: { clausula: number; punto: number };
  ordinales: Map<string, string>;
  referencias: { texto: Texto; clausula: string }[];
  /** Whatever holds a run of text, to be polished when all references are known. */
  corridas: { tramos: Tramo[] }[];
  nodos: number;
  caracteres: number;
};

/** Whether one more node fits. Lists inside lists may multiply: the document stops, it does not hang. */
export function fits(resolucion: Resolucion): boolean {
  resolucion.nodos += 1;
  if (resolucion.nodos <= NODOS_MAXIMOS && resolucion.caracteres <= CARACTERES_MAXIMOS) return true;
  resolucion.problemas.add('El documento es demasiado largo: se cortó antes de terminar.');
  return false;
}

/** Notes that the answer at a path is missing and says which question it links to. */
export function noteFaltante(ruta: string, resolucion: Resolucion): Faltante {
  const path = questionBehind(ruta, resolucion);
  const known = resolucion.faltantes.get(path);
  if (known) return known;
  const faltante = describeFaltante(path, resolucion);
  resolucion.faltantes.set(path, faltante);
  return faltante;
}

function describeFaltante(ruta: string, { entrevista, visibles, problemas }: Resolucion): Faltante {
  const campo = entrevista.indice.get(staticPath(ruta));
  if (campo) {
    const etiqueta = etiquetaDe(entrevista, ruta) ?? campo.etiqueta;
    const { paraNotario, alFirmar } = campo;
    return { ruta, etiqueta, oculta: !visibles.has(ruta), paraNotario, alFirmar };
  }
  const etiqueta = etiquetaDelSistema(ruta);
  if (etiqueta !== undefined) return { ruta, etiqueta, oculta: false, paraNotario: true, alFirmar: false };
  problemas.add(`La variable «${ruta}» no corresponde a ninguna pregunta.`);
  return { ruta, etiqueta: ruta, oculta: true, paraNotario: false, alFirmar: false };
}

/** The question at a path; of a derived value that is missing, the one whose answer it lacks. */
export function questionBehind(ruta: string, resolucion: Resolucion): string {
  const { entrevista, datos } = resolucion;
  const derivado = findDerivado(ruta, entrevista);
  if (derivado === undefined) return ruta;
  const missing = variablesLeidas(derivado.valor, datos).find((name) => valueAt(datos, name) === undefined);
  return missing === undefined ? ruta : questionBehind(missing, resolucion);
}
