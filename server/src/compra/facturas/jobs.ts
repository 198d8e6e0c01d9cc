import { HOUR } from '@fedatario/contract/base';
import { z } from 'zod';
import { periodic, type Worker, worker, workerOutside } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import type { CertificadorFel } from '../../services/fel/fel.ts';
import type { RenderPdf } from '../../services/pdf/pdf.ts';
import { escribirAlPersonalDe, escribirAviso } from './avisos/avisos.ts';
import { facturaPagada } from './cierre.ts';
import { escribirAlCliente, escribirAlPersonal } from './cola/avisos.ts';
import { anular } from './dtes/anulacion.ts';
import { certificar } from './dtes/certificacion.ts';
import { anularDte, certificarDte, certificarMasTarde, entregarDte } from './dtes/cola.ts';
import { entregar } from './dtes/entrega.ts';
import { findFacturaFiscal, findOlvidados } from './dtes/queries.ts';

const POR_TURNO = 200;

export interface Facturacion {
  readonly certificador: CertificadorFel;
  readonly renderPdf: RenderPdf;
}

/** Work done by the queue after an order: its fiscal document, and its e-mails. */
export function jobs({ certificador, renderPdf }: Facturacion): Worker[] {
  return [
    worker(facturaPagada, async ({ db, now }, { idFactura }) => {
      const factura = await findFacturaFiscal(db, idFactura);
      if (factura) await certificarMasTarde(db, { idFactura, idNota: null, emitidoEn: factura.pagadaEn, now });
    }),
    workerOutside(certificarDte, (task, { idDte }) => certificar(certificador, task, idDte)),
    workerOutside(anularDte, (task, pedida) => anular(certificador, task, pedida)),
    workerOutside(entregarDte, (task, { idDte }) => entregar(renderPdf, task, idDte)),
    worker(escribirAlCliente, ({ db }, { aviso, idFactura }) => escribirAviso(db, aviso, idFactura)),
    worker(escribirAlPersonal, ({ db }, { idDte }) => escribirAlPersonalDe(db, idDte)),
    periodic('buscar-dtes-olvidados', '29 * * * *', z.unknown(), async ({ db, now }) => {
      const olvidados = await findOlvidados(db, new Date(now.getTime() - 2 * HOUR), POR_TURNO);
      for (const idDte of olvidados) await enqueue(db, certificarDte, { idDte });
    }),
  ];
}
