import { api } from '@fedatario/contract';
import type { ClaseDeActo } from '@fedatario/contract/acto';
import { nameOf } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import { createArchivo } from '../../casa/archivos/testing/archivos.ts';
import type { Db } from '../../db/db.ts';
import { lockSolicitud } from '../../solicitud/solicitudes/solicitudes.ts';
import type { AccessCase } from '../../testing/access-case.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createTramite } from '../../tramite/tramites/testing/tramites.ts';
import { crearDeberes } from './deberes.ts';

interface Entregado {
  readonly clase?: ClaseDeActo;
  /** The day it was granted. */
  readonly fecha?: string;
  readonly now?: Date;
}

/** A trámite of the customer's, or assigned to the notary given, whose act was just delivered, with its duties. */
export async function createEntregado(db: Db, who: CreatedUsuario, options: Entregado = {}) {
  const { clase = 'escrituraPublica', fecha = '2026-01-14', now = new Date('2026-01-15T09:00:00Z') } = options;
  const { idSolicitud, cliente } = await createTramite(db, who, { estado: 'entregado', now });
  const notario = who.rol === 'notario' ? who : await createUsuario(db, { rol: 'notario' });
  const { idUsuario: idNotario } = notario;
  const acto = { clase, instrumento: '12', lugar: 'Guatemala', fecha, hojas: 3, folios: null, firmadaEn: now };
  await db
    .insertInto('firmas')
    .values({ ...acto, idSolicitud, idNotario })
    .execute();
  await db.transaction().execute(async (tx) => {
    const row = await lockSolicitud(tx, idSolicitud);
    if (row) await crearDeberes(tx, row, { idNotario, clase, fecha, now });
  });
  const deberes = await db.selectFrom('deberes').selectAll().where('idSolicitud', '=', idSolicitud).execute();
  return { idSolicitud, cliente, notario, deberes, idDeber: deberes[0]?.idDeber ?? '' };
}

/** The duty of a quarter of this notary, or of another for whoever is none. */
async function createDelTrimestre(db: Db, who: CreatedUsuario): Promise<string> {
  const { idUsuario: idNotario } = who.rol === 'notario' ? who : await createUsuario(db, { rol: 'notario' });
  const idDeber = uuidv7();
  const asunto = 'Cuarto trimestre de 2025';
  const plazo = { desde: '2025-12-31', venceEl: '2026-02-05', creadoEn: new Date('2026-01-01T12:00:00Z') };
  await db
    .insertInto('deberes')
    .values({ ...plazo, idDeber, idNotario, asunto, tipo: 'avisoTrimestral' })
    .execute();
  return idDeber;
}

const deTramite: AccessCase = {
  own: async (db, owner) => ({ idSolicitud: (await createEntregado(db, owner)).idSolicitud }),
  absent: { idSolicitud: uuidv7() },
};
const deDeber: AccessCase = {
  own: async (db, owner) => ({ idDeber: (await createEntregado(db, owner)).idDeber }),
  absent: { idDeber: uuidv7() },
};

export const casosDeDeberes: Record<string, AccessCase> = {
  [nameOf(api.deberes.list)]: {},
  [nameOf(api.deberes.export)]: { query: { formato: 'csv' } },
  [nameOf(api.deberes.byNotario)]: {},
  [nameOf(api.deberes.ofTramite)]: deTramite,
  [nameOf(api.deberes.add)]: { ...deTramite, body: () => ({ tipo: 'avisoTraslativo' }) },
  [nameOf(api.deberes.fulfil)]: {
    ...deDeber,
    body: () => ({ fecha: '2026-01-15', constancia: 'AGP-1', idArchivo: null }),
  },
  [nameOf(api.deberes.aviso)]: {
    ...deDeber,
    query: { lugar: 'Guatemala', fecha: '2026-01-15' },
    own: async (db, owner) => ({ idDeber: await createDelTrimestre(db, owner) }),
  },
  [nameOf(api.deberes.proof)]: {
    ...deDeber,
    own: async (db, owner) => {
      const { idDeber, notario } = await createEntregado(db, owner);
      const idArchivo = await createArchivo(db, notario);
      const hecho = { estado: 'cumplido', avisoEl: null, cumplidoEl: '2026-01-15', anotadoEn: new Date(0) } as const;
      const prueba = { ...hecho, idArchivo, anotadoPor: notario.idUsuario };
      await db.updateTable('deberes').set(prueba).where('idDeber', '=', idDeber).execute();
      return { idDeber };
    },
  },
};
