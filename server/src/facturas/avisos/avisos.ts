import type { MotivoDeRechazo } from '@fedatario/contract';
import { jurisdiccion } from '@fedatario/document-engine';
import { enqueueCorreo } from '../../correo/correo.ts';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { informacionActual } from '../../informacion-general/informacion-general.ts';
import type { Mail } from '../../services/mail/mail.ts';
import { leerFiscal } from '../dtes/lectura.ts';
import { findDte } from '../dtes/queries.ts';
import { findDatosTransferencia } from '../queries.ts';
import type { Aviso } from './cola.ts';
import { dteDetenido, esperaTransferencia, pagoRechazado, pagoRecibido, pedidoVencido } from './correos.ts';
import { findCompra, listAdministradores } from './queries.ts';

type Compra = NonNullable<Awaited<ReturnType<typeof findCompra>>>;

/** Writes a notice from the order as it is by now; nothing, when it is no longer true. */
export async function escribirAviso(db: Db, baseUrl: string, aviso: Aviso, idFactura: string): Promise<void> {
  const compra = await findCompra(db, idFactura);
  const mail = compra && (await cartaDe(db, baseUrl, aviso, compra));
  if (mail) await enqueueCorreo(db, mail);
}

async function cartaDe(db: Db, baseUrl: string, aviso: Aviso, compra: Compra): Promise<Mail | undefined> {
  const { email: para, nombreCompleto: nombre, idFactura, referencia, total, estado, metodo, motivo } = compra;
  const empresa = (await informacionActual(db)).nombreEmpresa;
  const carta = { para, nombre, empresa, baseUrl, idFactura, referencia, total };
  const pendiente = estado === 'pendientePago';
  const hasta = momento(compra.venceEn);
  switch (aviso) {
    case 'esperaTransferencia': {
      if (!pendiente || metodo !== 'transferencia') return undefined;
      return esperaTransferencia({ ...carta, hasta, cuenta: await findDatosTransferencia(db) });
    }
    case 'pagoRechazado':
      return pendiente ? pagoRechazado({ ...carta, hasta, motivo: (motivo ?? 'otro') as MotivoDeRechazo }) : undefined;
    case 'pedidoVencido':
      return estado === 'vencida' ? pedidoVencido(carta) : undefined;
    case 'pagoRecibido': {
      const { serie, numero } = compra;
      return serie && numero ? pagoRecibido({ ...carta, numero: formatNumber(serie, numero) }) : undefined;
    }
  }
}

/** Writes to every administrator about a fiscal document that is stopped. */
export async function escribirAlPersonalDe(db: Db, baseUrl: string, idDte: string): Promise<void> {
  const dte = await findDte(db, idDte);
  const fiscal = dte && (await leerFiscal(db, dte));
  if (!dte || !fiscal || dte.estado === 'certificada') return;
  const { nombreEmpresa: empresa } = await informacionActual(db);
  const errores = (dte.errores as { mensaje: string }[]).map(({ mensaje }) => mensaje);
  const caso = { numero: formatNumber(fiscal.serie, fiscal.numero), rechazado: dte.estado === 'rechazada', errores };
  for (const { email: para, nombreCompleto: nombre } of await listAdministradores(db)) {
    await enqueueCorreo(db, dteDetenido({ para, nombre, empresa, baseUrl, ...caso }));
  }
}

/** `16 de enero de 2026, 3:00 a. m.`, where the company is. */
function momento(instante: Date): string {
  const { locale, zonaHoraria: timeZone } = jurisdiccion;
  return new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(instante);
}
