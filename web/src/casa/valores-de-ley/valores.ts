import { type ParametroDeLey, parametrosDeLey, type UnidadDeLey } from '@fedatario/document-engine';
import type { T, Texto } from '../../i18n/i18n.ts';
import { montoOf, readEntero, readFecha, readMonto } from '../../lib/escribir.ts';
import { dinero } from '../../lib/format.ts';

/** Groups of the page, each with the keys it shows by their first name. */
const GRUPOS = {
  salarios: ['salarioMinimo', 'bonificacionIncentivo'],
  jornada: ['jornada', 'edadParaTrabajar'],
  plazos: ['interesUsual', 'plazoMaximoMeses', 'viajeMeses'],
  timbres: ['timbre'],
  firma: ['firma'],
} as const;

export type Grupo = keyof typeof GRUPOS;
export const grupos = Object.keys(GRUPOS) as Grupo[];

export function parametrosDe(grupo: Grupo): ParametroDeLey[] {
  const heads: readonly string[] = GRUPOS[grupo];
  return parametrosDeLey.filter(({ clave }) => heads.includes(clave.split('.')[0] ?? ''));
}

/** A value with its unit, as people read it. */
export function mostrarValor(t: T, unidad: UnidadDeLey, valor: number): string {
  return unidad === 'centavos' ? dinero(valor) : t(`valoresDeLey.unidad.${unidad}`, { n: valor });
}

export function limitesDe(t: T, { unidad, minimo, maximo }: ParametroDeLey): string {
  const de = mostrarValor(t, unidad, minimo);
  const a = mostrarValor(t, unidad, maximo);
  return t('valoresDeLey.limites', { minimo: de, maximo: a });
}

export function nombreDe(t: T, clave: string): string {
  return t(`valoresDeLey.clave.${clave}` as Texto);
}

/** Form values: the day and the amount as typed. */
export interface Valores {
  clave: string;
  desde: string;
  valor: string;
  fuente: string;
  confirmaBaja: boolean;
}

export const escritoOf = ({ unidad }: ParametroDeLey, valor: number) =>
  unidad === 'centavos' ? montoOf(valor) : String(valor);

/** The amount typed is lower than the one in force, and of a parameter that seldom goes down. */
export function baja({ unidad, noBaja }: ParametroDeLey, escrito: string, vigente: number): boolean {
  const valor = unidad === 'centavos' ? readMonto(escrito) : readEntero(escrito);
  return noBaja === true && typeof valor === 'number' && valor < vigente;
}

export function prepararCon({ unidad }: ParametroDeLey, hoy: string) {
  return ({ desde, valor, ...escrito }: Valores) => ({
    ...escrito,
    desde: readFecha(desde, { hoy, pasada: false }),
    valor: unidad === 'centavos' ? readMonto(valor) : readEntero(valor),
  });
}
