/**
 * The widths in px up to which a screen is a phone's, a tablet's, a narrow window's and a usual one's. A query names one of
 * them as `max-width`, or the next pixel as `min-width`: a style sheet cannot read a custom property there.
 */
export const WIDTHS = [520, 768, 1023, 1240];

const comment = /\/\*.*?\*\//gs;
const query = /@(?:media|container)[^{]*|matchMedia\([^)]*\)|['"`]\([^'"`]*width[^'"`]*['"`]/g;
const size = /(?:^|[\s;{])font(?:-size)?\s*:[^;}]*\d(?:px|rem|pt)\b[^;}]*/g;
const gap = /(?:^|[\s;{])((?:(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z-]+)?)\s*:([^;}]*))/g;
/** A hairline, in px: less than the smallest gap. */
const HAIRLINE = 3;

/** The measures of a style sheet, or of a script's media queries, that stand bare where a token or one of the widths belongs. */
export function bareIn(text) {
  const bare = text.replaceAll(comment, '');
  const found = [...queriesIn(bare), ...(bare.match(size) ?? []), ...gapsIn(bare)];
  return found.map((fault) => fault.trim().replaceAll(/\s+/g, ' '));
}

function queriesIn(text) {
  return (text.match(query) ?? []).filter((one) => /width/.test(one) && !isKnown(one));
}

function isKnown(one) {
  const widths = one.match(/width[^()]*/g) ?? [];
  return widths.every((width) => WIDTHS.some((known) => isWidth(one, width, known)));
}

function isWidth(one, width, known) {
  const named = width.replaceAll(/\s/g, '');
  return (
    (named === `width:${known}px` && one.includes(`max-${width}`)) ||
    (named === `width:${known + 1}px` && one.includes(`min-${width}`))
  );
}

/** A negative measure corrects one place, and a sum may start from the measure of a thing: these may be bare. */
function gapsIn(text) {
  return [...text.matchAll(gap)]
    .filter(([, , value]) =>
      [...outsideOfSums(value).matchAll(/(-?[\d.]+)(px|rem)\b/g)].some(
        ([, number, unit]) => Number(number) > (unit === 'px' ? HAIRLINE : 0),
      ),
    )
    .map(([, declaration]) => declaration);
}

function outsideOfSums(value) {
  return value.replaceAll(/\b(?:calc|clamp|min|max|var)\((?:[^()]|\([^()]*\))*\)/g, '');
}
