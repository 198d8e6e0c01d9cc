import { type ClaveMensaje, mensajesDeCampo } from '@fedatario/contract';

/** Messages of field errors; the contract holds the Spanish texts. */
export const campo: Record<ClaveMensaje, string> = mensajesDeCampo;
