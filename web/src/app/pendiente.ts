import type { Catalogo } from '../i18n/catalogo.ts';

/** A screen that is not built yet: the chapter `pendiente` says what it will do. */
export type Pendiente = Exclude<keyof Catalogo['pendiente'], 'detalle' | 'verDocumentos'>;
