import { parseStatements, visit } from './syntax.mjs';

/** Shapes that save lines and hide what they hold, each with the plain way to write it. */
const SHAPES = [
  [isParallelDeclaration, 'cada constante se declara en su línea, sin `[a, b] = [x, y]`'],
  [holdsSpreadList, 'una lista dentro de otra se escribe sin `...[`'],
  [isSplitLiteral, "una lista de palabras se escribe como lista, sin `'a b c'.split(' ')`"],
];

/** Places of a file where several values are packed into one literal: the line, and how it is written instead. */
export function packedIn(text, file) {
  const { body, lineOf } = parseStatements(text, file);
  const found = [];
  visit(body, (node) => {
    for (const [matches, instead] of SHAPES) if (matches(node)) found.push({ line: lineOf(node.span.start), instead });
  });
  return found;
}

function isParallelDeclaration({ type, id, init }) {
  return type === 'VariableDeclarator' && id.type === 'ArrayPattern' && isList(init) && !init.elements.some(isSpread);
}

function holdsSpreadList(node) {
  return isList(node) && node.elements.some((element) => isSpread(element) && isList(element.expression));
}

function isSplitLiteral({ type, callee }) {
  return (
    type === 'CallExpression' &&
    callee.type === 'MemberExpression' &&
    callee.object.type === 'StringLiteral' &&
    callee.property.value === 'split'
  );
}

function isList(node) {
  return node?.type === 'ArrayExpression';
}

function isSpread(element) {
  return Boolean(element?.spread);
}
