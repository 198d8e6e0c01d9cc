/**
 * Paper of the protocol, in millimetres: one side has 25 ruled lines, and whatever stands outside of them or of its margins is void unless
 * it is saved. `costura` is the bound edge, at the left of a front and at the right of a back; `primera` is the height of the first line.
 * Source: Acuerdo Gubernativo 737-92, art. 3 (lines); measures of a leaf of 8½ by 13 inches, which each office corrects (domain-gt 8).
 */
export const papelDeProtocolo = {
  ancho: 215.9,
  alto: 330.2,
  renglones: 25,
  primera: 62,
  entreRenglones: 10,
  costura: 40,
  canto: 12,
} as const;

/** Words written between two lines, or struck out. Nothing else may be corrected: altering a word is forbidden (art. 14). */
export type Correccion = { clase: 'entreLineas' | 'testado'; texto: string };

/**
 * The sentence that saves the corrections of an instrument, to be written after its text and before its signatures; empty when there are
 * none. Source: Código de Notariado, art. 14.
 */
export function salvadoDe(correcciones: readonly Correccion[]): string {
  const said = (clase: Correccion['clase']) =>
    correcciones.filter((one) => one.clase === clase).map(({ texto }) => `«${texto.trim()}»`);
  const entre = said('entreLineas');
  const testado = said('testado');
  return [
    ...(entre.length > 0 ? [`Entre líneas: ${entre.join('; ')}. Léase.`] : []),
    ...(testado.length > 0 ? [`Testado: ${testado.join('; ')}. Omítase.`] : []),
  ].join(' ');
}
