import { posix } from 'node:path';

const imported = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/**
 * The circles that folders make below `top`, as lists of names. `texts` holds each file of the product by its path. At each folder its
 * subfolders, and its own files taken together as one more (`.`), must need each other in one direction, however deep the importing file
 * lies; so a folder can be read, moved or given away without the ones above it.
 */
export function circlesIn(texts, top) {
  const needs = new Map();
  for (const [file, text] of texts) {
    for (const [, path] of text.matchAll(imported)) {
      const target = posix.join(posix.dirname(file), path);
      if (texts.has(target)) note(needs, file, target, top);
    }
  }
  const reached = new Map([...needs.keys()].map((one) => [one, reachedFrom(one, needs)]));
  const seen = new Set();
  return [...reached.keys()].sort().flatMap((one) => {
    if (seen.has(one) || !reached.get(one).has(one)) return [];
    const circle = [
      one,
      ...[...reached.get(one)].filter((other) => other !== one && reached.get(other)?.has(one)).sort(),
    ];
    for (const other of circle) seen.add(other);
    return [circle];
  });
}

/** Two files need each other's folders where their paths part. */
function note(needs, file, target, top) {
  const from = posix.dirname(file).split('/');
  const to = posix.dirname(target).split('/');
  const parted = from.findIndex((name, at) => name !== to[at]);
  const at = parted === -1 ? from.length : parted;
  const shared = from.slice(0, at).join('/');
  if (from[at] === to[at] || !`${shared}/`.startsWith(`${top}/`)) return;
  const [one, other] = [from, to].map((names) => `${shared}/${names[at] ?? '.'}`);
  if (!needs.has(one)) needs.set(one, new Set());
  needs.get(one).add(other);
}

function reachedFrom(one, needs, found = new Set()) {
  for (const other of needs.get(one) ?? []) {
    if (found.has(other)) continue;
    found.add(other);
    reachedFrom(other, needs, found);
  }
  return found;
}
