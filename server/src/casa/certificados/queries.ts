import { idDeRol } from '@fedatario/contract/base';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';
import { seal, unseal } from '../../services/cipher.ts';
import type { OpenedPair } from '../../services/seal/certificate.ts';
import type { KeptCertificate } from '../../services/seal/kept.ts';

type Columnas = Omit<Insertable<DB['certificadosNotario']>, 'contenidoCifrado'>;

/** The person, if they work in the office: only they may have a certificate. */
export async function findPersonal(db: Db, idUsuario: string) {
  return db
    .selectFrom('usuarios')
    .select(['idUsuario', 'nombreCompleto'])
    .where('idUsuario', '=', idUsuario)
    .where('idRol', 'in', [idDeRol.admin, idDeRol.notario])
    .executeTakeFirst();
}

export async function findCertificado(db: Db, idNotario: string) {
  const row = await db
    .selectFrom('certificadosNotario')
    .selectAll()
    .where('idNotario', '=', idNotario)
    .executeTakeFirst();
  if (!row) return undefined;
  const { contenidoCifrado, ...certificado } = row;
  const guardado = () => JSON.parse(unseal(contenidoCifrado, contextOf(idNotario))) as KeptCertificate;
  return { ...certificado, guardado };
}

/** Those that end after one moment and not after another. */
export function listPorVencer(db: Db, despuesDe: Date, hasta: Date) {
  return db
    .selectFrom('certificadosNotario')
    .select(['idNotario', 'titular', 'hasta', 'sha256'])
    .where('hasta', '>', despuesDe)
    .where('hasta', '<=', hasta)
    .orderBy('hasta')
    .execute();
}

export type CertificadoRow = NonNullable<Awaited<ReturnType<typeof findCertificado>>>;

export async function upsertCertificado(db: Db, row: Columnas, guardado: OpenedPair): Promise<void> {
  const values = { ...row, contenidoCifrado: cifrado(row.idNotario, guardado) };
  await db
    .insertInto('certificadosNotario')
    .values(values)
    .onConflict((on) => on.column('idNotario').doUpdateSet(values))
    .execute();
}

/** Does nothing when the notary has one by now. */
export async function insertSiFalta(db: Db, row: Columnas, guardado: OpenedPair): Promise<void> {
  await db
    .insertInto('certificadosNotario')
    .values({ ...row, contenidoCifrado: cifrado(row.idNotario, guardado) })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Puts the opened certificate in the place of the file that was stored; does nothing when another one was put meanwhile. */
export async function updateAbierto(db: Db, antes: Buffer, row: Columnas, guardado: OpenedPair): Promise<void> {
  await db
    .updateTable('certificadosNotario')
    .set({ ...row, contenidoCifrado: cifrado(row.idNotario, guardado) })
    .where('idNotario', '=', row.idNotario)
    .where('sha256', '=', antes)
    .where('puestoEn', '=', new Date(row.puestoEn))
    .execute();
}

/** The notaries who have a certificate. */
export async function listConCertificado(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('certificadosNotario').select('idNotario').orderBy('idNotario').execute();
  return rows.map(({ idNotario }) => idNotario);
}

function cifrado(idNotario: string, guardado: KeptCertificate): Buffer {
  return seal(JSON.stringify(guardado), contextOf(idNotario));
}

function contextOf(idNotario: string): string {
  return `certificado:${idNotario}`;
}
