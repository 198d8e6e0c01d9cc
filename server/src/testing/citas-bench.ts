import { citas, endpoint, MINUTE } from '@fedatario/contract';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { openSesion } from '../casa/identidad/sesion.ts';
import { createNotario } from '../casa/notarios/testing/notarios.ts';
import type { Db } from '../db/db.ts';
import { route } from '../http/route.ts';
import { useSecret } from '../services/cipher.ts';
import { createTestDatabase } from './database.ts';
import { createUsuario } from './factories.ts';
import { mountOnQuiet, quietApp } from './quiet-app.ts';

const NOTARIOS = 50;
const CITAS = 100_000;
/** Minutes between two appointments of a notary: no two overlap, and half of the hours of an office are taken. */
const CADA = 540;
const clave = endpoint({
  method: 'GET',
  path: '/private/banco/clave',
  access: 'all',
  summary: 'Un SELECT por clave primaria, del banco de pruebas',
  response: z.object({ nombre: z.string() }),
});

/** A server whose table has a hundred thousand appointments of fifty notaries, and the paths that are compared. */
export async function startCitasBench() {
  useSecret('un secreto de prueba que nadie más usa 0123456789');
  const { pools, drop } = await createTestDatabase();
  const now = new Date();
  await llenar(pools.db, now);
  const cliente = await createUsuario(pools.db);
  const { idUsuario } = cliente;
  const app = await quietApp(pools);
  const leer = route(clave, async ({ db, actor }) => {
    const suyo = db.selectFrom('usuarios').select('nombreCompleto as nombre').where('idUsuario', '=', actor.idUsuario);
    return suyo.executeTakeFirstOrThrow();
  });
  mountOnQuiet(app, pools, leer);
  const { accessToken } = await openSesion(pools.db, { idUsuario, userAgent: '', credential: null, now });
  const mes = { desde: now.toISOString(), hasta: new Date(now.getTime() + 30 * 24 * 60 * MINUTE).toISOString() };
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    authorization: `Bearer ${accessToken}`,
    clave: `/api${clave.path}`,
    horas: `/api${citas.horas.path}?${new URLSearchParams({ ...mes, modalidad: 'telefono' })}`,
    close: async () => {
      await app.close();
      await drop();
    },
  };
}

/** Appointments by telephone, as many of each notary before now as after. */
async function llenar(db: Db, now: Date): Promise<void> {
  for (let i = 0; i < NOTARIOS; i += 1) {
    const { idUsuario: idNotario } = await createNotario(db, { modalidades: ['telefono'] });
    const { idUsuario } = await createUsuario(db);
    const primera = new Date(now.getTime() - (CITAS / NOTARIOS / 2) * CADA * MINUTE + i * 7 * MINUTE);
    await sql`with nuevas as (
        insert into citas (id_cita, clase, modalidad, id_usuario, id_notario, estado, inicio, fin, zona, creada_en, actualizada_en)
        select gen_random_uuid(), 'asesoria', 'telefono', ${idUsuario}, ${idNotario}, 'confirmada', t, t + interval '45 minutes',
          'America/Guatemala', ${now}, ${now}
        from generate_series(0, ${CITAS / NOTARIOS - 1}) n, lateral (select ${primera}::timestamptz + n * ${CADA} * interval '1 minute' as t) d
        returning id_cita, inicio, fin)
      insert into ocupaciones (id_ocupacion, id_causa, id_cita, papel, id_persona, inicio, fin, rango)
      select gen_random_uuid(), id_cita, id_cita, papel, quien, inicio, fin, tstzrange(inicio, fin)
      from nuevas, (values ('notario', ${idNotario}::uuid), ('cliente', ${idUsuario}::uuid)) p (papel, quien)`.execute(
      db,
    );
  }
  await sql`analyze citas, ocupaciones`.execute(db);
}
