import { randomBytes } from 'node:crypto';
import { api } from '@fedatario/contract';
import type { DatosDeActuacion } from '@fedatario/contract/acto';
import { nameOf } from '@fedatario/contract/base';
import type { Db } from '../../db/db.ts';
import type { AccessCase } from '../../testing/access-case.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createTramite } from '../../tramite/tramites/testing/tramites.ts';
import { asentar } from './registro.ts';

const now = new Date('2026-01-15T15:00:00Z');

export const ACTO: DatosDeActuacion = {
  tramite: 'T-2026-000001',
  objeto: 'Contrato de arrendamiento',
  instrumento: '12',
  lugar: 'Guatemala',
  fecha: '2026-01-15',
  hojas: 3,
  folios: '20-22',
  comparecientes: ['Ana Ruiz', 'Íñigo Peña'],
};

/** An entry of this notary's register. */
export async function createAsiento(db: Db, notario: CreatedUsuario, idSolicitud: string, datos = ACTO) {
  const hecho = { idNotario: notario.idUsuario, actuacion: 'entrega', idUsuario: notario.idUsuario } as const;
  const documento = { idSolicitud, documentoSha256: randomBytes(32) };
  return db.transaction().execute((tx) => asentar(tx, { ...hecho, ...documento, datos, now }));
}

/** A notary with a register of so many entries, all about one trámite of theirs. */
export async function createConRegistro(db: Db, asientos: number) {
  const notario = await createUsuario(db, { rol: 'notario' });
  const { idSolicitud } = await createTramite(db, notario);
  for (let i = 0; i < asientos; i += 1) await createAsiento(db, notario, idSolicitud);
  return { notario, idSolicitud };
}

export const casosDeRegistro: Record<string, AccessCase> = {
  [nameOf(api.registro.list)]: {},
  [nameOf(api.registro.export)]: { query: { formato: 'csv' } },
  // The register of a new user is empty.
  [nameOf(api.registro.indice)]: { query: { anio: '2026' }, status: 404 },
  [nameOf(api.registro.cierre)]: {
    query: { anio: '2026', lugar: 'Guatemala', fecha: '2026-12-31', lado: 'anverso', renglon: '1', ajuste: '0' },
    status: 404,
  },
  [nameOf(api.registro.cadenas)]: {},
  [nameOf(api.registro.verificar)]: {},
};
