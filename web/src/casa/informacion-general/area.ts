import type { NombreDeTema } from '@fedatario/contract';
import type { HTMLAttributes } from 'react';

/** Theme attributes for an element. */
export type Area = (nombre: NombreDeTema) => HTMLAttributes<HTMLElement>;
