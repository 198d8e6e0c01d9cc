import { api } from '@fedatario/contract';
import { nameOf } from '@fedatario/contract/base';
import type { EstadoGestion } from '@fedatario/contract/solicitud';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { createArchivo } from '../../../casa/archivos/testing/archivos.ts';
import type { Db } from '../../../db/db.ts';
import type { AccessCase } from '../../../testing/access-case.ts';
import type { CreatedUsuario } from '../../../testing/factories.ts';
import { createTramite } from '../../tramites/testing/tramites.ts';

const NOW = new Date('2026-01-15T15:00:00Z');

/** A gestor of the catalogue who attends to these institutions. */
export async function createGestor(db: Db, instituciones: readonly string[] = ['RENAP'], nombre = 'Óscar Pineda') {
  const idGestor = uuidv7();
  await db
    .insertInto('gestores')
    .values({
      idGestor,
      nombre,
      email: `${idGestor}@gestores.test`,
      instituciones: [...instituciones],
      creadoEn: NOW,
      actualizadoEn: NOW,
    })
    .execute();
  return idGestor;
}

export interface GestionOptions {
  /** State to put it in; it waits for a gestor if left out. */
  readonly estado?: EstadoGestion;
  readonly estadoAnterior?: EstadoGestion;
  readonly idGestor?: string | null;
  readonly aceptada?: boolean;
  readonly requisitos?: readonly string[];
  readonly precio?: number;
  readonly now?: Date;
}

/** A paid gestión of the customer's in a state, before the RENAP and the MINEX. */
export async function createGestion(db: Db, who: CreatedUsuario, options: GestionOptions = {}) {
  const { estado = 'sinAsignar', estadoAnterior = null, aceptada = true, idGestor = null, now = NOW } = options;
  const { requisitos = [], precio = 10_000 } = options;
  const { idSolicitud, idFactura, cliente } = await createTramite(db, who, { requisitos, precio, now });
  await db
    .updateTable('solicitudes')
    .set({
      tipo: 'gestion',
      serie: sql<string>`replace(serie, 'T', 'G')`,
      nombre: 'Certificación del RENAP',
      estado,
      estadoAnterior,
      idNotario: null,
      idGestor,
      asignadaEn: idGestor && now,
      aceptadaEn: idGestor && aceptada ? now : null,
    })
    .where('idSolicitud', '=', idSolicitud)
    .execute();
  const pasos = [
    { orden: 1, nombre: 'Emisión', institucion: 'RENAP', diasHabiles: 2 },
    { orden: 2, nombre: 'Apostilla', institucion: 'MINEX', diasHabiles: 5 },
  ];
  await db
    .insertInto('gestionPasos')
    .values(pasos.map((paso) => ({ ...paso, idSolicitud })))
    .execute();
  return { idSolicitud, idFactura, cliente };
}

const deEstado = (estado: EstadoGestion, conGestor = estado !== 'sinAsignar') =>
  ({
    own: async (db, owner) => {
      const idGestor = conGestor ? await createGestor(db) : null;
      return { idSolicitud: (await createGestion(db, owner, { estado, idGestor })).idSolicitud };
    },
    absent: { idSolicitud: uuidv7() },
  }) satisfies AccessCase;

/** The step is over: whoever may see the gestión gets a 409, anybody else a 404. */
const yaCerrada = { ...deEstado('cerrada'), status: 409 };

const HOY = '2026-01-15';

export const casosDeGestiones: Record<string, AccessCase> = {
  [nameOf(api.gestiones.list)]: {},
  [nameOf(api.gestiones.cuentas)]: {},
  [nameOf(api.gestiones.read)]: deEstado('enPreparacion'),
  [nameOf(api.gestiones.act)]: { ...yaCerrada, body: () => ({ accion: 'aceptar', revision: 1, motivo: null }) },
  [nameOf(api.gestiones.cancel)]: {
    ...yaCerrada,
    body: () => ({ revision: 1, motivo: 'Ya no la necesito', total: 0 }),
  },
  [nameOf(api.gestiones.power)]: yaCerrada,
  [nameOf(api.gestiones.answer)]: {
    ...yaCerrada,
    body: () => ({ revision: 1, texto: 'Adjunto lo pedido', archivos: [] }),
  },
  [nameOf(api.encargos.list)]: {},
  [nameOf(api.encargos.export)]: { query: { formato: 'csv' } },
  [nameOf(api.encargos.board)]: {},
  [nameOf(api.encargos.candidates)]: deEstado('sinAsignar'),
  [nameOf(api.encargos.assign)]: {
    ...deEstado('sinAsignar'),
    body: async (db) => ({ revision: 1, idGestor: await createGestor(db), motivo: null }),
  },
  [nameOf(api.encargos.assignMany)]: {
    body: async (db, owner) => {
      const { idSolicitud } = await createGestion(db, owner);
      return { idSolicitudes: [idSolicitud], idGestor: await createGestor(db) };
    },
  },
  [nameOf(api.diligencias.dates)]: {
    own: async (db, owner) => {
      const { idSolicitud } = await createGestion(db, owner, {
        estado: 'enPreparacion',
        idGestor: await createGestor(db),
      });
      return { idSolicitud, orden: '1' };
    },
    absent: { idSolicitud: uuidv7(), orden: '1' },
    body: () => ({ revision: 1, empezadoEl: '2026-01-15', hechoEl: null }),
  },
  [nameOf(api.diligencias.present)]: {
    ...yaCerrada,
    body: async (db, owner) => ({
      revision: 1,
      institucion: 'RENAP',
      numero: '45-2026',
      nota: '',
      presentadaEl: HOY,
      comprobante: await createArchivo(db, owner),
    }),
  },
  [nameOf(api.diligencias.observe)]: {
    ...yaCerrada,
    body: () => ({
      revision: 1,
      texto: 'Falta la boleta',
      articulo: null,
      notificadaEl: HOY,
      diasHabiles: 5,
      responde: 'gestor',
    }),
  },
  [nameOf(api.diligencias.propose)]: { ...yaCerrada, body: () => ({ revision: 1, concepto: 'Tasa', estimado: 2_500 }) },
  [nameOf(api.diligencias.spend)]: {
    ...yaCerrada,
    own: async (db, owner) => ({ ...(await yaCerrada.own(db, owner)), idGasto: uuidv7() }),
    absent: { idSolicitud: uuidv7(), idGasto: uuidv7() },
    body: async (db, owner) => ({
      revision: 1,
      gastado: 2_500,
      gastadoEl: HOY,
      paga: 'cliente',
      comprobante: await createArchivo(db, owner),
    }),
  },
  [nameOf(api.diligencias.assume)]: {
    ...yaCerrada,
    own: async (db, owner) => ({ ...(await yaCerrada.own(db, owner)), idGasto: uuidv7() }),
    absent: { idSolicitud: uuidv7(), idGasto: uuidv7() },
    body: () => ({ revision: 1 }),
  },
  [nameOf(api.diligencias.charge)]: { ...yaCerrada, body: () => ({ revision: 1, total: 100 }) },
  [nameOf(api.diligencias.resolve)]: {
    ...yaCerrada,
    body: () => ({
      revision: 1,
      favorable: true,
      numero: null,
      folio: null,
      libro: null,
      nota: '',
      archivos: [],
      resueltaEl: HOY,
      venceEl: null,
    }),
  },
};
