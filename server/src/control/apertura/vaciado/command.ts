import type { DatosDeDemostracion } from '@fedatario/contract/control';
import { borrarSinFila } from '../../../casa/archivos/archivos.ts';
import { auditarSistema } from '../../../casa/auditoria/auditoria.ts';
import { mayDelete } from '../../../db/deletions.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type DatabaseOptions, withDatabase } from '../../../db/with-database.ts';
import { type FileSettings, openFiles } from '../../../services/files/open.ts';
import { hasPreparacion } from './queries.ts';
import { vaciar } from './vaciado.ts';

export interface VaciadoOptions extends DatabaseOptions, FileSettings {
  readonly production: boolean;
}

/**
 * Empties the demonstration and tells how much there was; undefined where nothing is emptied: in production, and while
 * its year is prepared.
 */
export async function emptyDemo(
  options: VaciadoOptions,
  now: Date,
  say: (text: string) => void,
): Promise<DatosDeDemostracion | undefined> {
  if (options.production) {
    say('Esto es de la demostración: en producción no se vacía nada.');
    return undefined;
  }
  return withDatabase(options, async ({ db }) => {
    if (await hasPreparacion(db)) {
      say('La demostración todavía se prepara. Espere a que termine; si se detuvo, inicie el producto otra vez.');
      return undefined;
    }
    const datos = await inTransaction(db, (tx) =>
      auditarSistema(tx, 'demostracion.borrar', now, () => vaciar(tx, now)),
    );
    const { clientes, pedidos, solicitudes, citas } = datos;
    say(
      `Se vació la demostración: ${clientes} clientes, ${pedidos} pedidos, ${solicitudes} trámites y gestiones, ${citas} citas.`,
    );
    const files = openFiles(options);
    const borrados = await inTransaction(db, async (tx) => (await mayDelete(tx)) && borrarSinFila(tx, files));
    say(
      borrados === false
        ? 'Un respaldo lee los archivos ahora: pida esto otra vez cuando termine.'
        : `Archivos borrados: ${borrados}.`,
    );
    say('Quedan el catálogo, los ajustes, las personas de la oficina y las tres cuentas.');
    return datos;
  });
}
