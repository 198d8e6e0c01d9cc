import { setPriority } from 'node:os';
import { openLastingKeys } from '../../db/centinela.ts';
import { openPools } from '../../db/db.ts';
import { inTransaction } from '../../db/transaction.ts';
import { nameEveryStatement } from '../../db/wire/prepared.ts';
import { lastingCipher, useSecret } from '../../services/cipher.ts';
import { handOverPast } from '../../services/payments/past.ts';
import { secretsOf } from '../../services/secret.ts';
import { vivirAnio } from '../anio/anio.ts';
import { anioDeLaDemostracion, carpetaDelPasado } from '../anio/demostracion.ts';
import type { Encargo } from './lanzar.ts';
import { markTerminada, updateAvance } from './queries.ts';

/** People who use the product meanwhile come first. */
const DESPUES_DE_LA_GENTE = 5;
/** Milliseconds after which the progress is written again. */
const CADA_MS = 1_000;

process.once('message', (encargo: Encargo) => {
  vivir(encargo).then(
    () => process.exit(0),
    (error: Error) => {
      process.stderr.write(`${error.stack}\n`);
      process.exit(1);
    },
  );
});
// The parent is gone, and with it the turn: the next start begins again.
process.once('disconnect', () => process.exit(1));
// Ctrl-C reaches the whole group; the parent ends this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

/** Lives the year of a demonstration that was seeded already, while others use it. */
async function vivir({ config, url, hasta }: Encargo): Promise<void> {
  setPriority(DESPUES_DE_LA_GENTE);
  nameEveryStatement();
  useSecret(...secretsOf(config));
  const pools = openPools({ url, prepare: config.DATABASE_PREPARE, application: 'fedatario-pasado', durable: false });
  const { db } = pools;
  await openLastingKeys(db, lastingCipher);
  const anio = anioDeLaDemostracion(config, { url, pools }, hasta);
  const { carpetaDelBanco: folder, direccionDelBanco: publicUrl } = anio.lugar;
  const carpetaDelBanco = carpetaDelPasado(config.DATA_DIR);
  const lugar = { ...anio.lugar, carpetaDelBanco, alFallar: fallas(config) };
  await vivirAnio({ ...anio, lugar, sembrada: true, avance: cadaTanto((avance) => updateAvance(db, avance)) });
  await handOverPast(carpetaDelBanco, { folder, publicUrl });
  await inTransaction(db, markTerminada);
}

/** Whoever asked for the details of everything reads what somebody could not do because a person had changed it before. */
function fallas({ LOG_LEVEL }: Encargo['config']): (error: Error) => void {
  const detalla = LOG_LEVEL === 'debug' || LOG_LEVEL === 'trace';
  return ({ message }) => {
    if (detalla) process.stderr.write(`No se vivió: ${message}\n`);
  };
}

function cadaTanto(escribir: (avance: { hechas: number; todas: number }) => Promise<void>) {
  let ultima = 0;
  return (hechas: number, todas: number) => {
    if (hechas < todas && performance.now() - ultima < CADA_MS) return;
    ultima = performance.now();
    // A number that was not written is written with the next one.
    escribir({ hechas, todas }).catch(() => undefined);
  };
}
