import { api } from '@fedatario/contract';
import type { ClaseDeActo } from '@fedatario/contract/acto';
import { nameOf } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { AccessCase } from '../../testing/access-case.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createTramite, type TramiteOptions } from '../tramites/testing/tramites.ts';
import { findVersion, iniciarMinuta, insertEnvio, updateAprobacion } from './minutas.ts';

const NOW = new Date('2026-01-15T15:00:00Z');

/** A trámite with the first version of its text, under review unless told otherwise. */
export async function createConMinuta(db: Db, who: CreatedUsuario, options: TramiteOptions = {}) {
  const notario = options.notario ?? (who.rol === 'notario' ? who : await createUsuario(db, { rol: 'notario' }));
  const tramite = await createTramite(db, who, { estado: 'enRevision', ...options, notario });
  const { idSolicitud } = tramite;
  await inTransaction(db, (tx) => iniciarMinuta(tx, idSolicitud, NOW));
  if (options.estado === 'porAprobar')
    await insertEnvio(db, { idSolicitud, version: 1, enviadaPor: notario.idUsuario, enviadaEn: NOW });
  return tramite;
}

/** A trámite that waits for its signature, with its text approved, whose product is of this class of act. */
export async function createAprobada(db: Db, who: CreatedUsuario, clase: ClaseDeActo | null = 'escrituraPublica') {
  const tramite = await createConMinuta(db, who, { estado: 'porFirmar' });
  const { idSolicitud, cliente } = tramite;
  await insertEnvio(db, { idSolicitud, version: 1, enviadaPor: cliente.idUsuario, enviadaEn: NOW });
  await updateAprobacion(db, idSolicitud, { orden: 1, aprobadaPor: cliente.idUsuario, aprobadaEn: NOW });
  const deProducto = db.selectFrom('solicitudes').select('idProducto').where('idSolicitud', '=', idSolicitud);
  await db.updateTable('productos').set({ claseActo: clase }).where('idProducto', 'in', deProducto).execute();
  return tramite;
}

/** A text in the form that the editor sends. */
export const minutaCon = (...parrafos: string[]) => ({
  titulo: 'Prueba',
  encabezado: [],
  pie: [],
  contenido: {
    type: 'doc',
    content: parrafos.map((text) => ({ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] })),
  },
});

export async function huellaDe(db: Db, idSolicitud: string): Promise<string> {
  return (await findVersion(db, idSolicitud))?.sha256.toString('hex') ?? '';
}

const conMinuta = (estado: NonNullable<TramiteOptions['estado']>): AccessCase => ({
  own: async (db, owner) => ({ idSolicitud: (await createConMinuta(db, owner, { estado })).idSolicitud }),
  absent: { idSolicitud: uuidv7() },
});
const version: AccessCase = {
  // A version sent, so that the customer may see it.
  own: async (db, owner) => ({
    idSolicitud: (await createConMinuta(db, owner, { estado: 'porAprobar' })).idSolicitud,
    version: '1',
  }),
  absent: { idSolicitud: uuidv7(), version: '1' },
};
/** The text is closed: whoever may see the trámite gets a 409, anybody else a 404. */
const firmado = { ...conMinuta('firmado'), status: 409 };

export const casosDeMinutas: Record<string, AccessCase> = {
  [nameOf(api.minutas.read)]: conMinuta('enRevision'),
  [nameOf(api.minutas.version)]: version,
  [nameOf(api.minutas.pdf)]: version,
  [nameOf(api.protocolo.print)]: {
    own: async (db, owner) => ({ idSolicitud: (await createAprobada(db, owner)).idSolicitud }),
    absent: { idSolicitud: uuidv7() },
    query: { lado: 'anverso', renglon: '1', ajuste: '0' },
  },
  [nameOf(api.minutas.save)]: { ...firmado, body: () => ({ revision: 1, contenido: minutaCon('x') }) },
  [nameOf(api.minutas.saveActo)]: { ...firmado, body: () => ({ revision: 0, respuestas: {} }) },
  [nameOf(api.minutas.saveVersion)]: { ...conMinuta('enRevision'), body: () => ({ revision: 1 }) },
  [nameOf(api.minutas.restore)]: { ...conMinuta('enRevision'), body: () => ({ revision: 1, version: 1 }) },
  [nameOf(api.minutas.send)]: { ...firmado, body: () => ({ revision: 1, version: 1 }) },
  [nameOf(api.minutas.unsend)]: firmado,
  [nameOf(api.minutas.answer)]: {
    own: async (db, owner) => ({
      idSolicitud: (await createConMinuta(db, owner, { estado: 'firmado' })).idSolicitud,
      idObservacion: uuidv7(),
    }),
    absent: { idSolicitud: uuidv7(), idObservacion: uuidv7() },
    status: 409,
    body: () => ({ texto: 'Ya está corregido' }),
  },
  [nameOf(api.minutas.approve)]: { ...firmado, body: () => ({ version: 1, sha256: '0'.repeat(64) }) },
  [nameOf(api.minutas.remark)]: {
    ...firmado,
    body: () => ({ version: 1, observaciones: [{ parrafo: 0, texto: 'Mi nombre' }] }),
  },
};
