import { type ClaveMensaje, mensajesDeCampo } from '@fedatario/contract';

/** What can be wrong with a field: the contract holds the Spanish text of each. */
export const campo: Record<ClaveMensaje, string> = mensajesDeCampo;
