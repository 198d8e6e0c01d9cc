import { textsOfScreens } from './screens.ts';

/** The chapters of texts that each other screen reads, with its layout and all that it imports. */
export const textosDe = textsOfScreens();
