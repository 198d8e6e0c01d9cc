import { parseStatements, visit } from './syntax.mjs';

/**
 * Lines that the body of a function may have, blank ones and comments not counted. A component has more because the formatter
 * gives each attribute of its markup a line; a test because it tells a story from its beginning to its end.
 */
export const LIMITS = { function: 40, component: 50, test: 60 };

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'MethodProperty']);
const methods = new Set(['ClassMethod', 'PrivateMethod']);
const TESTS = /\.(?:test|spec)\.\w+$|^e2e\//;
/** Calls that gather tests: their function is a list, and each test in it is measured by itself. */
const gathers = /^(?:test|it|describe|suite|test\.describe|test\.step)$/;

/** The functions of a file that are longer than {@link LIMITS}: their lines, their limit and the line each begins on. */
export function longIn(text, file) {
  const counts = codeLines(text);
  return functionsOf(text, file)
    .map(({ first, last, open, kind }) => ({ line: first, lines: counts[last] - counts[open], limit: LIMITS[kind] }))
    .filter(({ lines, limit }) => lines > limit);
}

/** For each line of a text, how many lines of code stand before it. */
function codeLines(text) {
  const counts = [0, 0];
  for (const line of text.split('\n')) counts.push((counts.at(-1) ?? 0) + (isCode(line) ? 1 : 0));
  return counts;
}

function isCode(line) {
  return line.trim() !== '' && !/^\s*(?:\/\/|\/?\*|\{\/\*.*\*\/\}$)/.test(line);
}

function functionsOf(text, file) {
  const { body: statements, lineOf } = parseStatements(text, file);
  const kindOf = TESTS.test(file) ? kindInTests : kindInSource;
  const found = [];
  visit(statements, (node) => {
    const body = bodyOf(node);
    const kind = body && kindOf(body);
    if (kind) found.push({ kind, first: lineOf(node.span.start), ...inside(body, lineOf) });
  });
  return found;
}

/** First line of a body and the one after its last: without the braces of a block; an expression has none. */
function inside({ type, span }, lineOf) {
  const open = lineOf(span.start);
  const last = lineOf(span.end - 1);
  return type === 'BlockStatement' ? { open: open + 1, last } : { open, last: last + 1 };
}

function kindInTests(body) {
  return holds(body, isGathering) ? undefined : 'test';
}

function kindInSource(body) {
  return holds(body, ({ type }) => type === 'JSXElement' || type === 'JSXFragment') ? 'component' : 'function';
}

function bodyOf(node) {
  if (methods.has(node.type)) return node.function.body;
  return functions.has(node.type) ? node.body : undefined;
}

function isGathering({ type, callee }) {
  return type === 'CallExpression' && gathers.test(nameOf(callee));
}

function nameOf({ type, value, object, property }) {
  return type === 'MemberExpression' ? `${nameOf(object)}.${property.value}` : (value ?? '');
}

function holds(node, matches) {
  let found = false;
  visit(node, (one) => {
    found ||= matches(one);
  });
  return found;
}
