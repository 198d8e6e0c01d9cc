import type { Db } from '../../../db/db.ts';

/** Time at which the account will be closed; undefined when no closing is pending. */
export async function findCierre(db: Db, idUsuario: string): Promise<Date | undefined> {
  const row = await db.selectFrom('cuentas').select('cierraEn').where('idUsuario', '=', idUsuario).executeTakeFirst();
  return row?.cierraEn ?? undefined;
}

export async function findCredencialDeCierre(db: Db, idUsuario: string) {
  const row = await db
    .selectFrom('cuentas')
    .select(['credencialDeCierre', 'sesionDeCierre'])
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirst();
  const { credencialDeCierre, sesionDeCierre } = row ?? {};
  return credencialDeCierre && sesionDeCierre ? { credencialDeCierre, sesionDeCierre } : undefined;
}

interface CierrePedido {
  readonly cierrePedidoEn: Date;
  readonly cierraEn: Date;
  /** Session whose credential of the provider is kept, still sealed for it. */
  readonly idSesion: string | null;
}

export async function updateCierre(db: Db, idUsuario: string, pedido: CierrePedido | null): Promise<void> {
  const { cierrePedidoEn = null, cierraEn = null, idSesion = null } = pedido ?? {};
  await db
    .updateTable('cuentas')
    .set({ cierrePedidoEn, cierraEn, cierreDetenidoPor: null })
    .set('credencialDeCierre', (eb) =>
      eb.selectFrom('sesiones').select('credencialCifrada').where('idSesion', '=', idSesion).limit(1),
    )
    .set('sesionDeCierre', idSesion)
    .where('idUsuario', '=', idUsuario)
    .execute();
}

export async function updateDetenido(db: Db, idUsuario: string, cierreDetenidoPor: string): Promise<void> {
  await db.updateTable('cuentas').set({ cierreDetenidoPor }).where('idUsuario', '=', idUsuario).execute();
}
