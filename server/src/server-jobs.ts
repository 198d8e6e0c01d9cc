import type { FastifyInstance } from 'fastify';
import type { Identity } from './casa/identidad/identidad.ts';
import type { Config } from './config.ts';
import { isAbsence, watchAbsence } from './db/absence.ts';
import { openPools } from './db/db.ts';
import { allJobs } from './jobs.ts';
import { openQueue } from './queue/queue.ts';
import type { CertificadorFel } from './services/fel/fel.ts';
import type { Files } from './services/files/files.ts';
import { smtpMail } from './services/mail/smtp.ts';
import type { Payments } from './services/payments/payments.ts';
import type { RenderPdf } from './services/pdf/pdf.ts';
import type { Sellos } from './services/seal/seal.ts';

export type Undo = () => Promise<void> | void;

/** Most connections that jobs hold in a process, beside the four of the queue itself. */
const CONNECTIONS_OF_JOBS = 4;

interface JobMeans {
  readonly url: string;
  /** Address of the database without a pooler, which keeps what one listens to. */
  readonly direct: string;
  readonly app: FastifyInstance;
  readonly identity: Identity;
  readonly payments: Payments;
  readonly certificador: CertificadorFel;
  readonly pdf: { readonly renderPdf: RenderPdf };
  readonly files: Files;
  readonly sello: Sellos;
  readonly say: (text: string) => void;
  readonly holdsTurns: () => boolean;
}

/** Starts the workers of the queue, when this process is to do jobs. */
export async function openJobs(
  config: Config,
  { url, direct, app, say, identity, pdf, holdsTurns, ...rest }: JobMeans,
  undo: Undo[],
): Promise<void> {
  const smtp = config.SMTP_URL ? smtpMail(config.SMTP_URL, config.MAIL_FROM) : undefined;
  if (smtp) undo.push(smtp.close);
  // Jobs have connections of their own: those that wait in a commit leave the others to the requests.
  const { db, close } = openPools({ url, max: CONNECTIONS_OF_JOBS, prepare: config.DATABASE_PREPARE });
  undo.push(close);
  const absence = watchAbsence(db, (text, about) => app.log.error(about, text));
  undo.push(absence.stop);
  const queue = await openQueue({
    url: direct,
    db,
    now: () => new Date(),
    holdsTurns,
    report: (error, about) => {
      if (isAbsence(error)) absence.note(error);
      else app.log.error({ err: error, ...about }, 'trabajo fallido');
    },
  });
  undo.push(queue.stop);
  const services = { ...rest, provider: identity.provider, renderPdf: pdf.renderPdf };
  if (config.RUN_JOBS)
    await queue.work(allJobs({ ...services, ...jobSettings(config), deliver: smtp?.deliver, tell: say }));
}

function jobSettings(config: Config) {
  // The embedded database has nobody else to back it up; another one is backed up here once a place is given.
  const backups = config.DATABASE_URL === undefined || config.BACKUP_TARGET !== undefined;
  return { baseUrl: config.baseUrl, backups };
}
