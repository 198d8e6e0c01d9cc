import { createHash } from 'node:crypto';
import { type Receptor, totalizar } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { findFiscalDe, findPropia, insertFacturaLater, insertLineasLater } from './filas/queries.ts';
import { nuevaReferencia } from './pedido.ts';

type DeGestion = Pick<Cobro['solicitud'], 'idFactura' | 'idUsuario'>;

/**
 * To whom the expenses of a gestión are invoiced: as the gestión was, or, where the law asks who the buyer is, to the NIT of the customer's
 * profile. Undefined when that is not known. Source: domain-gt 3.4.
 */
export async function receptorDeGastos(db: Db, solicitud: DeGestion, monto: number): Promise<Receptor | undefined> {
  const primera = await findPropia(db, solicitud, solicitud.idFactura);
  if (!primera) throw new AppError('error-interno');
  const receptor = primera.receptor as Receptor;
  if (receptor.tipo !== 'CF' || !jurisdiccion.factura.exigeIdentificar(monto)) return receptor;
  const perfil = await findFiscalDe(db, solicitud.idUsuario);
  return perfil?.nit
    ? { tipo: 'NIT', numero: perfil.nit, nombre: perfil.nombreCompleto, direccion: perfil.direccion }
    : undefined;
}

interface Cobro {
  readonly solicitud: { readonly idSolicitud: string; readonly idFactura: string; readonly idUsuario: string } & {
    readonly idProducto: string;
    readonly idVersion: string;
  };
  readonly nombre: string;
  readonly receptor: Receptor;
  /** Centavos, IVA included. */
  readonly monto: number;
  /** The end of the time that the gestión waits for its customer. */
  readonly venceEn: Date;
  readonly now: Date;
}

/** Makes the order for the expenses of a gestión. It is paid as any other and makes no solicitud. */
export async function facturarGastos(
  db: Db,
  { solicitud, nombre, receptor, monto, venceEn, now }: Cobro,
): Promise<string> {
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
    receptor: JSON.stringify(receptor),
    gastosDe: idSolicitud,
    venceFijo: true,
    venceEn,
    creadaEn: now,
    actualizadaEn: now,
  });
  const tipo = { tipo: 'gestion', modalidad: 'gestion' } as const;
  await insertLineasLater(db, [
    { idFactura, posicion: 1, idProducto, idVersion, idBorrador: null, ...tipo, nombre, ...linea },
  ]);
  return idFactura;
}
