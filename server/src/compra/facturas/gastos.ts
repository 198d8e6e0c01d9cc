import { createHash } from 'node:crypto';
import { totalizar } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { nuevaReferencia } from './pedido.ts';
import { findPropia, insertFacturaLater, insertLineasLater } from './queries.ts';

interface Cobro {
  readonly solicitud: { readonly idSolicitud: string; readonly idFactura: string; readonly idUsuario: string } & {
    readonly idProducto: string;
    readonly idVersion: string;
  };
  readonly nombre: string;
  /** Centavos, IVA included. */
  readonly monto: number;
  /** The end of the time that the gestión waits for its customer. */
  readonly venceEn: Date;
  readonly now: Date;
}

/** Makes the order for the expenses of a gestión, to whom its own was invoiced. It is paid as any other and makes no solicitud. */
export async function facturarGastos(db: Db, { solicitud, nombre, monto, venceEn, now }: Cobro): Promise<string> {
  const { idSolicitud, idUsuario, idProducto, idVersion } = solicitud;
  const primera = await findPropia(db, solicitud, solicitud.idFactura);
  if (!primera) throw new AppError('error-interno');
  const {
    lineas: [linea],
    ...montos
  } = totalizar([{ precio: monto, conDescuento: false }], null);
  if (!linea) throw new AppError('error-interno');
  const idFactura = uuidv7();
  await insertFacturaLater(db, {
    idFactura,
    idUsuario,
    clave: idFactura,
    huella: createHash('sha256').update(idFactura).digest(),
    referencia: nuevaReferencia(),
    estado: 'pendientePago',
    metodo: 'tarjeta',
    moneda: primera.moneda,
    ...montos,
    receptor: JSON.stringify(primera.receptor),
    gastosDe: idSolicitud,
    venceFijo: true,
    venceEn,
    creadaEn: now,
    actualizadaEn: now,
  });
  const tipo = { tipo: 'gestion', modalidad: 'gestion' };
  await insertLineasLater(db, [
    { idFactura, posicion: 1, idProducto, idVersion, idBorrador: null, ...tipo, nombre, ...linea },
  ]);
  return idFactura;
}
