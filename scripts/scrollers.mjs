const comment = /\/\*.*?\*\//gs;
const rule = /([^{}]+)\{([^{}]*)\}/g;
const scrolls = /(?:^|[\s;])overflow(?:-\w+)?\s*:[^;]*\b(?:auto|scroll)\b/;
const positioned = /(?:^|[\s;])position\s*:\s*(?:relative|absolute|sticky|fixed)\b/;

/**
 * The selectors of a style sheet that scroll their content without being its containing block. An absolute descendant, as the words that
 * only a screen reader says, then counts in the page: it lengthens the page below the scroller, and one scrolls into a blank screen.
 */
export function looseScrollersIn(css) {
  return [...css.replaceAll(comment, '').matchAll(rule)]
    .filter(([, , declarations]) => scrolls.test(declarations) && !positioned.test(declarations))
    .map(([, selector]) => `${selector.trim().replaceAll(/\s+/g, ' ')} se desplaza y le falta position`);
}
