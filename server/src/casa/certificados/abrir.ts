import { errorDeCampo } from '@fedatario/contract/base';
import type { CertificadoDeNotario } from '@fedatario/contract/casa';
import { AppError } from '../../http/errors.ts';
import type { OutsideTask } from '../../queue/job.ts';
import type { OpenedPair } from '../../services/seal/certificate.ts';
import { type FileOfP12, VENCIDO } from '../../services/seal/kept.ts';
import { openP12, P12Refused } from '../../services/seal/p12/p12.ts';
import { filaDe } from './fila.ts';
import { type CertificadoRow, findCertificado, listConCertificado, updateAbierto } from './queries.ts';

type Task = Pick<OutsideTask, 'transact' | 'now'>;

/**
 * A stored certificate, opened. One that was stored as a file is opened once more, by the rules of today, and stored opened: earlier
 * releases took the first certificate of the file for the notary's, so its holder and its dates may change.
 */
export async function abierto({ transact, now }: Task, row: CertificadoRow): Promise<OpenedPair> {
  const guardado = row.guardado();
  if ('par' in guardado) return guardado;
  const opened = await abrir(guardado, now);
  const origen = row.origen as CertificadoDeNotario['origen'];
  const nueva = filaDe(row.idNotario, origen, opened, row.puestoEn);
  await transact((db) => updateAbierto(db, row.sha256, nueva, opened));
  return opened;
}

async function abrir({ p12, clave: password }: FileOfP12, now: Date): Promise<OpenedPair> {
  try {
    return await openP12({ file: Buffer.from(p12, 'base64'), password, now });
  } catch (error) {
    if (!(error instanceof P12Refused)) throw error;
    if (error.reason === 'certificadoVencido') throw new Error(VENCIDO);
    const errores = [errorDeCampo('p12', error.reason, error.params)];
    throw new AppError('certificado-no-sirve', { errores, cause: error });
  }
}

/** Opens every certificate that is still stored as a file. One that cannot be opened is left: its next seal says why. */
export async function abrirGuardados({ transact, now }: Task): Promise<void> {
  for (const idNotario of await transact(listConCertificado)) {
    const row = await transact((db) => findCertificado(db, idNotario));
    if (row) await abierto({ transact, now }, row).catch(() => undefined);
  }
}
