import type { RevisionDeArchivo } from '@fedatario/contract/catalogo';

/** How a file is fitted into this installation. */
export interface Eleccion {
  /** Whether it begins a product, or is the next version of the one that has its address. */
  readonly como: 'nuevo' | 'sobre';
  readonly nombre: string;
  readonly slug: string;
  /** Empty while none is chosen. */
  readonly idCategoria: string;
  /** The requisitos that are absent here are left out. */
  readonly omitir: boolean;
}

/** The choice that needs the least: a product of its own address, or the next version of the one that has it. */
export function eleccionDe({ nombre, slug, existente, idCategoria }: RevisionDeArchivo): Eleccion {
  const sobre = existente?.admite === true && !existente.escrito;
  return {
    como: sobre ? 'sobre' : 'nuevo',
    nombre,
    slug: existente ? `${slug}-2` : slug,
    idCategoria: idCategoria ?? '',
    omitir: false,
  };
}

/** Whether everything that the file needs was chosen. */
export function isElegido({ requisitosAusentes }: RevisionDeArchivo, eleccion: Eleccion): boolean {
  const { como, nombre, slug, idCategoria, omitir } = eleccion;
  if (idCategoria === '' || (requisitosAusentes.length > 0 && !omitir)) return false;
  return como === 'sobre' || (nombre.trim() !== '' && slug.trim() !== '');
}
