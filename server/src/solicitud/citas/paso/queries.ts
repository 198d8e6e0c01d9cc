import {
  type AccionCita,
  type AgenteCita,
  type EstadoCita,
  esperasOfrecidas,
  estadosAcordablesDeCita,
  estadosAcordadosDeCita,
  estadosEnDudaDeCita,
  estadosPedidosDeCita,
  estadosPorConfirmarDeCita,
  estadosSoltadosDeCita,
  estadosVivosDeCita,
  type FiltroDeCitas,
} from '@fedatario/contract/solicitud';
import { jurisdiccion } from '@fedatario/document-engine';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import { ejerceEn } from '../../../casa/notarios/notarios.ts';
import type { Db } from '../../../db/db.ts';
import type { DB } from '../../../db/tables.ts';
import { words } from '../../../db/words.ts';
import type { Actor } from '../../../http/route.ts';
import { atiende, equipoDe } from '../equipo/queries.ts';

export type Lector = Pick<Actor, 'idUsuario' | 'rol'>;

const notarioEjerce = ejerceEn({
  idNotario: sql`c.id_notario`,
  dia: sql`(c.inicio at time zone ${jurisdiccion.zonaHoraria})`,
});

/** Citas with the names that a screen shows. */
function citas(db: Db) {
  return db
    .selectFrom('citas as c')
    .innerJoin('usuarios as u', 'u.idUsuario', 'c.idUsuario')
    .innerJoin('usuarios as n', 'n.idUsuario', 'c.idNotario')
    .leftJoin('solicitudes as s', 's.idSolicitud', 'c.idSolicitud')
    .leftJoin('sedes as e', 'e.idSede', 'c.idSede')
    .leftJoin('sedes as p', 'p.idSede', 'c.propuestaSede')
    .selectAll('c')
    .select(['u.nombreCompleto as nombreCliente', 'u.telefono', 'n.nombreCompleto as nombreNotario'])
    .select(['s.serie', 's.numero', 's.nombre as nombreTramite'])
    .select(sql<boolean>`exists (select from beneficios b where b.id_cita = c.id_cita)`.as('deSuPlan'))
    .select(equipoDe.as('equipo'))
    .select(sql<boolean>`not ${notarioEjerce}`.as('notarioImpedido'))
    .select(
      sql<boolean>`exists (select from esperas_de_citas w where w.id_cita = c.id_cita and w.estado in (${words(esperasOfrecidas)}))`.as(
        'deEspera',
      ),
    )
    .select(['e.nombre as nombreSede', 'e.direccion', 'e.indicaciones', 'e.urlMapa', 'e.salas'])
    .select(['p.nombre as propuestaNombre', 'p.direccion as propuestaDireccion', 'p.urlMapa as propuestaMapa'])
    .select(['p.indicaciones as propuestaIndicaciones', 'p.salas as propuestaSalas', 'p.zonaHoraria as propuestaZona']);
}

/** Citas that the actor may see: their own, those they attend, as their notary or beside one, and any for an administrator. */
export function visibles(db: Db, { idUsuario, rol }: Lector) {
  return citas(db)
    .$if(rol === 'cliente', (query) => query.where('c.idUsuario', '=', idUsuario))
    .$if(rol === 'notario', (query) => query.where(atiende(idUsuario)));
}

export function findCita(db: Db, actor: Lector, idCita: string) {
  return visibles(db, actor).where('c.idCita', '=', idCita).executeTakeFirst();
}

export type CitaRow = NonNullable<Awaited<ReturnType<typeof findCita>>>;

interface Lista {
  readonly filtro: FiltroDeCitas;
  readonly estado: EstadoCita | undefined;
  /** They begin in between, the end left out. */
  readonly desde: Date | undefined;
  readonly hasta: Date | undefined;
  readonly despuesDe: readonly [number, string] | undefined;
  readonly limite: number;
  readonly now: Date;
}

/** Citas ahead from the next on; of the past, and of all, from the last back. */
export function listCitas(db: Db, actor: Lector, lista: Lista) {
  const { filtro, estado, desde, hasta, despuesDe, limite, now } = lista;
  const adelante = filtro === 'proximas' || filtro === 'pendientes';
  const [milisegundos = 0, idCita] = despuesDe ?? [];
  const siguiente = sql<SqlBool>`(c.inicio, c.id_cita) ${sql.raw(adelante ? '>' : '<')} (${new Date(milisegundos)}::timestamptz, ${idCita ?? null}::uuid)`;
  const orden = adelante ? 'asc' : 'desc';
  return visibles(db, actor)
    .where(deFiltro(filtro, actor, now))
    .$call((query) => (estado === undefined ? query : query.where('c.estado', '=', estado)))
    .$if(desde !== undefined, (query) => query.where('c.inicio', '>=', desde as Date))
    .$if(hasta !== undefined, (query) => query.where('c.inicio', '<', hasta as Date))
    .$if(despuesDe !== undefined, (query) => query.where(siguiente))
    .orderBy('c.inicio', orden)
    .orderBy('c.idCita', orden)
    .limit(limite)
    .execute();
}

/** Condition of a list. `pendientes`: those that wait for the side of whoever asks; for the office also those ahead whose notary may not practise that day. */
function deFiltro(filtro: FiltroDeCitas, { idUsuario, rol }: Lector, now: Date) {
  const acordables = sql`c.estado in (${words(estadosAcordablesDeCita)})`;
  const pedidas = sql<SqlBool>`c.estado in (${words(estadosPedidosDeCita)})`;
  if (filtro === 'proximas') return sql<SqlBool>`${acordables} and c.fin > ${now}`;
  if (filtro === 'pendientes')
    return rol === 'cliente'
      ? sql<SqlBool>`${acordables} and c.propuesta_por = 'oficina' and c.propuesta_hasta > ${now}`
      : sql<SqlBool>`${rol === 'notario' ? sql`c.id_notario = ${idUsuario}` : sql`true`} and (c.estado in (${words(estadosPorConfirmarDeCita)}) and c.inicio > ${now}
          or ${acordables} and c.propuesta_por = 'cliente' and c.propuesta_hasta > ${now}
          or ${acordables} and c.fin > ${now} and not ${notarioEjerce}
          or c.estado in (${words(estadosEnDudaDeCita)}) or c.estado in (${words(estadosAcordadosDeCita)}) and c.fin < ${now})`;
  return filtro === 'pasadas' ? sql<SqlBool>`${pedidas} and (not ${acordables} or c.fin <= ${now})` : pedidas;
}

/** The signing ahead of a trámite, or else its last one. */
export function findDeSolicitud(db: Db, idSolicitud: string) {
  return citas(db)
    .where('c.idSolicitud', '=', idSolicitud)
    .where('c.estado', 'not in', estadosSoltadosDeCita)
    .orderBy(sql`c.estado in (${words(estadosVivosDeCita)})`, 'desc')
    .orderBy('c.actualizadaEn', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The row of a cita, locked until this transaction ends. */
export function lockCita(db: Db, idCita: string) {
  return db.selectFrom('citas').selectAll().where('idCita', '=', idCita).forUpdate().executeTakeFirst();
}

export type CitaTomada = NonNullable<Awaited<ReturnType<typeof lockCita>>>;

/** The cita of a trámite that takes time, locked. */
export function lockVivaDeSolicitud(db: Db, idSolicitud: string) {
  return db
    .selectFrom('citas')
    .selectAll()
    .where('idSolicitud', '=', idSolicitud)
    .where('estado', 'in', estadosVivosDeCita)
    .forUpdate()
    .executeTakeFirst();
}

/** Lets in one request of a customer for a time at once, since a customer keeps one time. */
export function lockCliente(db: Db, idUsuario: string) {
  return db.selectFrom('usuarios').select('idUsuario').where('idUsuario', '=', idUsuario).forNoKeyUpdate().execute();
}

export async function insertCita(db: Db, cita: Insertable<DB['citas']>, paso: Pick<Paso, 'como' | 'idUsuario'>) {
  await db.insertInto('citas').values(cita).execute();
  const { idCita, estado, inicio, creadaEn } = cita;
  await insertPaso(db, {
    ...paso,
    idCita,
    accion: 'crear',
    de: null,
    a: estado,
    motivo: null,
    inicio,
    hechoEn: creadaEn,
  });
}

export type CambioDeCita = Updateable<DB['citas']>;

interface Paso {
  readonly idCita: string;
  readonly accion: AccionCita | 'crear' | 'equipo';
  readonly de: EstadoCita | null;
  readonly a: EstadoCita;
  readonly como: AgenteCita;
  readonly idUsuario: string | null;
  readonly motivo: string | null;
  readonly inicio: Date | string;
  readonly hechoEn: Date | string;
}

/** Writes a step: the row, one revision on, and its line of history. */
export async function updateCita(db: Db, cambio: CambioDeCita & { estado: EstadoCita }, paso: Paso): Promise<void> {
  const { idCita, hechoEn } = paso;
  await db
    .updateTable('citas')
    .set((eb) => ({ ...cambio, revision: eb('revision', '+', 1), actualizadaEn: hechoEn }))
    .where('idCita', '=', idCita)
    .execute();
  await insertPaso(db, paso);
}

async function insertPaso(db: Db, paso: Paso): Promise<void> {
  await db
    .insertInto('citaHistorial')
    .values((eb) => ({
      ...paso,
      orden: eb
        .selectFrom('citaHistorial')
        .select(sql<number>`coalesce(max(orden), 0) + 1`.as('orden'))
        .where('idCita', '=', paso.idCita),
    }))
    .execute();
}

/** A trámite that is to be signed, locked: a cita is given to it only while it is. */
export function lockPorFirmar(db: Db, idSolicitud: string) {
  return db
    .selectFrom('solicitudes')
    .select(['idSolicitud', 'idUsuario', 'idNotario', 'estado', 'estadoAnterior'])
    .where('idSolicitud', '=', idSolicitud)
    .where('tipo', '=', 'tramite')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** A trámite that the actor may see, as far as its signing needs it. */
export function findTramiteDeCita(db: Db, { idUsuario, rol }: Lector, idSolicitud: string) {
  return db
    .selectFrom('solicitudes')
    .select(['idSolicitud', 'idUsuario', 'idNotario', 'estado', 'automatica'])
    .where('idSolicitud', '=', idSolicitud)
    .where('tipo', '=', 'tramite')
    .$if(rol === 'cliente', (query) => query.where('idUsuario', '=', idUsuario))
    .$if(rol === 'notario', (query) => query.where('idNotario', '=', idUsuario))
    .executeTakeFirst();
}

/** The role of an active person; undefined of nobody. */
export async function findRol(db: Db, idUsuario: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('usuarios')
    .select('idRol')
    .where('idUsuario', '=', idUsuario)
    .where('activo', '=', true)
    .executeTakeFirst();
  return row?.idRol;
}
