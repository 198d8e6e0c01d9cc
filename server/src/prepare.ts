import { PgBoss } from 'pg-boss';
import { propio } from './casa/identidad/propio.ts';
import { migrate } from './db/migrate.ts';
import { allJobs } from './jobs.ts';
import { createQueues } from './queue/queue.ts';
import { simulador } from './services/fel/simulador.ts';
import { sealedFiles } from './services/files/files.ts';
import { localFiles } from './services/files/local.ts';
import { closedPayments } from './services/payments/closed.ts';
import { startPdf } from './services/pdf/pdf.ts';
import { openSeal } from './services/seal/open.ts';

/** Makes a database ready for this version of the product: tables, queue, and the queues of every job. */
export async function prepareDatabase(url: string, tell?: (text: string) => void): Promise<string[]> {
  const ran = await migrate(url, tell ? { tell } : {});
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    const { renderPdf } = startPdf();
    const workers = allJobs({
      baseUrl: '',
      provider: propio,
      payments: closedPayments,
      certificador: simulador(),
      renderPdf,
      files: sealedFiles(localFiles('')),
      sello: openSeal({ dataDir: '' }),
      deliver: undefined,
      // Its queue is made wherever a process may come to do it.
      backups: true,
      tell: () => undefined,
    });
    await createQueues(
      boss,
      workers.map(({ job }) => job),
    );
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
  return ran;
}
