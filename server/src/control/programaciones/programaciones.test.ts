import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { DAY, HOUR } from '@fedatario/contract/base';
import { type Programacion, programaciones, type VistaNueva, vistas } from '@fedatario/contract/control';
import { sql } from 'kysely';
import { correosPara } from '../../casa/notificaciones/testing.ts';
import { createPagada } from '../../compra/pagos/testing/compras.ts';
import type { RenderPdf } from '../../services/pdf/pdf.ts';
import { absent, ask } from '../../services/pdf/testing/tools.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createVista } from '../reportes/testing/reportes.ts';
import { enviar, enviarReporte } from './envio.ts';
import { programar } from './jobs.ts';

const { as, clock, database, renderPdf, close } = await startTestApp();
const { db } = database.pools;
let [admin, otra, notario]: CreatedUsuario[] = [];
before(async () => {
  admin = await createUsuario(db, { rol: 'admin' });
  otra = await createUsuario(db, { rol: 'admin' });
  notario = await createUsuario(db, { rol: 'notario' });
});
after(close);

const lugar = 'ventas-mensuales';
/** An administrator who signs in today: a session of weeks before has ended. */
const deHoy = () => createUsuario(db, { rol: 'admin' });
const regla = { cada: 'mes', dia: 1, hora: 7, formato: 'csv', pausada: false } as const;
/** Seven in the morning of the company. */
const alas7 = (dia: string) => new Date(`${dia}T07:00:00-06:00`);
const turno = () => db.transaction().execute((tx) => programar(tx, clock.now));
const transact = <T>(work: (tx: typeof db) => Promise<T>) => db.transaction().execute(work);

async function programada(personas: readonly (CreatedUsuario | undefined)[], more: object = {}): Promise<Programacion> {
  const idVista = await createVista(db, admin as CreatedUsuario, true);
  const destinatarios = personas.map((persona) => persona?.idUsuario ?? '');
  const body = { ...regla, ...more, idVista, destinatarios };
  return (await as(await deHoy()).call(programaciones.create, { body })).data;
}

/** Does the mails that wait of a schedule, each twice, as a process that died in between would. */
async function trabajar({ idProgramacion }: Programacion, imprimir: RenderPdf = renderPdf): Promise<number> {
  const { rows } = await sql<{ data: { ocurrencia: string; idUsuario: string } }>`select data from pgboss.job
    where name = ${enviarReporte.name} and data->>'idProgramacion' = ${idProgramacion}`.execute(db);
  for (const { data } of [...rows, ...rows]) {
    const cual = { idProgramacion, idUsuario: data.idUsuario, ocurrencia: new Date(data.ocurrencia) };
    await enviar(imprimir, { transact, idJob: 'x', now: clock.now } as never, cual);
  }
  return rows.length;
}
async function vendidoEl(instante: string, precio: number): Promise<void> {
  const idFactura = await createPagada(db, await createUsuario(db), [precio]);
  const pagadaEn = new Date(instante);
  await db.updateTable('facturas').set({ pagadaEn }).where('idFactura', '=', idFactura).execute();
}
const correos = async (persona: CreatedUsuario | undefined, { vista }: Programacion) =>
  (await correosPara(db, persona?.email ?? '')).filter(({ asunto }) => asunto.includes(vista));
const leer = async ({ idProgramacion }: Programacion) =>
  (await as(await deHoy()).call(programaciones.list, { query: { lugar } })).data.find(
    (una) => una.idProgramacion === idProgramacion,
  );

describe('cuándo sale', () => {
  test('en su hora, una vez a cada persona, aunque dos procesos lo intenten y el trabajo se repita', async () => {
    clock.now = new Date('2026-01-20T18:00:00Z');
    const una = await programada([admin, otra]);
    assert.equal(una.proximaEn, alas7('2026-02-01').toISOString());
    await turno();
    assert.equal(await trabajar(una), 0);
    clock.now = new Date(alas7('2026-02-01').getTime() + 60_000);
    await Promise.all([turno(), turno()]);
    await turno();
    assert.equal(await trabajar(una), 2);
    for (const persona of [admin, otra]) assert.equal((await correos(persona, una)).length, 1);
    const despues = await leer(una);
    assert.deepEqual(
      [despues?.ultimaEn, despues?.proximaEn],
      [clock.now.toISOString(), alas7('2026-03-01').toISOString()],
    );
  });

  test('tras días sin servidor sale el último que faltó y no los anteriores, con el período de su día', async () => {
    clock.now = alas7('2026-03-05');
    const una = await programada([admin], { cada: 'dia', dia: null });
    clock.now = new Date(alas7('2026-03-16').getTime() + 5 * HOUR);
    await turno();
    await turno();
    assert.equal(await trabajar(una), 1);
    const [correo, ...mas] = await correos(admin, una);
    assert.deepEqual(mas, []);
    assert.match(String(correo?.asunto), /16\/03\/2026$/);
    assert.match(String(correo?.texto), /Del 01\/02\/2026 al 28\/02\/2026/);
  });

  test('en pausa no sale, y al seguir no sale lo que pasó mientras', async () => {
    clock.now = alas7('2026-04-01');
    const una = await programada([admin], { cada: 'dia', dia: null });
    const cambiar = async (pausada: boolean, revision: number) =>
      as(await deHoy()).call(programaciones.update, {
        params: { idProgramacion: una.idProgramacion },
        body: { ...regla, cada: 'dia', dia: null, destinatarios: [admin?.idUsuario ?? ''], pausada, revision },
      });
    assert.equal((await cambiar(true, 1)).data.pausada, true);
    clock.now = new Date(clock.now.getTime() + 10 * DAY);
    await turno();
    assert.equal((await cambiar(false, 1)).codigo, 'conflicto-revision');
    assert.equal((await cambiar(false, 2)).status, 200);
    await turno();
    assert.equal(await trabajar(una), 0);
  });

  test('pedir que salga ahora dos veces seguidas escribe una vez, y un minuto después, otra', async () => {
    clock.now = new Date('2026-05-10T18:00:00Z');
    const una = await programada([admin]);
    const ahora = async () => {
      const quien = as(await deHoy());
      return quien.call(programaciones.sendNow, { params: { idProgramacion: una.idProgramacion } });
    };
    await Promise.all([ahora(), ahora()]);
    clock.now = new Date(clock.now.getTime() + 59_000);
    await ahora();
    assert.equal(await trabajar(una), 1);
    clock.now = new Date(clock.now.getTime() + 2_000);
    assert.equal((await ahora()).status, 200);
    assert.equal(await trabajar(una), 2);
    assert.equal((await correos(admin, una)).length, 2);
  });

  test('ahora sale con las cifras de hoy, en PDF con la cabeza de la empresa', {
    skip: absent('pdftotext'),
  }, async () => {
    clock.now = new Date('2026-06-10T18:00:00Z');
    await vendidoEl('2026-05-10T18:00:00Z', 12_345);
    const una = await programada([admin], { formato: 'pdf' });
    const { idProgramacion } = una;
    assert.equal((await as(await deHoy()).call(programaciones.sendNow, { params: { idProgramacion } })).status, 200);
    await trabajar(una);
    const [correo] = await correos(admin, una);
    const pdf = Buffer.from(correo?.adjuntos?.[0]?.contenido ?? '', 'base64');
    const { text } = ask('pdftotext', pdf, (path) => ['-layout', path, '-']);
    for (const dicho of ['Fedatario', 'Ventas mensuales', 'Del 01/05/2026 al 31/05/2026', '2026-05', '123.45', 'Total'])
      assert.ok(text.includes(dicho), `${dicho}\n${text}`);
  });
});

describe('a quién', () => {
  test('un notario recibe lo de sus trámites, y quien ya no puede verlo, nada, y se dice', async () => {
    clock.now = new Date('2026-07-10T18:00:00Z');
    await vendidoEl('2026-06-10T18:00:00Z', 7_000);
    const ido = await createUsuario(db, { rol: 'notario' });
    const una = await programada([admin, notario, ido], { cada: 'dia', dia: null });
    clock.now = new Date(clock.now.getTime() + DAY);
    await turno();
    await db.updateTable('usuarios').set({ activo: false }).where('idUsuario', '=', ido.idUsuario).execute();
    await trabajar(una);
    assert.deepEqual(await correos(ido, una), []);
    const lineas = async (persona: CreatedUsuario | undefined) => {
      const [correo] = await correos(persona, una);
      const csv = Buffer.from(correo?.adjuntos?.[0]?.contenido ?? '', 'base64').toString();
      return csv.trim().split('\r\n').length;
    };
    assert.deepEqual([await lineas(admin), await lineas(notario)], [2, 1]);
    const dicho = await leer(una);
    assert.deepEqual(
      [dicho?.fallo, dicho?.destinatarios.find(({ puede }) => !puede)?.idUsuario],
      ['sinPermiso', ido.idUsuario],
    );
  });

  test('quien deja de poder verlo mientras se hace el archivo tampoco lo recibe', async () => {
    clock.now = new Date('2026-09-10T18:00:00Z');
    const ido = await createUsuario(db, { rol: 'notario' });
    const una = await programada([ido], { cada: 'dia', dia: null, formato: 'pdf' });
    clock.now = new Date(clock.now.getTime() + DAY);
    await turno();
    assert.equal(
      await trabajar(una, async () => {
        await db.updateTable('usuarios').set({ activo: false }).where('idUsuario', '=', ido.idUsuario).execute();
        return Buffer.from('%PDF-');
      }),
      1,
    );
    assert.deepEqual([await correos(ido, una), (await leer(una))?.fallo], [[], 'sinPermiso']);
  });

  test('quien se da de baja no lo recibe más, aunque lo nombren otra vez; los demás sí', async () => {
    clock.now = new Date('2026-08-10T18:00:00Z');
    const harta = await deHoy();
    const una = await programada([admin, harta], { cada: 'dia', dia: null });
    const { idProgramacion } = una;
    assert.equal((await as(harta).call(programaciones.leave, { params: { idProgramacion } })).status, 200);
    const body = {
      ...regla,
      cada: 'dia',
      dia: null,
      destinatarios: una.destinatarios.map((d) => d.idUsuario),
      revision: 1,
    } as const;
    await as(await deHoy()).call(programaciones.update, { params: { idProgramacion }, body });
    clock.now = new Date(clock.now.getTime() + DAY);
    await turno();
    await trabajar(una);
    assert.deepEqual([(await correos(admin, una)).length, (await correos(harta, una)).length], [1, 0]);
  });

  test('un notario programa para sí mismo y no para otros; a un cliente no se le envía', async () => {
    const [jefa, notaria] = [await deHoy(), await createUsuario(db, { rol: 'notario' })];
    const idVista = await createVista(db, jefa, true);
    const crear = (quien: CreatedUsuario | undefined, para: CreatedUsuario | undefined) =>
      as(quien).call(programaciones.create, { body: { ...regla, idVista, destinatarios: [para?.idUsuario ?? ''] } });
    assert.equal((await crear(notaria, notaria)).status, 200);
    assert.equal((await crear(notaria, jefa)).problem?.errores?.[0]?.campo, 'destinatarios');
    assert.equal((await crear(jefa, await createUsuario(db))).problem?.errores?.[0]?.campo, 'destinatarios');
  });
});

describe('vistas', () => {
  const nueva: Omit<VistaNueva, 'compartida'> = {
    lugar,
    nombre: 'Cierre',
    filtros: { atajo: 'mesPasado' },
    orden: '-neto',
    ocultas: ['descuento'],
  };
  const crear = (quien: CreatedUsuario | undefined, more: object = {}) =>
    as(quien).call(vistas.create, { body: { ...nueva, compartida: false, ...more } });
  const nombres = async (quien: CreatedUsuario | undefined) =>
    (await as(quien).call(vistas.list, { query: { lugar } })).data
      .filter(({ nombre }) => nombre.startsWith('Cierre'))
      .map(({ nombre, deQuien, propia }) => [nombre, deQuien, propia]);

  test('cada quien ve las suyas y las que la administración comparte, con quién la hizo; un notario no comparte', async () => {
    const [admin, otra, notario] = [await deHoy(), await deHoy(), await createUsuario(db, { rol: 'notario' })];
    assert.equal((await crear(notario)).status, 200);
    assert.equal((await crear(notario)).problem?.errores?.[0]?.campo, 'nombre');
    assert.equal(
      (await crear(notario, { nombre: 'Cierre 2', compartida: true })).problem?.errores?.[0]?.campo,
      'compartida',
    );
    const { data } = await crear(admin, { nombre: 'Cierre de todos', compartida: true });
    assert.deepEqual(await nombres(notario), [
      ['Cierre', 'Ana Ruiz', true],
      ['Cierre de todos', 'Ana Ruiz', false],
    ]);
    assert.deepEqual(await nombres(otra), [['Cierre de todos', 'Ana Ruiz', false]]);
    const quitar = (quien: CreatedUsuario | undefined) =>
      as(quien).call(vistas.remove, { params: { idVista: data.idVista } });
    assert.deepEqual([(await quitar(notario)).status, (await quitar(otra)).status], [404, 200]);
  });

  test('un orden o una columna que el reporte no tiene se rechazan, y la primera no se oculta', async () => {
    const otra = await deHoy();
    for (const [campo, more] of [
      ['orden', { orden: 'ultimaVenta' }],
      ['ocultas', { ocultas: ['mes'] }],
      ['ocultas', { ocultas: ['nada'] }],
    ] as const)
      assert.equal((await crear(otra, { nombre: 'Cierre malo', ...more })).problem?.errores?.[0]?.campo, campo);
  });
});
