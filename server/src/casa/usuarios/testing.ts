import { api } from '@fedatario/contract';
import { nameOf } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import type { AccessCase } from '../../testing/access-case.ts';
import { createUsuario } from '../../testing/factories.ts';
import { createTramite } from '../../tramite/tramites/testing/tramites.ts';
import { openSesion } from '../identidad/sesion/sesion.ts';

const now = new Date('2026-01-15T09:00:00Z');

/** Another user: these calls are refused on one's own account. */
const otra = async (db: Db) => (await createUsuario(db)).idUsuario;
const cuenta: AccessCase = {
  own: async (db) => ({ idUsuario: await otra(db) }),
  absent: { idUsuario: uuidv7() },
};

/** Cases of the office's users. */
export const casosDeCuentas: Record<string, AccessCase> = {
  [nameOf(api.cuentas.list)]: {},
  [nameOf(api.cuentas.export)]: { query: { formato: 'csv' } },
  [nameOf(api.cuentas.read)]: {
    ...cuenta,
    // A notary's customer.
    own: async (db, owner) => ({
      idUsuario: owner.rol === 'notario' ? (await createTramite(db, owner)).cliente.idUsuario : await otra(db),
    }),
  },
  [nameOf(api.cuentas.invite)]: {
    ...cuenta,
    own: async (db) => {
      const idUsuario = await otra(db);
      await db
        .updateTable('cuentas')
        .set({ claveHash: null, confirmadaEn: null })
        .where('idUsuario', '=', idUsuario)
        .execute();
      return { idUsuario };
    },
  },
  [nameOf(api.cuentas.activate)]: { ...cuenta, body: () => ({ activo: false, motivo: 'Lo pidió su jefatura' }) },
  [nameOf(api.cuentas.changeRol)]: { ...cuenta, body: () => ({ IdRol: 2 }) },
  [nameOf(api.cuentas.sesiones)]: cuenta,
  [nameOf(api.cuentas.removeDosPasos)]: cuenta,
  [nameOf(api.reglasDeAcceso.read)]: {},
  [nameOf(api.reglasDeAcceso.change)]: { body: () => ({ dosPasosAlPersonal: false }) },
  [nameOf(api.cambioDeCorreo.read)]: {},
  [nameOf(api.cambioDeCorreo.begin)]: { body: () => ({ email: `${uuidv7()}@ejemplo.com` }) },
  [nameOf(api.cambioDeCorreo.finish)]: {
    body: () => ({ codigoNuevo: '000000', codigoAnterior: '000000' }),
    status: 422,
  },
  [nameOf(api.dosPasos.read)]: {},
  [nameOf(api.dosPasos.begin)]: {},
  [nameOf(api.dosPasos.activate)]: { body: () => ({ codigo: '000000' }), status: 409 },
  [nameOf(api.dosPasos.renew)]: { status: 409 },
  [nameOf(api.dosPasos.remove)]: {},
  [nameOf(api.cuentas.closeSesiones)]: cuenta,
  [nameOf(api.cuentas.closeSesion)]: {
    own: async (db) => {
      const idUsuario = await otra(db);
      await openSesion(db, { idUsuario, userAgent: '', credential: null, now });
      const { idSesion } = await db
        .selectFrom('sesiones')
        .select('idSesion')
        .where('idUsuario', '=', idUsuario)
        .executeTakeFirstOrThrow();
      return { idUsuario, idSesion };
    },
    absent: { idUsuario: uuidv7(), idSesion: uuidv7() },
  },
};
