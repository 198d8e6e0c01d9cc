import { juntarConY } from '../../../espanol/juntar.ts';
import type { Representado } from '../../../modelo/representado.ts';

/** Somebody who signed as a party, and for whom: `porSi` is false of one who signed for others alone. */
export type Otorgante = { nombre: string; porSi: boolean; representados: readonly Representado[] };

/**
 * The grantors of an act as its index and its papers name them: whoever signed for themselves by their name, and whoever is represented once, with
 * all who signed for them: `CAFÉ DE ALTURA, S.A., representada por ANA LÓPEZ`. Source: Código de Notariado, art. 15; domain-gt 1.6.
 */
export function otorgantesDe(partes: readonly Otorgante[]): string[] {
  const dichos = partes.flatMap(({ nombre, porSi, representados }) => [
    ...(porSi ? [nombre] : []),
    ...representados.map((representado) => representadoDicho(representado, partes)),
  ]);
  return [...new Set(dichos)];
}

function representadoDicho({ nombre, genero }: Representado, partes: readonly Otorgante[]): string {
  const quienes = partes.filter(({ representados }) => representados.some((otro) => otro.nombre === nombre));
  return `${nombre}, ${POR[genero ?? 'ninguno']} ${juntarConY(quienes.map((parte) => parte.nombre))}`;
}

const POR = { femenino: 'representada por', masculino: 'representado por', ninguno: 'por medio de' } as const;

/** An appearing person with those for whom they sign: `ANA LÓPEZ, en representación de CAFÉ DE ALTURA, S.A.` */
export function comparecienteDicho({ nombre, porSi, representados }: Otorgante): string {
  if (representados.length === 0) return nombre;
  const otros = juntarConY(representados.map((representado) => representado.nombre));
  return `${nombre}, ${porSi ? 'por sí y ' : ''}en representación de ${otros}`;
}
