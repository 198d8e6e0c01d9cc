/** Same value as in the contract, whose schemas the thread of a guest does not load. */
export const LARGO_DE_COMENTARIO = 4000;
