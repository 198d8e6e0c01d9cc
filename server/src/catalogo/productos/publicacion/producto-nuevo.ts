import type { ClaseDeActo } from '@fedatario/contract/acto';
import type { Modalidad, ProductoDetalle, TipoProducto } from '@fedatario/contract/catalogo';

type Detalle = Pick<
  ProductoDetalle,
  | 'nombre'
  | 'slug'
  | 'resumen'
  | 'descripcion'
  | 'incluye'
  | 'noIncluye'
  | 'baseLegal'
  | 'tags'
  | 'aranceles'
  | 'plazoHoras'
  | 'plazoDesde'
  | 'despuesDePagar'
  | 'preguntasFrecuentes'
  | 'pasos'
  | 'destacado'
>;

export interface ProductoNuevo extends Detalle {
  readonly tipo: TipoProducto;
  readonly modalidad: Modalidad;
  /** The kind of act that it ends in before a notary. */
  readonly claseActo?: ClaseDeActo | null;
  readonly categoria: { readonly idCategoria: string; readonly nombre: string };
  readonly requisitos: readonly { clave: string; obligatorio?: boolean; instrucciones?: string }[];
}
