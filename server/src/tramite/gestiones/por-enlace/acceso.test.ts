import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY, type Endpoint } from '@fedatario/contract/base';
import {
  type AccionGestion,
  destinoDeGestion,
  type EstadoGestion,
  estadosGestion,
  pasoDeGestion,
} from '@fedatario/contract/solicitud';
import { v7 as uuidv7 } from 'uuid';
import { createArchivo, PUNTO } from '../../../casa/archivos/testing/archivos.ts';
import { startTestApp } from '../../../testing/client.ts';
import { createUsuario } from '../../../testing/factories.ts';
import { entrarComoGestor, gasto, observacion, presentacion, resultado } from '../testing/casos-de-gestor.ts';
import { createGestion, createGestor } from '../testing/gestiones.ts';

const app = await startTestApp();
const { as, clock, database, close } = app;
const { db } = database.pools;
after(close);

const NOW = new Date('2026-01-15T15:00:00Z');
clock.now = NOW;
const ana = await createUsuario(db);
const admin = await createUsuario(db, { rol: 'admin' });
const { casosDeGestor: casos, enlacesDeGestor: enlaces } = api;

interface Caso {
  readonly idSolicitud: string;
  readonly revision: number;
}

type Escrito = readonly [Endpoint, (caso: Caso) => object];
const escritos: readonly Escrito[] = [
  [casos.act, (caso) => ({ body: { ...caso, accion: 'pedirRequisitos', motivo: 'Falta el DPI' } })],
  [casos.dates, (caso) => ({ body: { ...caso, orden: 1, empezadoEl: '2026-01-15', hechoEl: null } })],
  [casos.present, (caso) => ({ body: presentacion(uuidv7(), caso) })],
  [casos.observe, (caso) => ({ body: observacion(caso) })],
  [casos.resolve, (caso) => ({ body: resultado(true, [], caso) })],
  [casos.spend, (caso) => ({ body: gasto(uuidv7(), uuidv7(), caso) })],
  [casos.ask, ({ idSolicitud }) => ({ body: { idSolicitud, idRecado: uuidv7(), texto: '¿Qué hago?' } })],
  [casos.read, ({ idSolicitud }) => ({ query: { idSolicitud } })],
];
const sueltos: readonly Escrito[] = [
  [casos.list, () => ({})],
  [enlaces.upload, () => ({ query: { nombre: 'x.png' }, body: PUNTO })],
];

const enviar = (cookie: string, endpoint: Endpoint, input: object) =>
  as(undefined).call(endpoint, input as never, { cookies: { gestor: cookie } });

async function preparar() {
  const idGestor = await createGestor(db);
  const { idSolicitud } = await createGestion(db, ana, { estado: 'enPreparacion', idGestor });
  return { idGestor, caso: { idSolicitud, revision: 1 }, cookie: await entrarComoGestor(app, idGestor) };
}

type Puesto = Awaited<ReturnType<typeof preparar>>;
const deGestor = ({ idGestor }: Puesto, cambio: object) =>
  db.updateTable('gestores').set(cambio).where('idGestor', '=', idGestor).execute();

/** The ways in which a cookie stops to count, each with the cookie that is then presented. */
const cerradas: Record<string, (puesto: Puesto) => Promise<string>> = {
  'sin cookie': async () => '',
  'una inventada': async ({ cookie }) => `${cookie.split('.')[0]}.${'a'.repeat(43)}`,
  'la sesión de ayer': async ({ cookie }) => {
    clock.now = new Date(NOW.getTime() + DAY);
    return cookie;
  },
  'el enlace vencido': async ({ idGestor, cookie }) => {
    const venceEn = new Date(NOW.getTime() - 1);
    await db.updateTable('enlacesGestor').set({ venceEn }).where('idGestor', '=', idGestor).execute();
    return cookie;
  },
  'el enlace anulado': async ({ idGestor, cookie }) => {
    await as(admin).call(enlaces.revoke, { params: { idGestor } });
    return cookie;
  },
  'otro correo en el catálogo': async (puesto) => {
    await deGestor(puesto, { email: `${uuidv7()}@gestores.test` });
    return puesto.cookie;
  },
  'un gestor inactivo': async (puesto) => {
    await deGestor(puesto, { activo: false });
    return puesto.cookie;
  },
  'la que cerró al salir': async ({ cookie }) => {
    await enviar(cookie, enlaces.close, {});
    return cookie;
  },
};

for (const [nombre, cerrar] of Object.entries(cerradas)) {
  test(`con ${nombre} no se lee ni se escribe nada`, async () => {
    const puesto = await preparar();
    const cookie = await cerrar(puesto);
    for (const [endpoint, input] of [...escritos, ...sueltos]) {
      const { codigo } = await enviar(cookie, endpoint, input(puesto.caso));
      assert.equal(codigo, 'gestor-sin-entrar', endpoint.path);
    }
    clock.now = NOW;
  });
}

test('el caso de otro gestor, uno que no existe y uno terminado no existen para quien pregunta', async () => {
  const { cookie } = await preparar();
  const ajeno = (await preparar()).caso;
  const { idGestor, ...suyo } = await preparar();
  const terminado = await createGestion(db, ana, { estado: 'cerrada', idGestor });
  for (const [endpoint, input] of escritos) {
    for (const caso of [ajeno, { idSolicitud: uuidv7(), revision: 1 }])
      assert.equal((await enviar(cookie, endpoint, input(caso))).status, 404, endpoint.path);
    const cerrado = { idSolicitud: terminado.idSolicitud, revision: 1 };
    assert.equal((await enviar(suyo.cookie, endpoint, input(cerrado))).status, 404, endpoint.path);
  }
});

test('quien miró antes de que la oficina escribiera recibe el caso como está', async () => {
  const { cookie, caso } = await preparar();
  for (const [endpoint, input] of escritos.slice(0, 6)) {
    const answer = await enviar(cookie, endpoint, input({ ...caso, revision: 7 }));
    assert.deepEqual([answer.status, answer.codigo], [409, 'conflicto-revision'], endpoint.path);
    assert.equal((answer.problem?.actual as Caso | undefined)?.revision, 1);
  }
});

const idArchivo = () => createArchivo(db);
type Paso = (caso: Caso) => Promise<readonly [Endpoint, object]>;
const acto =
  (accion: string): Paso =>
  async (caso) => [casos.act, { body: { ...caso, accion, motivo: 'Por una buena razón' } }];

/** Every step of the machine that a gestor may take, as it is sent by link. */
const pasos: Partial<Record<AccionGestion, Paso>> = {
  aceptar: acto('aceptar'),
  devolver: acto('devolver'),
  pedirRequisitos: acto('pedirRequisitos'),
  presentar: async (caso) => [casos.present, { body: presentacion(await idArchivo(), caso) }],
  observar: async (caso) => [casos.observe, { body: observacion(caso) }],
  resolver: async (caso) => [casos.resolve, { body: resultado(true, [], caso) }],
  denegar: async (caso) => [casos.resolve, { body: resultado(false, [], caso) }],
};

test('en cada estado, por el enlace se dan solo los pasos que la tabla da al gestor', async () => {
  const { idGestor, caso, cookie } = await preparar();
  const poner = async (estado: EstadoGestion) => {
    const estadoAnterior = estado === 'enPausa' || estado === 'gastosPorPagar' ? 'enPreparacion' : null;
    const row = { estado, estadoAnterior, idGestor, revision: 1, aceptadaEn: NOW } as const;
    await db.updateTable('solicitudes').set(row).where('idSolicitud', '=', caso.idSolicitud).execute();
    const { idSolicitud } = caso;
    await db
      .updateTable('gestionObservaciones')
      .set({ atendidaEn: NOW })
      .where('idSolicitud', '=', idSolicitud)
      .execute();
    return { estado, estadoAnterior, idGestor, aceptado: true } as const;
  };
  await db.updateTable('archivos').set({ idGestor }).where('idUsuario', 'is', null).execute();
  for (const estado of estadosGestion) {
    for (const [accion, escribe] of Object.entries(pasos) as [AccionGestion, Paso][]) {
      const situacion = await poner(estado);
      const [endpoint, input] = await escribe(caso);
      await db.updateTable('archivos').set({ idGestor }).where('idUsuario', 'is', null).execute();
      const { status } = await enviar(cookie, endpoint, input);
      const { estado: a } = await db
        .selectFrom('solicitudes')
        .select('estado')
        .where('idSolicitud', '=', caso.idSolicitud)
        .executeTakeFirstOrThrow();
      const paso = pasoDeGestion(situacion, accion, 'gestor');
      // A result that waits for its files may be completed, although that is no step.
      const puede = paso ?? (accion === 'resolver' && estado === 'resuelta');
      assert.equal(status === 200, Boolean(puede), `${accion} en ${estado}: ${status}`);
      assert.equal(a, paso ? destinoDeGestion(paso, situacion) : estado, `${accion} en ${estado}`);
    }
  }
});
