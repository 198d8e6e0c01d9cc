import { cambiarInformacion, informacionActual } from '../casa/informacion-general/informacion-general.ts';
import type { Db } from '../db/db.ts';

/** Gives the demo's company the address where its notaries act, unless one was written already. */
export async function seedEmpresa(db: Db, now: Date): Promise<void> {
  const { direccion, revision } = await informacionActual(db);
  if (!direccion) await cambiarInformacion({ db, now }, { direccion: '12 calle 1-25, zona 10, Guatemala', revision });
}
