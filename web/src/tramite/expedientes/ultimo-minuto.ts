import { MINUTE } from '@fedatario/contract/base';

/** A limit at midnight is shown as the last minute of the day before. */
export const ultimoMinuto = (instante: string) => new Date(Date.parse(instante) - MINUTE).toISOString();
