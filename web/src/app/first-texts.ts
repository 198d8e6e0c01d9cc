// Written by web/scripts/generate-texts.mjs. Do not edit.
import type { Capitulo } from '../i18n/catalogo.ts';

/** The chapters of texts that each screen reads, with all that it imports. */
export const textosDePrimeras = {
  '/': ['inicio', 'productos'],
  '/productos/:idProducto': ['productos', 'testimonios'],
  '/nuestros-planes': ['planes'],
} as const satisfies Record<string, readonly Capitulo[]>;
