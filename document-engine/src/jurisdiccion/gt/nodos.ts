/** Short ways to write the nodes of shared texts. */

export const text = (words: string) => ({ type: 'text', text: words });
export const v = (ruta: string, formato?: string, more: object = {}) => ({
  type: 'variable',
  attrs: { ruta, ...(formato === undefined ? {} : { formato }), ...more },
});
export const either = (si: object, then: object[], otherwise: object[] = []) => ({
  type: 'condicionalTexto',
  content: [
    { type: 'ramaTexto', attrs: { si }, content: then },
    ...(otherwise.length > 0 ? [{ type: 'ramaTexto', content: otherwise }] : []),
  ],
});
/** The first text whose condition holds, each with its own. */
export const choose = (ramas: readonly (readonly [object, object[]])[]) => ({
  type: 'condicionalTexto',
  content: ramas.map(([si, content]) => ({ type: 'ramaTexto', attrs: { si }, content })),
});
export const MAYUSCULAS = { mayusculas: true };
export const CON_PASAPORTE = { '==': [{ var: 'p.tipoDocumento' }, 'PASAPORTE'] };
