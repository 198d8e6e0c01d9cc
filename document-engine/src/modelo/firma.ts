/** `notarioPorSi` is a notary who acts without a person who asks for it: «Por mí y ante mí». */
export const formasDeFirma = ['firma', 'huella', 'aRuego', 'notario', 'notarioPorSi'] as const;
export type FormaFirma = (typeof formasDeFirma)[number];

/** Whether the notary signs there. */
export function esDeNotario(forma: FormaFirma): forma is 'notario' | 'notarioPorSi' {
  return forma === 'notario' || forma === 'notarioPorSi';
}
