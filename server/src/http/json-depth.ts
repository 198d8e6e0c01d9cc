/** Levels of a JSON; a product has some thirty. More is refused before anything walks through them. */
const MOST_LEVELS = 200;

/** Whether a JSON has more levels than code that calls itself can go through. */
export function isTooDeep(text: string): boolean {
  return depthOf(text) > MOST_LEVELS;
}

/** The deepest nesting of brackets outside strings, read sign by sign so that no size of a string matters. */
function depthOf(text: string): number {
  let level = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charAt(i);
    if (quoted && sign === '\\') i += 1;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && '[{'.includes(sign)) deepest = Math.max(deepest, ++level);
    else if (!quoted && ']}'.includes(sign)) level -= 1;
  }
  return deepest;
}
