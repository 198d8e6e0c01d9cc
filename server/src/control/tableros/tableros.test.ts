import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { EstadoTramite } from '@fedatario/contract/solicitud';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { createTramite } from '../../tramite/tramites/testing/tramites.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
clock.now = new Date('2026-03-20T15:00:00Z');

const admin = await createUsuario(db, { rol: 'admin' });
type Dias = Partial<Record<'desde' | 'hasta' | 'antesDesde' | 'antesHasta', string>>;
const tablero = async (query: Dias = {}) => (await as(admin).call(api.tableros.tramites, { query })).data;

/** Replaces the history of a trámite by these steps, each with its instant. */
async function historia(idSolicitud: string, pasos: readonly (readonly [EstadoTramite, string])[]) {
  await db.deleteFrom('solicitudHistorial').where('idSolicitud', '=', idSolicitud).execute();
  await db
    .insertInto('solicitudHistorial')
    .values(
      pasos.map(([a, hechoEn], i) => ({
        idSolicitud,
        a,
        orden: i + 1,
        de: pasos[i - 1]?.[0] ?? null,
        accion: 'asignar',
        hechoEn: new Date(hechoEn),
        idUsuario: null,
        motivo: null,
      })),
    )
    .execute();
}

test('sin trámites todo es cero, y cada notario de la oficina está con lo suyo', async () => {
  const { idUsuario: idNotario } = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Zoila Vacía' });
  const { abiertos, nuevos, entregados, tiempos, notarios } = await tablero();
  assert.deepEqual([abiertos, nuevos, entregados, tiempos], [[], 0, 0, []]);
  assert.deepEqual(
    notarios.find((uno) => uno.idNotario === idNotario),
    {
      idNotario,
      notario: 'Zoila Vacía',
      enProceso: 0,
      delCliente: 0,
      vencidos: 0,
      entregados: 0,
      horas: null,
      calificacion: null,
    },
  );
});

test('cuenta lo abierto hoy y lo vencido por estado y por notario, con el más atrasado primero', async () => {
  const julia = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Julia Arana' });
  const tarde = await createTramite(db, julia, { estado: 'enRevision' });
  await createTramite(db, julia, { estado: 'enRevision' });
  await createTramite(db, julia, { estado: 'porFirmar' });
  await createTramite(db, julia, { estado: 'porAprobar' });
  await createTramite(db, julia, { estado: 'cerrado' });
  const vence = async (venceEn: Date, query: 'todas' | 'tarde') =>
    db
      .updateTable('solicitudes')
      .set({ venceEn })
      .$if(query === 'tarde', (update) => update.where('idSolicitud', '=', tarde.idSolicitud))
      .execute();
  await vence(new Date('2026-03-21T15:00:00Z'), 'todas');
  await vence(new Date('2026-03-19T15:00:00Z'), 'tarde');
  const { abiertos, enProceso, delCliente, notarios } = await tablero();
  assert.deepEqual([enProceso, delCliente], [3, 1]);
  assert.deepEqual(abiertos, [
    { estado: 'enRevision', cantidad: 2, vencidos: 1 },
    { estado: 'porAprobar', cantidad: 1, vencidos: 0 },
    { estado: 'porFirmar', cantidad: 1, vencidos: 0 },
  ]);
  const [primera] = notarios;
  assert.deepEqual(
    [primera?.notario, primera?.enProceso, primera?.delCliente, primera?.vencidos],
    ['Julia Arana', 3, 1, 1],
  );
});

test('lo nuevo, lo entregado, el tiempo en cada estado y las calificaciones son los del período', async () => {
  const marta = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Marta Sol' });
  const casos = [10, 20, 30].map(async (horas) => {
    const { idSolicitud, cliente } = await createTramite(db, marta, {
      estado: 'cerrado',
      now: new Date('2025-05-02T12:00:00Z'),
    });
    const fin = new Date(Date.parse('2025-05-02T12:00:00Z') + horas * 3_600_000).toISOString();
    await historia(idSolicitud, [
      ['sinAsignar', '2025-05-02T11:00:00Z'],
      ['enRevision', '2025-05-02T12:00:00Z'],
      ['entregado', fin],
      ['cerrado', '2025-06-10T12:00:00Z'],
    ]);
    const dada = new Date('2025-05-05T12:00:00Z');
    const de = { idSolicitud, idNotario: marta.idUsuario, idUsuario: cliente.idUsuario };
    const { idProducto } = await db
      .selectFrom('solicitudes')
      .select('idProducto')
      .where('idSolicitud', '=', idSolicitud)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('calificaciones')
      .values({ ...de, idProducto, puntos: horas / 10 + 1, comentario: null, creadaEn: dada, actualizadaEn: dada })
      .execute();
  });
  await Promise.all(casos);
  const mayo = await tablero({ desde: '2025-05-01', hasta: '2025-05-31' });
  assert.deepEqual([mayo.nuevos, mayo.entregados], [3, 3]);
  assert.deepEqual(mayo.tiempos, [
    { estado: 'sinAsignar', veces: 3, mediana: 1, p90: 1 },
    { estado: 'enRevision', veces: 3, mediana: 20, p90: 30 },
  ]);
  const suya = mayo.notarios.find(({ idNotario }) => idNotario === marta.idUsuario);
  assert.deepEqual([suya?.entregados, suya?.horas, suya?.calificacion], [3, 20, { promedio: 3, cuantas: 3 }]);
  const junio = await tablero({ desde: '2025-06-01', hasta: '2025-06-30' });
  assert.deepEqual([junio.nuevos, junio.entregados, junio.tiempos.map(({ estado }) => estado)], [0, 0, ['entregado']]);
});

test('dar el trámite a otro notario no parte su espera, y lo que termina sin documento se cuenta aparte', async () => {
  const luis = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Luis Rey' });
  const now = new Date('2023-06-05T12:00:00Z');
  const { idSolicitud } = await createTramite(db, luis, { estado: 'cancelado', now });
  await historia(idSolicitud, [
    ['asignado', '2023-06-05T12:00:00Z'],
    ['asignado', '2023-06-05T22:00:00Z'],
    ['enRevision', '2023-06-06T08:00:00Z'],
    ['cancelado', '2023-06-06T12:00:00Z'],
  ]);
  const { nuevos, entregados, sinEntregar, tiempos } = await tablero({ desde: '2023-06-01', hasta: '2023-06-30' });
  const comparado = await tablero({
    desde: '2024-01-01',
    hasta: '2024-12-31',
    antesDesde: '2023-06-01',
    antesHasta: '2023-06-30',
  });
  assert.deepEqual(comparado.antes, { nuevos, entregados, sinEntregar });
  assert.equal((await tablero()).antes, null);
  assert.deepEqual([nuevos, entregados, sinEntregar], [1, 0, 1]);
  assert.deepEqual(
    tiempos.map(({ estado, veces, mediana }) => [estado, veces, mediana]),
    [
      ['asignado', 1, 20],
      ['enRevision', 1, 4],
    ],
  );
});

test('un período que empieza antes que la oficina, por mucho que sea, es todo lo que hay', async () => {
  const { abiertos: _, ...todo } = await tablero();
  for (const desde of ['1850-01-01', '1918-10-04', '2000-01-01']) {
    const { abiertos: __, ...desdeEntonces } = await tablero({ desde, hasta: '2299-12-31' });
    assert.deepEqual(desdeEntonces, todo, desde);
  }
});

test('el último día cuenta hasta su medianoche de la oficina, y un período al revés se rechaza', async () => {
  const luz = await createUsuario(db, { rol: 'notario' });
  await createTramite(db, luz, { now: new Date('2024-02-01T05:30:00Z') });
  assert.equal((await tablero({ desde: '2024-01-31', hasta: '2024-01-31' })).nuevos, 1);
  assert.equal((await tablero({ desde: '2024-02-01', hasta: '2024-02-01' })).nuevos, 0);
  const { problem } = await as(admin).call(api.tableros.tramites, {
    query: { desde: '2026-02-01', hasta: '2026-01-01' },
  });
  assert.equal(problem?.errores?.[0]?.campo, 'hasta');
});
