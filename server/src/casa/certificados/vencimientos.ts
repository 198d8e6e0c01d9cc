import { DAY } from '@fedatario/contract/base';
import { DIAS_DE_AVISO_DE_CERTIFICADO } from '@fedatario/contract/casa';
import type { Db } from '../../db/db.ts';
import { diaEscrito, diaLocal } from '../../services/hora-local.ts';
import { notificar, notificarRoles } from '../notificaciones/notificaciones.ts';
import { listPorVencer } from './queries.ts';

/** Days before its end at which a certificate is warned of, the last first. */
const ANTES = 30 * DAY;

/** Warns each notary, and the administration, of a certificate about to end: once at each of its days, however late this is called. */
export async function avisarVencimientos(db: Db, now: Date): Promise<void> {
  for (const { idNotario, titular, hasta, sha256 } of await listPorVencer(db, now, new Date(now.getTime() + ANTES))) {
    const aviso = avisoDe({ titular, hasta, huella: sha256.toString('hex') }, now);
    await notificar(db, { ...aviso, idUsuario: idNotario, enlace: '/admin/perfil-usuario/seguridad' });
    await notificarRoles(db, ['admin'], { ...aviso, enlace: '/admin/catalogos/notarios' }, idNotario);
  }
}

/** Warns the administration of the platform's own certificate. */
export async function avisarDeLaPlataforma(db: Db, hasta: Date, now: Date): Promise<void> {
  if (hasta <= now || hasta.getTime() - now.getTime() > ANTES) return;
  const aviso = avisoDe({ titular: 'la plataforma', hasta, huella: `plataforma:${hasta.toISOString()}` }, now);
  await notificarRoles(db, ['admin'], { ...aviso, enlace: null });
}

interface Certificado {
  readonly titular: string;
  readonly hasta: Date;
  readonly huella: string;
}

function avisoDe({ titular, hasta, huella }: Certificado, now: Date) {
  const dias = DIAS_DE_AVISO_DE_CERTIFICADO.find((one) => hasta.getTime() - now.getTime() <= one * DAY);
  return {
    tipo: 'certificadoPorVencer' as const,
    variables: { titular, vence: diaEscrito(diaLocal(hasta)) },
    hecho: `certificado:${huella}:${dias}`,
  };
}
