import { api } from '@fedatario/contract';
import { nameOf } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import type { AccessCase } from '../../testing/access-case.ts';
import { auditarSistema } from './auditoria.ts';

const now = new Date('2026-01-15T09:00:00Z');

/** Cases of the audit. */
export const casosDeAuditoria: Record<string, AccessCase> = {
  [nameOf(api.auditoria.list)]: {},
  [nameOf(api.auditoria.export)]: { query: { formato: 'csv' } },
  [nameOf(api.auditoria.read)]: {
    own: async (db, { idUsuario }) => {
      await auditarSistema(db, 'usuario.crear', now, async () => ({ idUsuario }));
      const row = await db
        .selectFrom('auditoria')
        .select('idRegistro')
        .where('idObjeto', '=', idUsuario)
        .executeTakeFirstOrThrow();
      return { idRegistro: row.idRegistro };
    },
    absent: { idRegistro: uuidv7() },
  },
};
