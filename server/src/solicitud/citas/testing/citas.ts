import { api } from '@fedatario/contract';
import { HOUR, nameOf } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import { crearEn } from '../../../casa/catalogos/catalogos.ts';
import { hacerSecreto } from '../../../casa/identidad/identidad.ts';
import { openSesion } from '../../../casa/identidad/sesion/sesion.ts';
import { createNotario } from '../../../casa/notarios/testing/notarios.ts';
import { createSuscripcion } from '../../../compra/suscripciones/testing/planes.ts';
import type { Db } from '../../../db/db.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { AccessCase } from '../../../testing/access-case.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { createTramite } from '../../../tramite/tramites/testing/tramites.ts';
import { bloquear, crearCita } from '../citas.ts';
import { ofrecerHoras } from '../ofertas.ts';
import { readReglas } from '../reglas/queries.ts';

const NOW = new Date('2026-01-15T09:00:00Z');
const ZONA = 'America/Guatemala';

/** An office with so many rooms. */
export async function createSede(db: Db, salas = 2, zonaHoraria = ZONA): Promise<string> {
  return inTransaction(db, (tx) =>
    crearEn(
      'sedes',
      { db: tx, now: NOW },
      {
        nombre: `Oficina ${uuidv7()}`,
        direccion: '12 calle 1-25, zona 10, Guatemala',
        indicaciones: 'Hay parqueo en el sótano.',
        urlMapa: null,
        zonaHoraria,
        salas: Array.from({ length: salas }, (_, i) => `Sala ${i + 1}`),
      },
    ),
  );
}

/** A trámite that waits for its signing, with a notary who has hours. */
export async function createPorFirmar(db: Db, cliente: CreatedUsuario) {
  const notario = await createNotario(db);
  return createTramite(db, cliente, { estado: 'porFirmar', notario });
}

/** The secret of somebody's calendar, made in a session that they just opened. */
export async function createClaveDeCalendario(db: Db, { idUsuario, rol, email }: CreatedUsuario, now: Date) {
  await openSesion(db, { idUsuario, userAgent: '', credential: null, now });
  const { idSesion } = await db
    .selectFrom('sesiones')
    .select('idSesion')
    .where('idUsuario', '=', idUsuario)
    .orderBy('idSesion', 'desc')
    .executeTakeFirstOrThrow();
  return hacerSecreto({ db, actor: { idUsuario, rol, email, idSesion }, now });
}

async function createEspera(db: Db, idUsuario: string): Promise<string> {
  const [idEspera, desde, hasta] = [uuidv7(), new Date(ventana.desde), new Date(ventana.hasta)];
  const espera = { clase: 'asesoria', modalidad: 'telefono', estado: 'espera', desde, hasta, creadaEn: NOW } as const;
  await db
    .insertInto('esperasDeCitas')
    .values({ ...espera, idEspera, idUsuario })
    .execute();
  return idEspera;
}

/** An hour of advice that is offered to a customer whose plan gives one. */
async function createOferta(db: Db, owner: CreatedUsuario): Promise<string> {
  await createNotario(db, { modalidades: ['telefono'] });
  await createSuscripcion(db, owner, { citas: 1 });
  await createEspera(db, owner.idUsuario);
  await inTransaction(db, (tx) => ofrecerHoras(tx, NOW));
  const suya = db.selectFrom('citas').select('idCita').where('idUsuario', '=', owner.idUsuario);
  return (await suya.where('estado', '=', 'retenida').executeTakeFirstOrThrow()).idCita;
}

/** A trámite of the customer's, or of the notary's, with its signing confirmed for now. */
async function createConCita(db: Db, who: CreatedUsuario): Promise<string> {
  const { idSolicitud, cliente, notario } = await createTramite(db, who, { estado: 'porFirmar' });
  const idNotario = notario?.idUsuario ?? (await createNotario(db)).idUsuario;
  await db.updateTable('solicitudes').set({ idNotario }).where('idSolicitud', '=', idSolicitud).execute();
  const [inicio, fin] = [new Date(NOW.getTime() + HOUR), new Date(NOW.getTime() + 2 * HOUR)];
  const cita = {
    idCita: uuidv7(),
    clase: 'firma',
    modalidad: 'presencial',
    estado: 'confirmada',
    idSolicitud,
  } as const;
  await db
    .insertInto('citas')
    .values({
      ...cita,
      idUsuario: cliente.idUsuario,
      idNotario,
      inicio,
      fin,
      zona: ZONA,
      idSede: await createSede(db),
      sala: 0,
      creadaEn: NOW,
      actualizadaEn: NOW,
    })
    .execute();
  return idSolicitud;
}

/** A confirmed cita by telephone of the customer's, or attended by the notary, at that hour. */
async function createCita(db: Db, who: CreatedUsuario, inicio = '2026-01-20T15:00:00.000Z') {
  const cliente = who.rol === 'notario' ? await createUsuario(db) : who;
  const idUsuario = who.rol === 'notario' ? who.idUsuario : null;
  const notario = await createNotario(db, { idUsuario, modalidades: ['presencial', 'telefono'] });
  const admin = await createUsuario(db, { rol: 'admin' });
  const idCliente = cliente.rol === 'cliente' ? cliente.idUsuario : (await createUsuario(db)).idUsuario;
  const nueva = { idUsuario: idCliente, idNotario: notario.idUsuario, modalidad: 'telefono', inicio } as const;
  const actor = { ...admin, idSesion: uuidv7() };
  return inTransaction(db, (tx) =>
    crearCita({ db: tx, actor, now: NOW }, { ...nueva, idSede: null, notas: null, equipo: [] }),
  );
}

const deCita: AccessCase = {
  own: async (db, owner) => ({ idCita: (await createCita(db, owner)).idCita }),
  absent: { idCita: uuidv7() },
};
const ventana = { desde: '2026-01-19T00:00:00.000Z', hasta: '2026-01-26T00:00:00.000Z' };
const MARTES = '2026-01-20T15:00:00.000Z';

/** Calls about appointments. */
export const casosDeCitas: Record<string, AccessCase> = {
  [nameOf(api.citas.list)]: {},
  [nameOf(api.agendaDeCitas.read)]: { query: { desde: '2026-01-19', hasta: '2026-01-25' } },
  [nameOf(api.citas.horas)]: {
    query: { ...ventana, idCita: '00000000-0000-7000-8000-000000000000' },
    status: 404,
  },
  [nameOf(api.citas.read)]: deCita,
  [nameOf(api.citas.hold)]: {
    body: async (db, owner) => {
      const { idSolicitud } = await createPorFirmar(db, owner);
      return { idSolicitud, inicio: MARTES, idSede: await createSede(db) };
    },
  },
  [nameOf(api.citas.act)]: {
    ...deCita,
    body: () => ({ accion: 'cancelar', revision: 2, motivo: 'Surgió un viaje de trabajo' }),
  },
  [nameOf(api.citas.move)]: {
    ...deCita,
    body: () => ({
      inicio: '2026-01-21T15:00:00.000Z',
      idSede: null,
      revision: 2,
      motivo: 'Surgió un viaje de trabajo',
    }),
  },
  [nameOf(api.citas.equipo)]: {
    ...deCita,
    body: async (db) => ({ revision: 2, equipo: [(await createUsuario(db, { rol: 'admin' })).idUsuario] }),
  },
  [nameOf(api.asesorias.clientes)]: { query: { texto: 'ana' } },
  [nameOf(api.asesorias.create)]: {
    body: async (db, owner) => {
      const idNotario =
        owner.rol === 'notario' ? owner.idUsuario : (await createUsuario(db, { rol: 'notario' })).idUsuario;
      await createNotario(db, { idUsuario: idNotario, modalidades: ['telefono'] });
      // A notary gives appointments to the customers of their own trámites.
      const { cliente } = await createTramite(db, await createUsuario(db), { notario: { idUsuario: idNotario } });
      const { idUsuario } = cliente;
      return { idUsuario, idNotario, modalidad: 'telefono', inicio: MARTES, idSede: null, notas: null };
    },
  },
  [nameOf(api.bloqueos.create)]: {
    body: async (db, owner) => {
      const idNotario =
        owner.rol === 'notario' ? owner.idUsuario : (await createUsuario(db, { rol: 'notario' })).idUsuario;
      return { idNotario, inicio: MARTES, fin: '2026-01-20T17:00:00.000Z', motivo: 'Audiencia en el juzgado' };
    },
  },
  [nameOf(api.bloqueos.remove)]: {
    own: async (db, owner) => {
      const suyo = owner.rol === 'notario' ? owner : await createUsuario(db, { rol: 'notario' });
      const nuevo = { idNotario: suyo.idUsuario, inicio: MARTES, fin: '2026-01-20T17:00:00.000Z', motivo: 'Audiencia' };
      const actor = { ...suyo, idSesion: uuidv7() };
      const { idBloqueo } = await inTransaction(db, (tx) => bloquear({ db: tx, actor, now: NOW }, nuevo));
      return { idBloqueo };
    },
    absent: { idBloqueo: uuidv7() },
  },
  [nameOf(api.asesorias.mine)]: {},
  [nameOf(api.asesorias.hold)]: {
    body: async (db, owner) => {
      await createNotario(db, { modalidades: ['telefono'] });
      await createSuscripcion(db, owner, { citas: 1 });
      return { modalidad: 'telefono', inicio: MARTES, idSede: null };
    },
  },
  [nameOf(api.reglasDeCitas.read)]: {},
  [nameOf(api.reglasDeCitas.update)]: { body: (db) => readReglas(db) },
  [nameOf(api.esperasDeCita.list)]: {},
  [nameOf(api.esperasDeCita.create)]: {
    body: async (db, owner) => {
      const { idSolicitud } = await createPorFirmar(db, owner);
      return { idSolicitud, ...ventana, idSede: await createSede(db) };
    },
  },
  [nameOf(api.esperasDeCita.remove)]: {
    own: async (db, { idUsuario }) => ({ idEspera: await createEspera(db, idUsuario) }),
    absent: { idEspera: uuidv7() },
  },
  [nameOf(api.asesorias.wait)]: {
    body: async (db, owner) => {
      await createSuscripcion(db, owner, { citas: 1 });
      return { modalidad: 'telefono', ...ventana, idSede: null, idNotario: null };
    },
  },
  [nameOf(api.asesorias.accept)]: {
    own: async (db, owner) => ({ idCita: await createOferta(db, owner) }),
    absent: { idCita: uuidv7() },
    body: () => ({ revision: 1, notas: null }),
  },
  [nameOf(api.calendariosDeCitas.read)]: {},
  [nameOf(api.calendariosDeCitas.create)]: {},
  [nameOf(api.calendariosDeCitas.remove)]: {},
  [nameOf(api.calendariosDeCitas.feed)]: {
    own: async (db, owner) => ({ clave: await createClaveDeCalendario(db, owner, NOW) }),
    absent: { clave: 'x'.repeat(43) },
  },
  [nameOf(api.presencia.checkIn)]: {
    own: async (db, owner) => ({ idSolicitud: await createConCita(db, owner) }),
    absent: { idSolicitud: uuidv7() },
    body: () => ({
      revision: 0,
      asistentes: [
        { nombre: 'Ana Ruiz', calidad: 'parte', llegada: 'llego', identificacion: 'conocido', numero: null },
      ],
    }),
  },
  [nameOf(api.presencia.read)]: {
    own: async (db, owner) => ({ idSolicitud: (await createTramite(db, owner, { estado: 'porFirmar' })).idSolicitud }),
    absent: { idSolicitud: uuidv7() },
  },
};
