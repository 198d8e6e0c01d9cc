import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

/** The least that a product by its key can cost: a bare Fastify and one SELECT. Prints its port. */
const pool = new pg.Pool({ connectionString: process.argv[2] ?? '', max: 10 });
const app = Fastify();
const tables = ['suelo_uno', 'suelo_dos', 'suelo_tres', 'suelo_cuatro'];
for (const table of tables) await pool.query(`create table if not exists ${table} (id uuid primary key, valor text)`);

app.get<{ Params: { id: string } }>('/productos/:id', async ({ params }) => {
  const { rows } = await pool.query('select id_producto, nombre, precio from productos where id_producto = $1', [
    params.id,
  ]);
  return rows[0];
});

app.post('/cuatro', async () => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const table of tables) await client.query(`insert into ${table} values ($1, $2)`, [randomUUID(), 'un valor']);
    await client.query('commit');
  } finally {
    client.release();
  }
  return { hecho: true };
});

process.stdout.write(`puerto ${new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port}\n`);
