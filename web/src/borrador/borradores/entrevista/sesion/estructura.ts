import { type EntrevistaCompilada, type Estado, seccionesDe } from '@fedatario/document-engine';

export type { Campo, Seccion } from '@fedatario/document-engine';

/** State of a section in the list: `completa` has nothing missing, `revisar` has a wrong answer. */
export type EstadoSeccion = 'completa' | 'revisar' | 'pendiente' | 'sinEmpezar';
export interface PasoDeSeccion {
  /** Position in the interview, used in the address. */
  readonly indice: number;
  readonly clave: string;
  readonly titulo: string;
  readonly estado: EstadoSeccion;
  readonly faltan: number;
}

/** The sections for the customer, without the notary's and without those that have no visible question. */
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

/** Index of the section that contains the question at a path; undefined when the interview does not ask it. */
export function indiceDe(entrevista: EntrevistaCompilada, ruta: string): number | undefined {
  const [top] = ruta.split('.');
  const found = seccionesDe(entrevista).findIndex(({ campos }) => campos.some(({ clave }) => clave === top));
  return found < 0 ? undefined : found;
}
