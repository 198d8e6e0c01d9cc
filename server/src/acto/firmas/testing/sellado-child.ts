import { join } from 'node:path';
import { openPools } from '../../../db/db.ts';
import { openQueue } from '../../../queue/queue.ts';
import { useSecret } from '../../../services/cipher.ts';
import { sealedFiles } from '../../../services/files/files.ts';
import { localFiles } from '../../../services/files/local.ts';
import { startPdf } from '../../../services/pdf/pdf.ts';
import { openSeal } from '../../../services/seal/open.ts';
import { jobs } from '../jobs.ts';

/** A process that seals what notaries signed; a test kills it at any moment. */
if (import.meta.main) await work(process.argv[2] ?? '', process.argv[3] ?? '', process.argv[4] ?? '');

async function work(url: string, dataDir: string, secret: string): Promise<void> {
  useSecret(secret);
  const { db } = openPools({ url, max: 4 });
  const now = () => new Date();
  const queue = await openQueue({ url, db, now, report: () => undefined, polling: 0.5 });
  const { renderPdf } = startPdf({ workers: 1 });
  const files = sealedFiles(localFiles(join(dataDir, 'archivos')));
  await queue.work(jobs({ files, renderPdf, sello: openSeal({ dataDir }), baseUrl: 'http://localhost' }));
  process.stdout.write('Sellando\n');
}
