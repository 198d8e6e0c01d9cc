/** As the contract says; a customer's screen brings it without the rest of it. */
export const PUNTOS_MAXIMOS = 5;
export const COMENTARIO_MAXIMO = 1000;
