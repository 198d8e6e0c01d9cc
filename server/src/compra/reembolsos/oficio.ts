import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { comprometerLineas, lockFactura } from '../facturas/facturas.ts';
import { findAplicado } from '../pagos/pagos.ts';
import { despachar } from './decision.ts';
import { medioDe } from './medio.ts';
import { darPaso } from './paso.ts';
import { insertPaso, insertReembolso, lockReembolso } from './queries.ts';

interface Devolucion {
  readonly idFactura: string;
  /** Centavos of its only line. */
  readonly monto: number;
  readonly motivo: string;
  readonly now: Date;
}

/** Gives back a part of an invoice that nobody has to decide on: asked, quoted and approved by the system at once. */
export async function devolverDeOficio(db: Db, { idFactura, monto, motivo, now }: Devolucion): Promise<void> {
  const factura = await lockFactura(db, idFactura);
  if (!factura) throw new AppError('error-interno');
  const pago = await findAplicado(db, idFactura);
  const idReembolso = uuidv7();
  const medio = medioDe(pago, monto, now);
  const dePago = { idPago: pago?.idPago ?? null, medio, pedidoPor: factura.idUsuario, deOficio: true } as const;
  const nuevo = { idReembolso, idFactura, estado: 'solicitado', motivo, cotizado: monto, ...dePago } as const;
  const linea = { idReembolso, idFactura, posicion: 1, etapa: 'sobrante', porcentaje: 100, cotizado: monto, monto };
  await insertReembolso(db, { ...nuevo, creadoEn: now, actualizadoEn: now }, [{ ...linea, cancela: false }]);
  const delSistema = { como: 'sistema', idUsuario: null, now } as const;
  await insertPaso(db, { idReembolso, a: 'solicitado', accion: 'solicitar', idUsuario: null, motivo, hechoEn: now });
  const row = await lockReembolso(db, idReembolso);
  if (!row) throw new AppError('error-interno');
  const cotizado = await darPaso(db, row, { ...delSistema, accion: 'cotizar' });
  await comprometerLineas(db, factura, [{ posicion: 1, monto }]);
  const aprobado = await darPaso(db, cotizado, { ...delSistema, accion: 'aprobar' }, { monto, siguienteEn: now });
  await despachar(db, aprobado, now);
}
