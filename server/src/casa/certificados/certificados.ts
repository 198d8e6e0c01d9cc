import type { CertificadoDeNotario, CertificadoNuevo } from '@fedatario/contract/casa';
import type { Db } from '../../db/db.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context, OutsideContext } from '../../http/route.ts';
import type { OutsideTask } from '../../queue/job.ts';
import type { OpenedPair } from '../../services/seal/certificate.ts';
import { keptSeal } from '../../services/seal/kept.ts';
import { openP12, P12Refused } from '../../services/seal/p12/p12.ts';
import type { Sello, Sellos } from '../../services/seal/seal.ts';
import { exigirReingreso } from '../identidad/identidad.ts';
import { notificar } from '../notificaciones/notificaciones.ts';
import { abierto } from './abrir.ts';
import { filaDe } from './fila.ts';
import { type CertificadoRow, findCertificado, findPersonal, insertSiFalta, upsertCertificado } from './queries.ts';

type CertificadoRequest = Pick<Context<'staff'>, 'db' | 'actor'>;

export async function leerCertificado(
  { db, actor }: CertificadoRequest,
  id: string,
): Promise<CertificadoDeNotario | null> {
  const row = await findCertificado(db, (await deQuien(db, actor, id)).idUsuario);
  return row ? toCertificado(row) : null;
}

/** Puts a certificate in the place of the one before. It is kept opened and sealed, without its password, and never answered. */
export async function ponerCertificado(
  { transact, transactActo, actor, now }: OutsideContext<'staff'>,
  id: string,
  { p12, clave: password }: CertificadoNuevo,
): Promise<CertificadoDeNotario> {
  await transact(async (db) => {
    await deQuien(db, actor, id);
    await exigirReingreso(db, actor, now);
  });
  const opened = await openP12({ file: Buffer.from(p12, 'base64'), password, now }).catch((error) => {
    throw error instanceof P12Refused ? invalidField('p12', error.reason, error.params) : error;
  });
  const row = filaDe(id, 'propio', opened, now);
  return transactActo(async (db) => {
    await upsertCertificado(db, row, opened);
    const puesto = toCertificado(row);
    await avisarCambio(db, id, actor, puesto);
    return puesto;
  });
}

/** Its notary hears whose key seals their documents from now on, whoever put it. */
async function avisarCambio(
  db: Db,
  idNotario: string,
  { idUsuario }: CertificadoRequest['actor'],
  { titular, emisor, autofirmado }: CertificadoDeNotario,
): Promise<void> {
  const otro = idUsuario === idNotario ? undefined : await findPersonal(db, idUsuario);
  const variables = {
    titular,
    emisor: autofirmado ? 'su propio titular, a quien nadie reconoce fuera de aquí' : emisor,
    quien: otro?.nombreCompleto ?? 'usted',
  };
  const enlace = '/admin/perfil-usuario/seguridad';
  await notificar(db, { tipo: 'certificadoCambiado', idUsuario: idNotario, variables, enlace });
}

/** The seal of a notary's documents; without a certificate of their own, one of the platform's authority is made, once. */
export async function selloDeNotario(
  { transact, now }: Pick<OutsideTask, 'transact' | 'now'>,
  sellos: Sellos,
  idNotario: string,
): Promise<Sello> {
  const suyo = () => transact((db) => findCertificado(db, idNotario));
  const found = (await suyo()) ?? (await emitir(suyo));
  return keptSeal(await abierto({ transact, now }, found), sellos);

  async function emitir(leer: typeof suyo): Promise<CertificadoRow> {
    const persona = await transact((db) => findPersonal(db, idNotario));
    const guardado: OpenedPair = await sellos.emitir(persona?.nombreCompleto ?? '', now);
    await transact((db) => insertSiFalta(db, filaDe(idNotario, 'desarrollo', guardado, now), guardado));
    const made = await leer();
    if (!made) throw new Error(`No se guardó el certificado de ${idNotario}.`);
    return made;
  }
}

/** The actor, or for an administrator anybody in the office; anyone else does not exist. */
async function deQuien(db: Db, { idUsuario, rol }: CertificadoRequest['actor'], id: string) {
  const persona = id === idUsuario || rol === 'admin' ? await findPersonal(db, id) : undefined;
  if (!persona) throw new AppError('no-encontrado');
  return persona;
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
    autofirmado: titular === emisor,
    sha256: huella.toString('hex'),
    desde: desde.toISOString(),
    hasta: hasta.toISOString(),
    puestoEn: puestoEn.toISOString(),
  };
}
