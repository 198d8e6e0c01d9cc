/** Theme names of the specification, section 3; one that is unknown counts as `default`. */
const numeros = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export const nombresDeTema = [
  'default',
  'defaultDark',
  'lightOrange',
  ...numeros.map((n) => `light${n}` as const),
  ...numeros.map((n) => `dark${n}` as const),
] as const;
export type NombreDeTema = (typeof nombresDeTema)[number];

export function temaConocido(nombre: string): NombreDeTema {
  return nombresDeTema.find((conocido) => conocido === nombre) ?? 'default';
}
