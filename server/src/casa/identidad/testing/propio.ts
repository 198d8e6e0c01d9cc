import { openClaves } from '../clave.ts';
import { openPropio } from '../propio.ts';

/** The least that Argon2 takes, since most tests need an account and few are about its password. */
const MENOR = { memoryCost: 8, timeCost: 1 };

export const clavesDePrueba = openClaves(MENOR);
export const propioDePrueba = openPropio(MENOR);
