/** Declarations that say left or right where they mean the start or the end of a line. */
const sides = [
  /(?:^|[\s;{])(?:scroll-)?(?:margin|padding)-(?:left|right)\s*:[^;}]*/g,
  /(?:^|[\s;{])border-(?:left|right)(?:-\w+)?\s*:[^;}]*/g,
  /(?:^|[\s;{])border-(?:top|bottom)-(?:left|right)-radius\s*:[^;}]*/g,
  /(?:^|[\s;{])(?:left|right)\s*:[^;}]*/g,
  /(?:^|[\s;{])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g,
];
const four = /(?:^|[\s;{])((?:margin|padding|inset|border-width|border-style|border-color)\s*:\s*([^;}]+))/g;

/** The declarations of a style sheet that name a physical side and would not mirror in a right-to-left language. */
export function physicalIn(css) {
  const bare = css.replaceAll(/\/\*.*?\*\//gs, '');
  const named = sides.flatMap((side) => bare.match(side) ?? []);
  const uneven = [...bare.matchAll(four)]
    .filter(([, , value]) => isUneven(value))
    .map(([, declaration]) => declaration);
  return [...named, ...uneven].map((declaration) => declaration.trim().replaceAll(/\s+/g, ' '));
}

/** Four values of which the right one is not the left one. */
function isUneven(value) {
  const parts = value.trim().match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return parts.length === 4 && parts[1] !== parts[3];
}
