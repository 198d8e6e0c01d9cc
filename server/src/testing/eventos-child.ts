import { buildApp } from '../app.ts';
import { propio } from '../casa/identidad/propio.ts';
import { openPools } from '../db/db.ts';
import { openEscucha } from '../db/escucha.ts';
import { openQueue } from '../queue/queue.ts';
import { useSecret } from '../services/cipher.ts';
import { sealedFiles } from '../services/files/files.ts';
import { memoryFiles } from '../services/files/testing/memory.ts';
import { closedPayments } from '../services/payments/closed.ts';
import { startPdf } from '../services/pdf/pdf.ts';

export const SECRETO = 'un secreto de prueba que nadie más usa 0123456789';

if (import.meta.main) await serve(process.argv[2] ?? '');

/** A server in a process of its own, as a second one behind the balancer; it sends its port to the process that forked it. */
async function serve(url: string): Promise<void> {
  useSecret(SECRETO);
  const pools = openPools({ url, max: 3 });
  const now = () => new Date();
  // Writes enqueue jobs, which nobody does here.
  await openQueue({ url, db: pools.db, now, report: () => undefined, onlyWork: true });
  const app = await buildApp({
    pools,
    identity: { provider: propio, baseUrl: 'http://localhost' },
    payments: closedPayments,
    pdf: startPdf(),
    files: sealedFiles(memoryFiles()),
    escucha: openEscucha(url),
    heartbeat: 200,
    now,
    developmentMailbox: false,
    logLevel: 'silent',
    atOnce: 1_000,
    rateLimit: 1_000,
    rateLimitIdentity: 1_000,
    trustProxy: false,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  process.send?.(typeof address === 'object' ? address?.port : 0);
}
