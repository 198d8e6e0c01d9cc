/** Same value as in the contract, whose schemas a customer's screen does not load. */
export const PUNTOS_MAXIMOS = 5;
export const COMENTARIO_MAXIMO = 600;
