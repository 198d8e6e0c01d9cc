import { parseSync } from '@swc/core';

/** A file as statements of its syntax tree, and the line of a position in it. */
export function parseStatements(text, file) {
  const source = Buffer.from(`;${text.replace(/^#!/, '//')}`);
  const ast = parseSync(source.toString(), { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' });
  return { body: ast.body, lineOf: linesOf(source, ast.span.start) };
}

/** Shows each node below one, itself first. */
export function visit(node, see) {
  if (Array.isArray(node)) for (const one of node) visit(one, see);
  else if (node !== null && typeof node === 'object') {
    if (node.type) see(node);
    for (const [key, value] of Object.entries(node)) if (key !== 'span') visit(value, see);
  }
}

/** The line of a byte, as the parser counts bytes: from `start` on, over all that it read before. */
function linesOf(source, start) {
  const ends = [...source.entries()].filter(([, byte]) => byte === 10).map(([at]) => at);
  return (byte) => 1 + ends.filter((end) => end < byte - start).length;
}
