import type { NombreDeTema } from '@fedatario/contract';
import type { HTMLAttributes } from 'react';

/** What an element carries to be drawn in a theme. */
export type Area = (nombre: NombreDeTema) => HTMLAttributes<HTMLElement>;
