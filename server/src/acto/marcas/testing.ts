import { api } from '@fedatario/contract';
import { nameOf } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import type { AccessCase } from '../../testing/access-case.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createTramite } from '../../tramite/tramites/testing/tramites.ts';
import { insertDocumento } from '../documentos/queries.ts';
import { createPdfSellado } from '../documentos/testing/sellos.ts';
import { asentar } from '../registro/registro.ts';
import { ACTO } from '../registro/testing.ts';

const now = new Date('2026-01-15T09:00:00Z');

/** A trámite of the customer's with the document that its notary sealed, entered in the register. */
export async function createSellado(db: Db, who: CreatedUsuario, notario?: CreatedUsuario) {
  const suyo = notario ?? (who.rol === 'notario' ? who : await createUsuario(db, { rol: 'notario' }));
  const made = await createTramite(db, who, { estado: 'cerrado', notario: suyo, now });
  const { idSolicitud, cliente } = made;
  const sellado = await createPdfSellado(db);
  const { sha256: documento } = sellado;
  const codigo = uuidv7().replaceAll('-', '').slice(-20).toUpperCase();
  const { idUsuario: idNotario } = suyo;
  const version = { version: 1, ...sellado, codigoVerificacion: codigo };
  const row = { idDocumento: uuidv7(), idSolicitud, idNotario, ...version, selladoEn: now };
  await insertDocumento(db, row);
  const hecho = { idNotario, idUsuario: idNotario, idSolicitud, documentoSha256: documento, datos: ACTO, now };
  await db.transaction().execute((tx) => asentar(tx, { ...hecho, actuacion: 'entrega' }));
  const { serie, numero } = await db
    .selectFrom('solicitudes')
    .select(['serie', 'numero'])
    .where('idSolicitud', '=', idSolicitud)
    .executeTakeFirstOrThrow();
  return { idSolicitud, cliente, notario: suyo, codigo, numero: formatNumber(serie, numero), row };
}

const deTramite: AccessCase = {
  own: async (db, owner) => ({ idSolicitud: (await createSellado(db, owner)).idSolicitud }),
  absent: { idSolicitud: uuidv7() },
};

/** Case of a proposal by the document's notary. */
const propuesta: AccessCase = {
  own: async (db, owner) => {
    const { row, notario } = await createSellado(db, owner);
    const dicha = {
      idPropuesta: uuidv7(),
      idDocumento: row.idDocumento,
      marca: 'anulado',
      motivo: 'Sentencia firme',
    } as const;
    await db
      .insertInto('marcaPropuestas')
      .values({ ...dicha, propuestaPor: notario.idUsuario, propuestaEn: now })
      .execute();
    return { idPropuesta: dicha.idPropuesta };
  },
  absent: { idPropuesta: uuidv7() },
};

export const casosDeMarcas: Record<string, AccessCase> = {
  [nameOf(api.marcas.ofTramite)]: deTramite,
  [nameOf(api.marcas.propose)]: {
    ...deTramite,
    body: () => ({ marca: 'anulado', motivo: 'Sentencia firme', sustituto: null }),
  },
  [nameOf(api.marcas.confirm)]: propuesta,
  [nameOf(api.marcas.refuse)]: { ...propuesta, body: () => ({ motivo: 'No consta la sentencia' }) },
  [nameOf(api.documentos.ofTramite)]: deTramite,
};
