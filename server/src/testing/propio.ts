import { openClaves } from '../casa/identidad/clave.ts';
import { openPropio } from '../casa/identidad/propio.ts';

/** The least that Argon2 takes, since most tests need an account and few are about its password. */
const MENOR = { memoryCost: 8, timeCost: 1 };

export const clavesDePrueba = openClaves(MENOR);
export const propioDePrueba = openPropio(MENOR);
