import { catalogos, type NombreDeCatalogo } from '@fedatario/contract';
import type { Definicion, Tabla } from './queries.ts';
import { productosDeCategoria, usosDeCategoria } from './usos/queries.ts';

const definiciones: { readonly [N in NombreDeCatalogo]: Definicion<N> } = {
  categorias: {
    tabla: 'categorias',
    id: 'idCategoria',
    activo: 'activa',
    busca: ['nombre', 'slug', 'descripcion'],
    ordenes: { orden: 'number', nombre: 'string', productos: 'number' },
    titulos: { nombre: 'Nombre', slug: 'Dirección', descripcion: 'Descripción', productos: 'Productos' },
    unicos: ['nombre', 'slug'],
    calculados: { productos: productosDeCategoria },
    usos: usosDeCategoria,
  },
};

export function tablaDe(nombre: NombreDeCatalogo): Tabla {
  return { ...(definiciones[nombre] as unknown as Tabla), campos: Object.keys(catalogos[nombre].Nueva.shape) };
}
