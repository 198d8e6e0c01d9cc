import {
  type Campo,
  type EntrevistaCompilada,
  type Estado,
  type Seccion,
  seccionesDe,
} from '@fedatario/document-engine';
import { itemsOf } from './respuestas.ts';

export type { Campo, Seccion } from '@fedatario/document-engine';

/** A section as its list shows it: `completa` has nothing left to answer, `revisar` has something wrong. */
export type EstadoSeccion = 'completa' | 'revisar' | 'pendiente' | 'sinEmpezar';
export interface PasoDeSeccion {
  /** Position in the interview, which is its address. */
  readonly indice: number;
  readonly clave: string;
  readonly titulo: string;
  readonly estado: EstadoSeccion;
  readonly faltan: number;
}

/** The sections the customer is asked: neither the notary's, nor those without a question that is seen. */
export function seccionesVisibles(
  entrevista: EntrevistaCompilada,
  { hojas, problemas }: Pick<Estado, 'hojas' | 'problemas'>,
  respuestas: unknown,
): PasoDeSeccion[] {
  const wrong = new Map(problemas.map(({ ruta, motivo }) => [ruta, motivo]));
  return seccionesDe(entrevista).flatMap(({ clave, titulo, paraNotario, campos }, indice) => {
    const mine = hojas.filter(({ seccion }) => seccion === clave);
    if (paraNotario || mine.length === 0) return [];
    const reasons = mine.flatMap(({ ruta }) => wrong.get(ruta) ?? []);
    const begun = campos.some((campo) => Object.hasOwn(respuestas as object, campo.clave));
    return [{ indice, clave, titulo, estado: estadoOf(reasons, begun), faltan: reasons.length }];
  });
}

function estadoOf(reasons: readonly string[], begun: boolean): EstadoSeccion {
  if (reasons.length === 0) return 'completa';
  if (reasons.some((reason) => reason !== 'falta')) return 'revisar';
  return begun ? 'pendiente' : 'sinEmpezar';
}

/** The address of the section where the question at a path stands; undefined for what the interview does not ask. */
export function indiceDe(entrevista: EntrevistaCompilada, ruta: string): number | undefined {
  const [top] = ruta.split('.');
  const found = seccionesDe(entrevista).findIndex(({ campos }) => campos.some(({ clave }) => clave === top));
  return found < 0 ? undefined : found;
}

/** A question of one value that is seen, with its answer: what the review lists. */
export interface Hoja {
  readonly ruta: string;
  readonly campo: Campo;
  /** Labels of the groups around it. */
  readonly dentro: readonly string[];
  readonly valor: unknown;
}

/** The questions of one value of a section that are seen, in their order, items of lists one by one. */
export function hojasDe({ campos }: Seccion, visibles: ReadonlySet<string>, datos: unknown): Hoja[] {
  return campos.flatMap((campo) => leaves(campo, campo.clave, [], visibles, own(datos, campo.clave)));
}

function leaves(
  campo: Campo,
  ruta: string,
  dentro: readonly string[],
  visibles: ReadonlySet<string>,
  valor: unknown,
): Hoja[] {
  if (!visibles.has(ruta)) return [];
  const inside = [...dentro, campo.pregunta.etiqueta];
  const { elemento } = campo;
  if (elemento) {
    const items = itemsOf(valor);
    if (items.length === 0) return [{ ruta, campo, dentro, valor: undefined }];
    return items.flatMap((item, i) => {
      const within = [...inside, `${elemento.pregunta.etiqueta} ${i + 1}`];
      const isGroup = elemento.campos.length > 0;
      return leaves(elemento, `${ruta}.${i}`, isGroup ? within : inside, visibles, item);
    });
  }
  if (campo.campos.length === 0) return [{ ruta, campo, dentro, valor }];
  return campo.campos.flatMap((part) =>
    leaves(
      part,
      `${ruta}.${part.clave}`,
      dentro.length > 0 && isNumbered(dentro) ? dentro : inside,
      visibles,
      own(valor, part.clave),
    ),
  );
}

const isNumbered = (labels: readonly string[]): boolean => / \d+$/.test(labels.at(-1) ?? '');

function own(valor: unknown, clave: string): unknown {
  return typeof valor === 'object' && valor !== null && Object.hasOwn(valor, clave)
    ? Reflect.get(valor, clave)
    : undefined;
}
