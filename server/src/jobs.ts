import { DAY, HOUR } from '@fedatario/contract/base';
import { z } from 'zod';
import { jobs as deberes } from './acto/deberes/jobs.ts';
import { jobs as documentos } from './acto/documentos/jobs.ts';
import { jobs as firmas } from './acto/firmas/jobs.ts';
import { jobs as registro } from './acto/registro/jobs.ts';
import { jobs as resultados } from './acto/resultados/jobs.ts';
import { jobs as borradores } from './borrador/borradores/jobs.ts';
import { jobs as archivos } from './casa/archivos/jobs.ts';
import { jobs as certificados } from './casa/certificados/jobs.ts';
import { jobs as correo } from './casa/correo/jobs.ts';
import { jobs as identidad } from './casa/identidad/jobs.ts';
import { jobs as redacciones } from './catalogo/redacciones/jobs.ts';
import { jobs as beneficios } from './compra/beneficios/jobs.ts';
import { jobs as facturas } from './compra/facturas/jobs.ts';
import { jobs as pagos } from './compra/pagos/jobs.ts';
import { jobs as reembolsos } from './compra/reembolsos/jobs.ts';
import { jobs as suscripciones } from './compra/suscripciones/jobs.ts';
import { jobs as cierres } from './control/cierres/jobs.ts';
import { jobs as privacidad } from './control/privacidad/jobs.ts';
import { jobs as programaciones } from './control/programaciones/jobs.ts';
import { jobs as respaldos } from './control/respaldos/jobs.ts';
import { forgetAllowances } from './db/allowances.ts';
import { forgetAnswers } from './db/idempotency.ts';
import { periodic, type Worker } from './queue/job.ts';
import type { CertificadorFel } from './services/fel/fel.ts';
import type { Files } from './services/files/files.ts';
import type { IdentityProvider } from './services/identity/provider.ts';
import type { DeliverMail } from './services/mail/mail.ts';
import type { Payments } from './services/payments/payments.ts';
import type { RenderPdf } from './services/pdf/pdf.ts';
import type { Sellos } from './services/seal/seal.ts';
import { jobs as citas } from './solicitud/citas/jobs.ts';
import { jobs as pasos } from './solicitud/pasos/jobs.ts';
import { jobs as calificaciones } from './tramite/calificaciones/jobs.ts';
import { jobs as expedientes } from './tramite/expedientes/jobs.ts';
import { jobs as gastos } from './tramite/gestiones/gastos/jobs.ts';
import { jobs as tramites } from './tramite/tramites/jobs.ts';

export interface JobServices {
  readonly baseUrl: string;
  /** Provider that checks passwords. */
  readonly provider: IdentityProvider;
  readonly payments: Payments;
  /** Certifies the fiscal documents of invoices. */
  readonly certificador: CertificadorFel;
  /** Outside of any transaction: for a `workerOutside` only. */
  readonly renderPdf: RenderPdf;
  readonly files: Files;
  /** The platform's own seal, for documents that need no notary. */
  readonly sello: Sellos;
  /** Undefined without a mail server. */
  readonly deliver: DeliverMail | undefined;
  /** Backs the data up each night; otherwise their keeper does. */
  readonly backups?: boolean;
  /** Prints the address of the development mailbox for each message. */
  readonly tell: (text: string) => void;
}

/** Everything the queue does. */
export function allJobs(services: JobServices): Worker[] {
  const { baseUrl, provider, payments, certificador, renderPdf, files, sello, deliver, tell } = services;
  return [
    ...correo(baseUrl, deliver, tell),
    ...identidad(provider),
    ...redacciones,
    ...borradores,
    ...pagos({ payments, baseUrl }),
    ...reembolsos(payments),
    ...gastos,
    ...pasos,
    ...beneficios,
    ...suscripciones({ payments, baseUrl }),
    ...registro,
    ...facturas({ certificador, renderPdf }),
    ...archivos(files),
    ...certificados(sello),
    ...tramites,
    ...expedientes,
    ...privacidad({ files, renderPdf }),
    ...cierres,
    ...programaciones({ renderPdf }),
    ...respaldos(services.backups ?? false),
    ...deberes,
    ...citas,
    ...calificaciones,
    ...documentos({ files, renderPdf, sello, baseUrl }),
    ...resultados({ files, renderPdf, sello, baseUrl }),
    ...firmas({ files, renderPdf, sello, baseUrl }),
    periodic('olvidar-respuestas', '41 * * * *', z.unknown(), async ({ db, now }) => {
      await forgetAnswers(db, new Date(now.getTime() - DAY));
      await forgetAllowances(db, new Date(now.getTime() - HOUR));
    }),
  ];
}
