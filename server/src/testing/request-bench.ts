import { randomUUID } from 'node:crypto';
import { endpoint, informacionGeneral } from '@fedatario/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import * as z from 'zod/mini';
import { openSesion } from '../casa/identidad/sesion.ts';
import { route } from '../http/route.ts';
import { useSecret } from '../services/cipher.ts';
import { createTestDatabase } from './database.ts';
import { createUsuario } from './factories.ts';
import { mountOnQuiet, quietApp } from './quiet-app.ts';

const POOL = 10;
const Nota = z.strictObject({ titulo: z.string(), parrafos: z.array(z.string().check(z.maxLength(400))) });
const write = endpoint({
  method: 'POST',
  path: '/private/banco/notas',
  access: 'all',
  summary: 'Escritura de 2 KB del banco de pruebas',
  body: Nota,
  response: z.object({ idNota: z.uuid() }),
});

export interface RequestBench {
  /** Paths on the whole server and on the bare one that do the same work. */
  readonly pairs: readonly { name: string; method: 'GET' | 'POST'; whole: string; bare: string; body?: string }[];
  readonly wholeUrl: string;
  readonly bareUrl: string;
  readonly authorization: string;
  readonly close: () => Promise<void>;
}

/** The whole server, and a bare Fastify that does one SELECT or INSERT on the same database, both listening. */
export async function startRequestBench(): Promise<RequestBench> {
  useSecret('un secreto de prueba que nadie más usa 0123456789');
  const database = await createTestDatabase();
  const { pools } = database;
  await sql`create table notas (id_nota uuid primary key, nota jsonb not null)`.execute(pools.db);
  const whole = await wholeApp(pools);
  const direct = new pg.Pool({ connectionString: database.url, max: POOL });
  const bare = bareApp(direct);
  const now = new Date();
  const { idUsuario } = await createUsuario(pools.db);
  const { accessToken } = await openSesion(pools.db, { idUsuario, userAgent: '', credential: null, now });
  return {
    pairs: [
      { name: 'lectura pública', method: 'GET', whole: `/api${informacionGeneral.read.path}`, bare: '/leer' },
      { name: 'lectura con sesión', method: 'GET', whole: '/api/private/identidad/sesiones', bare: '/sesiones' },
      {
        name: 'escritura de 2 KB',
        method: 'POST',
        whole: `/api${write.path}`,
        bare: '/escribir',
        body: twoKilobytes(),
      },
    ],
    wholeUrl: await whole.listen({ port: 0, host: '127.0.0.1' }),
    bareUrl: await bare.listen({ port: 0, host: '127.0.0.1' }),
    authorization: `Bearer ${accessToken}`,
    close: async () => {
      await Promise.all([whole.close(), bare.close()]);
      await direct.end();
      await database.drop();
    },
  };
}

type Pools = Awaited<ReturnType<typeof createTestDatabase>>['pools'];

async function wholeApp(pools: Pools): Promise<FastifyInstance> {
  const app = await quietApp(pools);
  const insert = route(write, async ({ db, body }) => {
    const idNota = randomUUID();
    await sql`insert into notas values (${idNota}, ${JSON.stringify(body)})`.execute(db);
    return { idNota };
  });
  mountOnQuiet(app, pools, insert);
  return app;
}

function bareApp(pool: pg.Pool): FastifyInstance {
  const app = Fastify();
  app.get('/leer', async () => (await pool.query('select * from informacion_general where id = 1')).rows[0]);
  app.get('/sesiones', async () => (await pool.query('select id_sesion, dispositivo from sesiones limit 100')).rows);
  app.post('/escribir', async ({ body }) => {
    const idNota = randomUUID();
    await pool.query('insert into notas values ($1, $2)', [idNota, JSON.stringify(body)]);
    return { idNota };
  });
  return app;
}

function twoKilobytes(): string {
  return JSON.stringify({ titulo: 'Nota', parrafos: Array.from({ length: 6 }, () => 'Texto de la nota. '.repeat(19)) });
}
