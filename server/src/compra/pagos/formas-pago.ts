import type { FormaPago } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../http/errors.ts';
import type { Context, OutsideContext } from '../../http/route.ts';
import { capacidades } from '../../services/payments/capacidades.ts';
import { PaymentError } from '../../services/payments/payments.ts';
import { clienteDe, type PaymentServices } from './cobro.ts';
import { guardarTarjeta } from './resultado.ts';
import { deleteTarjeta, findCliente, findToken, listFormasPago, markPredeterminada } from './tarjetas/queries.ts';

/** The provider's page where a card is typed to be kept; refused where a card is kept only by paying with it. */
export async function abrirPagina(
  { payments, baseUrl }: PaymentServices,
  request: OutsideContext<'all'>,
): Promise<{ url: string }> {
  if (!capacidades[payments.codigo].guardarSinCobro) throw new AppError('estado-no-permite');
  const { idUsuario } = request.actor;
  const cliente = await llamar(() => clienteDe(payments, request, idUsuario));
  const vuelta = `${baseUrl}/perfil-usuario/forma-pago`;
  const moneda = jurisdiccion.moneda.codigo.toLowerCase();
  const input = { cliente, moneda, vuelta: `${vuelta}?referencia={CHECKOUT_SESSION_ID}`, cancelacion: vuelta };
  const { url } = await llamar(() => payments.openSetupPage({ ...input, idioma: 'es' }, uuidv7()));
  return { url };
}

/** Keeps the card that was typed on the provider's page; only on one that was opened for this customer. */
export async function confirmar(
  { payments }: PaymentServices,
  request: OutsideContext<'all'>,
  referencia: string,
): Promise<FormaPago[]> {
  const { actor, transact, now } = request;
  const { codigo: proveedor } = payments;
  const setup = await llamar(() => payments.readSetup(referencia));
  await transact(async (db) => {
    const { cliente } = await findCliente(db, actor.idUsuario, proveedor);
    if (!cliente || setup.cliente !== cliente) throw new AppError('no-encontrado');
    if (setup.tarjeta) await guardarTarjeta(db, { idUsuario: actor.idUsuario, proveedor, tarjeta: setup.tarjeta, now });
  });
  return transact((db) => listFormasPago(db, actor.idUsuario, payments.codigo));
}

export async function elegir(
  { payments }: PaymentServices,
  { db, actor }: Context<'all'>,
  idFormaPago: string,
): Promise<FormaPago[]> {
  if (!(await findToken(db, actor.idUsuario, idFormaPago))) throw new AppError('no-encontrado');
  await markPredeterminada(db, actor.idUsuario, idFormaPago);
  return listFormasPago(db, actor.idUsuario, payments.codigo);
}

/** Deletes a card, first at the provider, where it can be charged. */
export async function olvidar(
  { payments }: PaymentServices,
  request: OutsideContext<'all'>,
  idFormaPago: string,
): Promise<FormaPago[]> {
  const { actor, transact } = request;
  const token = await transact((db) => findToken(db, actor.idUsuario, idFormaPago));
  if (!token) throw new AppError('no-encontrado');
  await llamar(() => payments.forgetCard(token));
  await transact((db) => deleteTarjeta(db, actor.idUsuario, idFormaPago));
  return transact((db) => listFormasPago(db, actor.idUsuario, payments.codigo));
}

/** Deletes the default card, if there is one (specification, section 7). */
export async function olvidarPredeterminada(
  services: PaymentServices,
  request: OutsideContext<'all'>,
): Promise<FormaPago | null> {
  const { codigo } = services.payments;
  const [primera] = await request.transact((db) => listFormasPago(db, request.actor.idUsuario, codigo));
  const [siguiente = null] = primera ? await olvidar(services, request, primera.idFormaPago) : [];
  return siguiente;
}

async function llamar<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    if (error.codigo === 'no-existe') throw new AppError('no-encontrado', { cause: error });
    throw new AppError('proveedor-no-disponible', { espera: 30, cause: error });
  }
}
