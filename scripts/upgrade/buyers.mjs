import { randomUUID } from 'node:crypto';

const ENOUGH_MS = 180_000;
const PAUSE_MS = 50;
/** Milliseconds that a customer takes between two purchases. */
const THINKING_MS = 250;

/** The lists, dashboards and reports that a customer and the office have open. */
const OWN = ['/private/tramites', '/private/facturas', '/private/borradores', '/private/notificaciones'];
const OFFICE = [
  '/private/oficina/tramites',
  '/private/ventas',
  '/private/tableros/venta',
  '/private/tableros/suscripciones',
  '/private/reportes/ventas-mensuales',
  '/private/reportes/productos',
];

/**
 * Customers buy what is in their carts, so many at once, and read their lists and the office its own: each request to any process that
 * takes customers, as a balancer does. A request that fails is sent again under the same key, as the browser does.
 */
export function startBuyers({ clientes, oficina, codigo }, { atOnce, processes }) {
  const waiting = [...clientes];
  const orders = [];
  const answers = new Map();
  let ending = false;
  const count = (status) => answers.set(status, (answers.get(status) ?? 0) + 1);
  const buyer = async () => {
    for (let who = waiting.pop(); who && !ending; who = waiting.pop()) {
      const as = (authorization) => (method, path, body) =>
        untilAnswered({ method, path, body, authorization, processes, count });
      const call = as(who);
      await call('POST', '/private/carrito/codigo', { codigo });
      const { totales, huella } = await call('GET', '/private/carrito');
      orders.push(await call('POST', pathOfPurchase(huella), orderOf(totales.total)));
      for (const path of OWN) await call('GET', path);
      for (const path of OFFICE) await as(oficina)('GET', path);
      await pause(THINKING_MS);
    }
  };
  const all = Promise.all(Array.from({ length: atOnce }, buyer));
  return {
    orders,
    /** How many answers were 200, and how many of each other status of each call; `cortada` is a connection that was refused or cut. */
    answers: () => Object.fromEntries(answers),
    /** Waits until so many more were bought. Throws when no customer is left, or when three minutes pass without a purchase. */
    bought: async (more) => {
      const goal = orders.length + more;
      let last = orders.length;
      let since = Date.now();
      while (orders.length < goal) {
        if (orders.length > last) [last, since] = [orders.length, Date.now()];
        if (Date.now() - since > ENOUGH_MS || waiting.length === 0) throw new Error(`Solo se compraron ${last}.`);
        await Promise.race([pause(), all]);
      }
    },
    end: async () => {
      ending = true;
      await all;
    },
  };
}

/** The page of a cart that has a digest sends it back, whichever release answers; that of the last release knows none. */
function pathOfPurchase(huella) {
  return huella ? `/private/compras?visto=${huella}` : '/private/compras';
}

function orderOf(total) {
  const receptor = { tipo: 'CF', numero: 'CF', nombre: 'Ana Ruiz', direccion: null };
  return { total, receptor, metodo: { tipo: 'transferencia' }, terminos: true };
}

async function untilAnswered({ method, path, body, authorization, processes, count }) {
  const headers = { authorization, 'idempotency-key': randomUUID() };
  if (body) headers['content-type'] = 'application/json';
  const deadline = Date.now() + ENOUGH_MS;
  let last = '';
  while (Date.now() < deadline) {
    const origin = await anyReady(processes());
    const answer = await fetch(`${origin}/api${path}`, { method, headers, body: body && JSON.stringify(body) }).catch(
      () => undefined,
    );
    count(answer?.status === 200 ? 200 : `${answer?.status ?? 'cortada'} ${method} ${path}`);
    const text = await answer?.text().catch(() => undefined);
    if (answer?.status === 200 && text) return JSON.parse(text).data;
    last = text ?? 'sin respuesta';
    await pause();
  }
  throw new Error(`${method} ${path}: ${last}`);
}

/** One of the processes that say that they take customers. */
async function anyReady(processes) {
  const shuffled = [...processes].sort(() => Math.random() - 0.5);
  for (const origin of shuffled) {
    const { ok } = await fetch(`${origin}/readyz`).catch(() => ({ ok: false }));
    if (ok) return origin;
  }
  return shuffled[0];
}

function pause(ms = PAUSE_MS) {
  return new Promise((resume) => setTimeout(resume, ms));
}
