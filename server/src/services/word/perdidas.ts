import type { Paquete } from './paquete.ts';

type Clase =
  | 'imagenes'
  | 'cambios'
  | 'cuadros'
  | 'comentarios'
  | 'notas'
  | 'encabezados'
  | 'ecuaciones'
  | 'macros'
  | 'niveles'
  | 'celdasUnidas';

/** Something of the Word file that the template does not have, and how many times. */
export interface Perdida {
  readonly clase: Clase;
  readonly veces: number;
}

const ELEMENTOS: readonly [Clase, RegExp][] = [
  ['cambios', /<w:(ins|del|moveFrom|moveTo)[ >]/g],
  ['cuadros', /<w:txbxContent[ >]/g],
  ['comentarios', /<w:commentReference[ /]/g],
  ['notas', /<w:(footnote|endnote)Reference[ /]/g],
  ['encabezados', /<w:(header|footer)Reference[ /]/g],
  ['ecuaciones', /<m:oMath[ >]/g],
  ['niveles', /<w:ilvl w:val="[1-9]/g],
  ['celdasUnidas', /<w:(gridSpan|vMerge)[ /]/g],
];

export function perdidasDe({ cuerpo, imagenes, macros }: Paquete): Perdida[] {
  const counted = ELEMENTOS.map(([clase, element]) => ({ clase, veces: cuerpo.match(element)?.length ?? 0 }));
  const others: Perdida[] = [
    { clase: 'imagenes', veces: imagenes },
    { clase: 'macros', veces: Number(macros) },
  ];
  return [...others, ...counted].filter(({ veces }) => veces > 0);
}
