import { useSecret } from '../../services/cipher.ts';
import { secretsOf } from '../../services/secret.ts';
import type { Manifiesto } from './manifiesto.ts';
import { destinoDe, type RespaldoOptions } from './opciones.ts';
import { bytesDe, manifiestoDe, nombresEn, respaldar } from './respaldo.ts';
import { probar } from './restauracion.ts';

type Say = (text: string) => void;
const MEGA = 1024 * 1024;

/** `npm run respaldo`: makes one; `lista` names those there are; `probar` restores one aside and checks it. False when that fails. */
export async function respaldo(
  options: RespaldoOptions,
  [que, nombre]: readonly string[],
  now: Date,
  say: Say,
): Promise<boolean> {
  if (que === 'lista') return listar(options, say);
  if (que === 'probar') return probar(options, nombre, now, say);
  if (que !== undefined) throw new Error(`No se entiende «${que}». Es: npm run respaldo [-- lista | probar [nombre]].`);
  const hecho = await respaldar(options, now);
  say(lineaDe(hecho));
  if (!options.BACKUP_TARGET)
    say('Queda en el mismo disco que los datos: ponga BACKUP_TARGET en otro disco o en un bucket.');
  if (!options.BACKUP_RECIPIENT)
    say('Se abre con APP_SECRET: guárdelo aparte, o ponga BACKUP_RECIPIENT con una llave de age.');
  return true;
}

async function listar(options: RespaldoOptions, say: Say): Promise<boolean> {
  useSecret(...secretsOf(options));
  const destino = destinoDe(options);
  const nombres = await nombresEn(destino);
  if (nombres.length === 0) say(`No hay respaldos en ${destino.nombre}.`);
  for (const nombre of nombres) {
    say(lineaDe(await manifiestoDe(destino, nombre)));
  }
  return true;
}

function lineaDe(manifiesto: Manifiesto): string {
  const { nombre, metodo, cuantosArchivos, version } = manifiesto;
  const como = metodo === 'fisico' ? 'base incluida' : 'base propia';
  return `${nombre}  ${como}  filas: ${(bytesDe(manifiesto) / MEGA).toFixed(1)} MB  archivos: ${cuantosArchivos}  versión ${version}`;
}
