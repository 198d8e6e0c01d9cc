import { parseStatements, visit } from './syntax.mjs';

/**
 * The folders, below `server/src` and `web/src`, of the nouns that own the states of each machine: those that move it. Its sets and its steps
 * stand in `contract/src`, in the file that is named here.
 */
export const MACHINES = {
  borrador: { states: 'estadosBorrador', file: 'borrador/borrador-pasos.ts', owners: ['borrador/borradores'] },
  tramite: { states: 'estadosTramite', file: 'solicitud/tramite.ts', owners: ['solicitud/solicitudes', 'tramite'] },
  gestion: { states: 'estadosGestion', file: 'solicitud/gestion.ts', owners: ['solicitud/solicitudes', 'tramite'] },
  requisito: {
    states: 'estadosRequisito',
    file: 'solicitud/requisito.ts',
    owners: ['solicitud/requisitos', 'tramite'],
  },
  cita: { states: 'estadosCita', file: 'solicitud/estados-de-cita.ts', owners: ['solicitud/citas'] },
  espera: { states: 'estadosDeEspera', file: 'solicitud/esperas.ts', owners: ['solicitud/citas'] },
  factura: { states: 'estadosFactura', file: 'compra/estados-de-factura.ts', owners: ['compra/facturas'] },
  pago: {
    states: 'estadosPago',
    file: 'compra/estados-de-factura.ts',
    owners: ['compra/pagos', 'compra/facturas', 'compra/pedido', 'services/payments'],
  },
  comprobante: { states: 'estadosComprobante', file: 'compra/estados-de-factura.ts', owners: ['compra/comprobantes'] },
  certificacion: { states: 'estadosCertificacion', file: 'compra/facturacion.ts', owners: ['compra/facturas'] },
  reembolso: { states: 'estadosReembolso', file: 'compra/estados-de-reembolso.ts', owners: ['compra/reembolsos'] },
  uso: { states: 'estadosDeUso', file: 'compra/codigos.ts', owners: ['compra/codigos'] },
  suscripcion: { states: 'estadosSuscripcion', file: 'compra/suscripcion.ts', owners: ['compra/suscripciones'] },
  cargo: { states: 'estadosDeCargo', file: 'compra/suscripcion.ts', owners: ['compra/suscripciones'] },
  venta: {
    states: 'estadosDeVenta',
    file: 'catalogo/puesta-en-venta.ts',
    owners: ['catalogo/productos', 'catalogo/planes'],
  },
  feedback: { states: 'estadosFeedback', file: 'casa/feedback-pasos.ts', owners: ['casa/feedback'] },
  deber: { states: 'estadosDeDeber', file: 'acto/deberes.ts', owners: ['acto/deberes'] },
  propuesta: { states: 'estadosDePropuesta', file: 'acto/marcas.ts', owners: ['acto/marcas'] },
  respaldo: { states: 'estadosDeRespaldo', file: 'control/apertura.ts', owners: ['control/respaldos'] },
};

/** The files of the contract in which the machines stand, and what is said of two of them together. */
const HOMES = new Set(
  [
    ...Object.values(MACHINES).map(({ file }) => file),
    'solicitud/estado-de-solicitud.ts',
    'solicitud/hechos-de-tramite.ts',
    'solicitud/hechos-de-gestion.ts',
  ].map((file) => `contract/src/${file}`),
);

/** Each promise about the data names the state it is about, apart from the code that keeps it. */
const PROMISES = 'server/src/control/integridad/';

/** The year that is lived for a demonstration tells which states its lives end in. */
const STORY = 'server/src/demo/';

const EQUALITIES = new Set(['===', '!==', '==', '!=']);
const LOGICAL = new Set(['||', '&&']);
const OPERATORS = new Set(['=', '!=', '<>', 'in', 'not in', 'is distinct from', 'is not distinct from']);
/**
 * A name or a column that holds the state of something: `estado`, `factura.estado`, `estadoDeSolicitud`, `estado_anterior`; `de` and `a`, of
 * a step.
 */
const HOLDS = /estado|^(?:de|a)$/i;
/** A condition of SQL text on such a column, with a word or several written out. */
const IN_SQL =
  /\b\w*estado\w*\s*(?:=|<>|!=|(?:not )?in\s*\(|is (?:not )?distinct from)\s*'(\w+)'(?:\s*(,))?|case \w*\.?\w*estado\w* when '(\w+)'/gi;

/**
 * Comparisons of a state with words written out in a file that may not have them, each with its line. `words`: the states of each machine. A
 * noun that owns a machine may compare with one word, and its screens may list those that they say something else of; nobody else may, and a
 * set of words, or a word in the text of SQL, stands nowhere but beside the machine.
 */
export function stateWordsIn(text, file, words) {
  const own = ownWordsOf(file, words);
  if (own === 'all') return [];
  const allowed = ({ kind, found }) => {
    if (kind === 'set') return false;
    if (kind === 'list') return !isSetOf(words, found) || mayList(file, own, found);
    return file.startsWith(PROMISES) || (kind === 'one' && own.has(found[0]));
  };
  return comparisonsIn(text, file, new Set(Object.values(words).flat()))
    .filter((comparison) => !allowed(comparison))
    .map(({ line, what }) => ({ line, what }));
}

/** Whether these are words of one machine: words of several that stand together are no set of states. */
function isSetOf(words, found) {
  return Object.values(words).some((its) => found.every((word) => its.includes(word)));
}

/** A screen lists the states of its noun that it says something else of; the story of a demonstration, those in which its lives end. */
function mayList(file, own, found) {
  return file.startsWith(STORY) || (file.startsWith('web/') && found.every((word) => own.has(word)));
}

/** Words of the machines whose noun a file belongs to; `'all'` where the machine itself stands. */
function ownWordsOf(file, words) {
  if (HOMES.has(file)) return 'all';
  const [, place = file] = /^(?:server|web|contract)\/src\/(.*)$/.exec(file) ?? [];
  const owned = Object.entries(MACHINES).filter(([, { owners }]) => owners.some((one) => place.startsWith(`${one}/`)));
  return new Set(owned.flatMap(([name]) => words[name] ?? []));
}

function comparisonsIn(text, file, words) {
  const { body, lineOf } = parseStatements(text, file);
  const found = [];
  const chained = new Set();
  visit(body, (node) => {
    if (node.type === 'BinaryExpression' && LOGICAL.has(node.operator))
      for (const one of chainOf(node, words)) chained.add(one);
    for (const one of comparisonsOf(node, words)) {
      const kind = chained.has(node) ? 'set' : one.kind;
      found.push({ ...one, kind, line: lineOf(node.span.start) });
    }
  });
  return found;
}

function comparisonsOf(node, words) {
  switch (node.type) {
    case 'BinaryExpression':
      return EQUALITIES.has(node.operator) ? compared(node, words) : [];
    case 'SwitchStatement':
      return holdsState(node.discriminant)
        ? node.cases.flatMap(({ test }) => (isWord(test, words) ? [one(`case '${test.value}'`, test.value)] : []))
        : [];
    case 'CallExpression':
      return [...included(node, words), ...filtered(node, words)];
    case 'ArrayExpression':
      return listed(node, words);
    case 'TemplateElement':
      return inSql(node.raw ?? '', words);
    case 'StringLiteral':
      return inSql(node.value, words);
    default:
      return [];
  }
}

const one = (what, word) => ({ what, kind: 'one', found: [word] });
const set = (what, found) => ({ what, kind: 'set', found });

function inSql(text, words) {
  return [...text.matchAll(IN_SQL)]
    .filter(([, first, , other]) => words.has(first ?? other))
    .map(([part, first, more, other]) => ({ what: part, kind: more ? 'set' : 'sql', found: [first ?? other] }));
}

function compared({ left, right }, words) {
  const [state, word] = isWord(right, words) ? [left, right] : [right, left];
  return isWord(word, words) && holdsState(state) ? [one(`${lastName(state)} … '${word.value}'`, word.value)] : [];
}

/** The comparisons of one `a === 'x' || a === 'y'`, which is a set written out; none when each is of another thing. */
function chainOf(node, words) {
  const parts = [];
  const gather = (side) => {
    const inner = unwrap(side);
    if (inner.type === 'BinaryExpression' && inner.operator === node.operator) {
      gather(inner.left);
      gather(inner.right);
    } else if (inner.type === 'BinaryExpression' && compared(inner, words).length > 0) parts.push(inner);
  };
  gather(node);
  const stateOf = ({ left, right }) => text(isWord(right, words) ? left : right);
  const times = (part) => parts.filter((other) => stateOf(other) === stateOf(part)).length;
  return parts.filter((part) => times(part) > 1);
}

/** A list of two words or more, wherever it stands. */
function listed(node, words) {
  if (node.elements.length < 2 || !isListOfWords(node, words)) return [];
  return [{ what: `[${wordsOf(node).join(', ')}]`, kind: 'list', found: wordsOf(node) }];
}

/** `['a', 'b'].includes(estado)`. */
function included({ callee, arguments: given }, words) {
  if (callee.type !== 'MemberExpression' || callee.property.value !== 'includes') return [];
  const list = unwrap(callee.object);
  if (!isListOfWords(list, words)) return [];
  return [set(`[${wordsOf(list).join(', ')}].includes(${lastName(given[0]?.expression) ?? '…'})`, wordsOf(list))];
}

/** `where('estado', '=', 'a')`, `eb('c.estado', 'in', ['a', 'b'])`. */
function filtered({ arguments: given }, words) {
  const [column, operator, value] = given.map(({ expression }) => unwrap(expression));
  if (column?.type !== 'StringLiteral' || !HOLDS.test(column.value)) return [];
  if (operator?.type !== 'StringLiteral' || !OPERATORS.has(operator.value)) return [];
  if (isWord(value, words)) return [one(`${column.value} ${operator.value} '${value.value}'`, value.value)];
  if (!isListOfWords(value, words)) return [];
  return [set(`${column.value} ${operator.value} [${wordsOf(value).join(', ')}]`, wordsOf(value))];
}

function holdsState(node) {
  return HOLDS.test(lastName(unwrap(node)) ?? '');
}

function lastName(node) {
  if (!node) return undefined;
  if (node.type === 'Identifier') return node.value;
  if (node.type === 'MemberExpression') return node.property.value ?? lastName(node.property.expression);
  if (node.type === 'OptionalChainingExpression') return lastName(node.base);
  return undefined;
}

function text(node) {
  if (node?.type === 'MemberExpression') return `${text(node.object)}.${lastName(node)}`;
  if (node?.type === 'OptionalChainingExpression') return text(node.base);
  return lastName(node) ?? '';
}

function unwrap(node) {
  return node && /^(?:Ts(?:As|Const|NonNull|Satisfies)\w*|ParenthesisExpression)$/.test(node.type)
    ? unwrap(node.expression)
    : node;
}

function isWord(node, words) {
  return node?.type === 'StringLiteral' && words.has(node.value);
}

function isListOfWords(node, words) {
  return (
    node?.type === 'ArrayExpression' &&
    node.elements.length > 0 &&
    node.elements.every((element) => isWord(element?.expression, words))
  );
}

function wordsOf(list) {
  return list.elements.map(({ expression }) => expression.value);
}
