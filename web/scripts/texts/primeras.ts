import { textsOfFirst } from './screens.ts';

/** The chapters of texts that each of the first screens reads, with all that it imports. */
export const textosDePrimeras = textsOfFirst();
