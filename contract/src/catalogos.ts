import * as z from 'zod/mini';
import { texto } from './campos.ts';
import { catalogo } from './catalogo.ts';
import type { ClaveMensaje } from './mensajes.ts';

const m = (clave: ClaveMensaje) => ({ error: clave });

/** Text that may be left empty. */
const libre = (max: number) => z.string(m('requerido')).check(z.trim(), z.maxLength(max, m('largo')));

/** What stands in an address: small letters without accent, digits and hyphens. */
const slug = texto(80).check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, m('slug')));

/** The pictures of a category, by the names they are stored under. */
export const iconosDeCategoria = [
  'description',
  'home',
  'directions_car',
  'gavel',
  'handshake',
  'payments',
  'family_restroom',
  'badge',
  'business',
  'fact_check',
] as const;

/** The catalogues of the back office: what an entry of each holds, by what it is ordered, and who works on it. */
export const catalogos = {
  categorias: catalogo({
    path: '/private/categorias',
    access: 'admin',
    nombre: 'categorías de productos',
    campos: { nombre: texto(80), slug, descripcion: libre(300), icono: z.enum(iconosDeCategoria, m('opcion')) },
    fila: { productos: z.int() },
    ordenes: ['orden', 'nombre', 'productos'],
    ejemplo: { nombre: 'Vehículos', slug: 'vehiculos', descripcion: 'Comprar y vender.', icono: 'directions_car' },
  }),
};

export type NombreDeCatalogo = keyof typeof catalogos;
