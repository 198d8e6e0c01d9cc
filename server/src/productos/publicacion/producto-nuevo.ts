import type { Modalidad, ProductoDetalle, TipoProducto } from '@fedatario/contract';

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
  readonly categoria: { readonly idCategoria: string; readonly nombre: string };
  readonly requisitos: readonly { clave: string; obligatorio?: boolean; instrucciones?: string }[];
}
