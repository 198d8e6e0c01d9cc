import { idDeRol } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/db.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';

const EN = new Date('2026-01-15T09:00:00Z');
const fechas = { creadaEn: EN, actualizadaEn: EN };

/** A view of the monthly sales, by the last month. */
export async function createVista(db: Db, { idUsuario }: CreatedUsuario, compartida = false): Promise<string> {
  const idVista = uuidv7();
  const filtros = JSON.stringify({ atajo: 'mesPasado' });
  const vista = {
    idVista,
    idUsuario,
    lugar: 'ventas-mensuales',
    nombre: `Vista ${idVista}`,
    filtros,
    orden: '',
    ocultas: [],
  };
  await db
    .insertInto('vistas')
    .values({ ...vista, compartida, ...fechas })
    .execute();
  return idVista;
}

/** A view of that person's, mailed to them each day at seven. */
export async function createProgramacion(db: Db, owner: CreatedUsuario): Promise<string> {
  const { idUsuario } = owner;
  const [idProgramacion, idVista] = [uuidv7(), await createVista(db, owner)];
  const regla = {
    cada: 'dia',
    dia: null,
    hora: 7,
    formato: 'csv',
    proximaEn: new Date('2026-01-16T13:00:00Z'),
  } as const;
  await db
    .insertInto('programaciones')
    .values({ idProgramacion, idVista, idUsuario, ...regla, ...fechas })
    .execute();
  await db.insertInto('programacionDestinatarios').values({ idProgramacion, idUsuario }).execute();
  return idProgramacion;
}

/** Somebody of the office to mail a report to: that person, if they are of it. */
export async function lectorDe(db: Db, { idUsuario }: CreatedUsuario): Promise<string> {
  const { idRol } = await db
    .selectFrom('usuarios')
    .select('idRol')
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirstOrThrow();
  return idRol === idDeRol.cliente ? (await createUsuario(db, { rol: 'admin' })).idUsuario : idUsuario;
}
