import { buildApp } from '../../app.ts';
import { openPropio } from '../../casa/identidad/propio.ts';
import type { Db, Pools } from '../../db/db.ts';
import type { Escucha } from '../../db/escucha.ts';
import { AppError } from '../../http/errors.ts';
import { allJobs } from '../../jobs.ts';
import { openByClock, workTurn } from '../../queue/by-clock.ts';
import type { Worker } from '../../queue/job.ts';
import { openQueue } from '../../queue/queue.ts';
import { simulador } from '../../services/fel/simulador.ts';
import type { Files } from '../../services/files/files.ts';
import type { IdentityProvider } from '../../services/identity/provider.ts';
import { openPastPayments, type PastPayments } from '../../services/payments/past.ts';
import { type RenderPdf, startPdf } from '../../services/pdf/pdf.ts';
import type { Sellos } from '../../services/seal/seal.ts';
import { abrirLlamadas, type Llamar } from './llamada.ts';

export interface Reloj {
  ahora: Date;
}

/** The product as it worked on a day of the past. */
export interface Oficina {
  readonly reloj: Reloj;
  readonly db: Db;
  readonly llamar: Llamar;
  readonly typeCard: PastPayments['typeCard'];
  /** Does what waits in the queue at this moment. */
  readonly trabajar: () => Promise<void>;
  /** The same, but for what nobody of the past waits for. */
  readonly seguirTrabajando: () => Promise<void>;
  /** Periodic jobs of the product, which whoever lives the year does in their turn. */
  readonly periodicos: readonly Worker[];
  readonly darTurno: (trabajo: Worker) => Promise<void>;
  /** Told of what somebody could not do; it throws what is to end the past. */
  readonly alFallar: (error: Error) => void;
  readonly cerrar: () => Promise<void>;
}

export interface Lugar {
  readonly url: string;
  readonly pools: Pools;
  readonly files: Files;
  readonly sello: Sellos;
  readonly dataDir: string;
  /** Folder of the bank of the past. */
  readonly carpetaDelBanco: string;
  readonly baseUrl: string;
  /** Address of the bank, for pages that are paid on after the year. */
  readonly direccionDelBanco: string;
  /** From this moment on documents cannot be made, as when their processes fail. */
  readonly sinDocumentosDesde: Date;
  /**
   * Told of what could not be done, in a past that is lived while others use the product and may have changed what it had begun. Without it
   * the past ends with the first.
   */
  readonly alFallar?: (error: Error) => void;
}

/** Nobody listens to changes that are past. */
const NADIE: Escucha = { subscribe: () => () => undefined, wasQuiet: () => false, stop: async () => undefined };
const SIN_LIMITE = 1e9;
/** Mails, and invoices as they are printed, are read by nobody of the past but who waits for them with `trabajar`. */
const SIN_ESPERA = ['enviar-correo', 'entregar-dte'];
/** The passwords of invented people are random, and nobody keeps them: their hash may cost as little as there is. */
const MENOR = { memoryCost: 8, timeCost: 1 };

/** Opens the whole product in this process, on a clock of the caller's, without a port. */
export async function abrirOficina(lugar: Lugar, reloj: Reloj): Promise<Oficina> {
  const { url, pools, carpetaDelBanco: folder, direccionDelBanco: publicUrl, sinDocumentosDesde } = lugar;
  const { alFallar = terminar } = lugar;
  const now = () => reloj.ahora;
  const report = (error: Error, trabajo: unknown) => {
    if (reloj.ahora < sinDocumentosDesde)
      alFallar(new Error(`Falló ${String(trabajo)}: ${error.message}`, { cause: error }));
  };
  const banco = await openPastPayments({ folder, publicUrl, now });
  const pdf = startPdf();
  const workers = trabajosDe(lugar, reloj, banco, pdf);
  const { work, noteLeft: past } = openByClock({ db: pools.db, workers, now, report, aside: SIN_ESPERA });
  const cola = await openQueue({ url, db: pools.db, now, report, onlyWork: true, past });
  const app = await abrirProducto(lugar, reloj, banco, pdf);
  return {
    reloj,
    db: pools.db,
    llamar: abrirLlamadas(app, reloj),
    typeCard: banco.typeCard,
    trabajar: () => work(true),
    seguirTrabajando: () => work(false),
    periodicos: workers.filter(({ cron }) => cron !== undefined),
    darTurno: (trabajo) =>
      workTurn(pools.db, trabajo, reloj.ahora).catch((error: Error) => report(error, trabajo.job.name)),
    alFallar,
    cerrar: async () => {
      await app.close();
      await banco.stop();
      await pdf.stop();
      await cola.stop();
    },
  };
}

function terminar(error: Error): never {
  throw error;
}

type Pdf = ReturnType<typeof startPdf>;

function abrirProducto({ pools, files, baseUrl }: Lugar, reloj: Reloj, { payments }: PastPayments, pdf: Pdf) {
  return buildApp({
    pools,
    identity: { provider: proveedorDelPasado(), baseUrl },
    payments,
    pdf,
    files,
    escucha: NADIE,
    now: () => reloj.ahora,
    developmentMailbox: true,
    logLevel: 'silent',
    atOnce: SIN_LIMITE,
    rateLimit: SIN_LIMITE,
    rateLimitIdentity: SIN_LIMITE,
    trustProxy: false,
  });
}

function trabajosDe(lugar: Lugar, reloj: Reloj, { payments }: PastPayments, pdf: Pdf): Worker[] {
  const { files, sello, baseUrl, sinDocumentosDesde } = lugar;
  const renderPdf: RenderPdf = async (...documento) => {
    if (reloj.ahora >= sinDocumentosDesde) throw new AppError('documentos-ocupados', { espera: 60 });
    return pdf.renderPdf(...documento);
  };
  return allJobs({
    baseUrl,
    provider: proveedorDelPasado(),
    payments,
    certificador: simulador({ ahora: () => reloj.ahora }),
    renderPdf,
    files,
    sello,
    deliver: undefined,
    tell: () => undefined,
  });
}

/** Accounts as the product keeps them; who signs in is believed, since in the past nobody types a password. */
function proveedorDelPasado(): IdentityProvider {
  return { ...openPropio(MENOR), signIn: async () => null };
}
