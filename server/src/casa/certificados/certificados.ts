import type { CertificadoDeNotario, CertificadoNuevo } from '@fedatario/contract';
import type { Db } from '../../db/db.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context, OutsideContext } from '../../http/route.ts';
import type { OutsideTask } from '../../queue/job.ts';
import { sha256 } from '../../services/cipher.ts';
import { factsOf, keptSeal, openKept } from '../../services/seal/kept.ts';
import type { KeptCertificate, Sello, Sellos } from '../../services/seal/seal.ts';
import { exigirReingreso } from '../identidad/identidad.ts';
import { type CertificadoRow, findCertificado, findPersonal, insertSiFalta, upsertCertificado } from './queries.ts';

type Request = Pick<Context<'staff'>, 'db' | 'actor'>;

export async function leerCertificado({ db, actor }: Request, id: string): Promise<CertificadoDeNotario | null> {
  const row = await findCertificado(db, (await deQuien(db, actor, id)).idUsuario);
  return row ? toCertificado(row) : null;
}

/** Puts a certificate in the place of the one before. Its password is kept sealed with it, and never answered. */
export async function ponerCertificado(
  { transact, transactActo, actor, now }: OutsideContext<'staff'>,
  id: string,
  guardado: CertificadoNuevo,
): Promise<CertificadoDeNotario> {
  await transact(async (db) => {
    await deQuien(db, actor, id);
    await exigirReingreso(db, actor, now);
  });
  const opened = await openKept(guardado).catch(() => {
    throw invalidField('p12', 'certificado');
  });
  const row = filaDe(id, 'propio', opened.signer.certificate, now);
  if (row.hasta <= now || row.desde > now) throw invalidField('p12', 'certificadoVencido');
  return transactActo(async (db) => {
    await upsertCertificado(db, row, guardado);
    return toCertificado(row);
  });
}

/** The seal of a notary's documents; without a certificate of their own, one of the platform's authority is made, once. */
export async function selloDeNotario(
  { transact, now }: Pick<OutsideTask, 'transact' | 'now'>,
  sellos: Sellos,
  idNotario: string,
): Promise<Sello> {
  const suyo = () => transact((db) => findCertificado(db, idNotario));
  const found = (await suyo()) ?? (await emitir(suyo));
  return keptSeal(found.guardado(), sellos);

  async function emitir(leer: typeof suyo): Promise<CertificadoRow> {
    const persona = await transact((db) => findPersonal(db, idNotario));
    const guardado: KeptCertificate = await sellos.emitir(persona?.nombreCompleto ?? '', now);
    const { signer } = await openKept(guardado);
    await transact((db) => insertSiFalta(db, filaDe(idNotario, 'desarrollo', signer.certificate, now), guardado));
    const made = await leer();
    if (!made) throw new Error(`No se guardó el certificado de ${idNotario}.`);
    return made;
  }
}

/** The actor, or for an administrator anybody in the office; anyone else does not exist. */
async function deQuien(db: Db, { idUsuario, rol }: Request['actor'], id: string) {
  const persona = id === idUsuario || rol === 'admin' ? await findPersonal(db, id) : undefined;
  if (!persona) throw new AppError('no-encontrado');
  return persona;
}

function filaDe(idNotario: string, origen: CertificadoDeNotario['origen'], der: Uint8Array, puestoEn: Date) {
  return { idNotario, origen, ...factsOf(der), sha256: sha256(der), puestoEn };
}

function toCertificado({
  origen,
  titular,
  emisor,
  desde,
  hasta,
  puestoEn,
  sha256: huella,
}: Omit<CertificadoRow, 'guardado' | 'idNotario'>): CertificadoDeNotario {
  return {
    origen: origen as CertificadoDeNotario['origen'],
    titular,
    emisor,
    sha256: huella.toString('hex'),
    desde: desde.toISOString(),
    hasta: hasta.toISOString(),
    puestoEn: puestoEn.toISOString(),
  };
}
