import type { NombreDeTema } from '@fedatario/contract/base';
import type { HTMLAttributes } from 'react';

/** Theme attributes for an element. */
export type Area = (nombre: NombreDeTema) => HTMLAttributes<HTMLElement>;
