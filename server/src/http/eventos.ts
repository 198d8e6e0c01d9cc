import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Escucha, Oido } from '../db/escucha.ts';
import { AppError } from './errors.ts';
import type { Actor } from './route.ts';

/** Event stream of a browser (server-sent events). */
const EVENTOS = '/api/private/eventos';

const HEARTBEAT_MS = 15_000;
/** Streams of one person in one process. A browser shares one among its tabs, so these are as many browsers. */
const POR_USUARIO = 6;
/** Id of the first event for a page whose data, read `hace` milliseconds ago, are still current. */
const AL_DIA = 'al-dia';
/** Most time that may lie between a change and its notice, in milliseconds. */
const MARGEN_MS = 1_000;
const UNREAD_BYTES = 64 * 1024;

export interface Eventos {
  readonly escucha: Escucha;
  readonly authenticate: (authorization: string | undefined) => Promise<Actor | undefined>;
  /** Channels that the actor may listen to. */
  readonly canalesDe: (actor: Actor) => readonly string[];
  /** The subset of these sessions that are still open. */
  readonly abiertas: (idSesiones: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly heartbeat?: number;
}

interface Abierto {
  readonly actor: Actor;
  readonly say: (text: string) => void;
  readonly end: () => void;
}

/**
 * Server-sent events: names of changes, never their data. A stream may outlive its session by one heartbeat at most. A client
 * that reconnects with a `Last-Event-ID` is told to read everything again, since missed events are not stored.
 */
export function serveEventos(app: FastifyInstance, eventos: Eventos): void {
  const { escucha, authenticate, canalesDe, heartbeat = HEARTBEAT_MS } = eventos;
  const abiertos = new Set<Abierto>();
  const beat = setInterval(() => void latir(eventos, abiertos), heartbeat).unref();
  app.addHook('preClose', async () => {
    clearInterval(beat);
    for (const { end } of abiertos) end();
  });
  const missedNothing = ({ query }: FastifyRequest, canales: readonly string[]) => {
    const { hace } = query as { hace?: unknown };
    const ms = typeof hace === 'string' && /^\d{1,5}$/.test(hace) ? Number(hace) : Number.POSITIVE_INFINITY;
    return escucha.wasQuiet(canales, ms + MARGEN_MS);
  };
  app.get(EVENTOS, { compress: false }, async (request, reply) => {
    const actor = await authenticate(request.headers.authorization);
    if (!actor) throw new AppError('sesion-requerida');
    const suyos = [...abiertos].filter(({ actor: { idUsuario } }) => idUsuario === actor.idUsuario);
    if (suyos.length >= POR_USUARIO) throw new AppError('demasiadas-peticiones', { espera: 60 });
    request.actor = actor;
    const stream = new PassThrough();
    const abierto: Abierto = { actor, say: (text) => void write(stream, text), end: () => stream.end() };
    abiertos.add(abierto);
    const say = numbered(abierto.say);
    const leave = escucha.subscribe(canalesDe(actor), say);
    stream.once('close', () => {
      leave();
      abiertos.delete(abierto);
    });
    // When nothing was missed, the first event only says that the stream is open, and gives it its first id.
    if (request.headers['last-event-id']) say('perdido');
    else say({ tema: 'abierto', ...(missedNothing(request, canalesDe(actor)) && { id: AL_DIA }) });
    void reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no');
    return reply.type('text/event-stream; charset=utf-8').send(stream);
  });
}

/** Writes a heartbeat to each stream, and ends those whose session is over or whose reader stopped reading. */
async function latir({ abiertas }: Eventos, abiertos: ReadonlySet<Abierto>): Promise<void> {
  if (abiertos.size === 0) return;
  // Streams opened during the query of sessions wait for the next heartbeat: the query did not ask for theirs.
  const ahora = [...abiertos];
  const sesiones = [...new Set(ahora.map(({ actor }) => actor.idSesion))];
  const vivas = await abiertas(sesiones).catch(() => undefined);
  for (const { actor, say, end } of ahora) {
    if (vivas && !vivas.has(actor.idSesion)) end();
    else say(': latido\n\n');
  }
}

/** A reader that stopped reading is disconnected: it reconnects and reads everything again. */
function write(stream: PassThrough, text: string): void {
  if (stream.writableLength > UNREAD_BYTES) stream.destroy();
  else stream.write(text);
}

function numbered(write: (text: string) => void): (what: Oido) => void {
  let id = 0;
  return (what) => {
    id += 1;
    const data = what === 'perdido' ? { tema: what } : what;
    write(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
  };
}
