import { holdDeletions } from '../../db/deletions.ts';
import { inTransaction } from '../../db/transaction.ts';
import { withDatabase } from '../../db/with-database.ts';
import { useSecret } from '../../services/cipher.ts';
import { openStore } from '../../services/files/open.ts';
import { hasKeptSecrets, keepSecrets, keptSecrets, newSecret, secretsOf } from '../../services/secret.ts';
import type { RespaldoOptions } from '../respaldos/opciones.ts';
import { type Cuenta, recorrer } from './sellar.ts';
import { sellarSelloPropio } from './sello-propio.ts';

type Say = (text: string) => void;
const AYUDA = 'Es: npm run secretos [-- estado | nuevo | sellar | olvidar].';
const SHOWN = 10;

/** `npm run secretos`: how many secrets there are and what is under each; seals anew. False when something is left behind. */
export async function secretos(
  options: RespaldoOptions,
  [que = 'estado']: readonly string[],
  say: Say,
): Promise<boolean> {
  if (que === 'estado') return recorrerTodo(options, false, say);
  if (que === 'sellar') return recorrerTodo(options, true, say);
  if (que === 'nuevo') return nuevo(options, say);
  if (que === 'olvidar') return olvidar(options, say);
  throw new Error(`No se entiende «${que}». ${AYUDA}`);
}

/** Makes a secret for an installation that keeps its own beside the data; the former ones go on being read. */
function nuevo(options: RespaldoOptions, say: Say): boolean {
  demandPropios(options);
  keepSecrets(options.DATA_DIR, [newSecret(), ...keptSecrets(options.DATA_DIR)]);
  say(
    'Hay un secreto nuevo en DATA_DIR/secreto, antes de los anteriores. Reinicie el producto y corra: npm run secretos -- sellar',
  );
  return true;
}

/** Removes the former secrets from the data's folder, once nothing is under them. */
async function olvidar(options: RespaldoOptions, say: Say): Promise<boolean> {
  demandPropios(options);
  const [newest, ...former] = keptSecrets(options.DATA_DIR);
  if (former.length === 0) {
    say('No hay secretos anteriores.');
    return true;
  }
  if (!(await recorrerTodo(options, false, say))) return false;
  keepSecrets(options.DATA_DIR, [newest]);
  say(
    'Se quitaron los secretos anteriores de DATA_DIR/secreto. Los respaldos hechos con ellos solo se abren con ellos:',
  );
  for (const secret of former) say(`  ${secret}`);
  return true;
}

function demandPropios({ APP_SECRET, DATA_DIR }: RespaldoOptions): void {
  if (APP_SECRET !== undefined || !hasKeptSecrets(DATA_DIR))
    throw new Error('Este producto lleva su secreto en APP_SECRET: cámbielo ahí, como dice docs/operations.md.');
}

/** Looks at all that is sealed; true when nothing is under an earlier secret, and nothing is lost. */
async function recorrerTodo(options: RespaldoOptions, sellar: boolean, say: Say): Promise<boolean> {
  const secrets = secretsOf(options);
  useSecret(...secrets);
  say(secrets.length === 1 ? 'Hay un solo secreto.' : `Hay ${secrets.length} secretos; el primero es el que sella.`);
  return withDatabase(options, async ({ db }, url) => {
    const release = await holdDeletions(options.DATABASE_URL_DIRECT ?? url);
    if (!release) throw new Error('Se está haciendo un respaldo: espere a que termine.');
    try {
      const transact = <T>(work: (tx: typeof db) => Promise<T>) => inTransaction(db, work);
      const almacen = openStore(options);
      const avisar = (cuenta: Cuenta) => say(lineaDe(cuenta, sellar));
      const cuentas = await recorrer({ db, transact, almacen, sellar, avisar });
      const sello = sellarSelloPropio(options.DATA_DIR, sellar);
      if (sello.mirados > 0) avisar(sello);
      return concluir([...cuentas, sello], sellar, say);
    } finally {
      await release();
    }
  });
}

function concluir(cuentas: readonly Cuenta[], sellar: boolean, say: Say): boolean {
  const perdidos = cuentas.reduce((total, cuenta) => total + cuenta.perdidos.length, 0);
  const anteriores = cuentas.reduce((total, cuenta) => total + cuenta.anteriores, 0);
  if (perdidos > 0) {
    say(`✗ ${perdidos} no se abren con ninguno de los secretos: ponga el que falta en APP_SECRETS_READ.`);
    return false;
  }
  if (anteriores > 0 && !sellar) {
    say(`✗ Quedan ${anteriores} bajo un secreto anterior. Corra: npm run secretos -- sellar`);
    return false;
  }
  say(
    '✓ Todo está bajo el secreto nuevo. Los anteriores solo hacen falta para los respaldos que se hicieron con ellos.',
  );
  return true;
}

function lineaDe({ que, mirados, anteriores, perdidos }: Cuenta, sellar: boolean): string {
  const viejos = anteriores > 0 ? `, ${anteriores} ${sellar ? 'sellados de nuevo' : 'bajo un secreto anterior'}` : '';
  const sinLlave =
    perdidos.length > 0 ? `, ${perdidos.length} que nadie abre: ${perdidos.slice(0, SHOWN).join(', ')}` : '';
  return `${que}: ${mirados}${viejos}${sinLlave}`;
}
