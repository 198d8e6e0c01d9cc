import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface MetricSources {
  readonly token: string | undefined;
  readonly pool: () => { total: number; idle: number; waiting: number };
  readonly queue: () => Promise<readonly { cola: string; pendientes: number; masViejo: number }[]>;
  readonly documents: () => { made: number; failed: number; composing: number; waiting: number; processes: number };
}

/** Prometheus text at `/metrics`: for this machine, or with the token. */
export function serveMetrics(app: FastifyInstance, { token, pool, queue, documents }: MetricSources): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'fedatario_peticion_segundos',
    help: 'Duración de las peticiones por ruta y estado',
    labelNames: ['metodo', 'ruta', 'estado'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { metodo: request.method, ruta: request.routeOptions.url ?? 'ninguna', estado: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
  gaugePool(registry, pool);
  gaugeQueue(registry, queue);
  gaugeDocuments(registry, documents);
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token) return request.headers.authorization === `Bearer ${token}`;
  // Requests forwarded by a proxy on this machine come from anywhere.
  if (FORWARDED.some((header) => request.headers[header] !== undefined)) return false;
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '');
}

function gaugePool(registry: Registry, pool: MetricSources['pool']): void {
  new Gauge({
    name: 'fedatario_conexiones',
    help: 'Conexiones a la base de datos',
    labelNames: ['estado'],
    registers: [registry],
    collect() {
      for (const [estado, count] of Object.entries(pool())) this.set({ estado }, count);
    },
  });
}

function gaugeQueue(registry: Registry, queue: MetricSources['queue']): void {
  const oldest = new Gauge({
    name: 'fedatario_cola_mas_viejo_segundos',
    help: 'Edad del trabajo más viejo que espera; en «muertos», los que se rindieron',
    labelNames: ['cola'],
    registers: [registry],
  });
  new Gauge({
    name: 'fedatario_cola_pendientes',
    help: 'Trabajos que esperan; en «muertos», los que se rindieron',
    labelNames: ['cola'],
    registers: [registry],
    async collect() {
      for (const { cola, pendientes, masViejo } of await queue().catch(() => [])) {
        this.set({ cola }, pendientes);
        oldest.set({ cola }, masViejo);
      }
    },
  });
}

function gaugeDocuments(registry: Registry, documents: MetricSources['documents']): void {
  new Counter({
    name: 'fedatario_documentos_total',
    help: 'Documentos PDF que se pidieron, por cómo terminaron',
    labelNames: ['resultado'],
    registers: [registry],
    collect() {
      const { made, failed } = documents();
      this.reset();
      this.inc({ resultado: 'hecho' }, made);
      this.inc({ resultado: 'fallido' }, failed);
    },
  });
  new Gauge({
    name: 'fedatario_documentos',
    help: 'Documentos que se componen o esperan, y procesos que componen',
    labelNames: ['estado'],
    registers: [registry],
    collect() {
      const { composing, waiting, processes } = documents();
      this.set({ estado: 'componiendo' }, composing);
      this.set({ estado: 'en espera' }, waiting);
      this.set({ estado: 'procesos' }, processes);
    },
  });
}
