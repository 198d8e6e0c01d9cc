import { z } from 'zod';
import { type Cobro, PaymentError } from '../payments.ts';
import { openClient, type RecurrenteOptions } from './client.ts';
import { recurrentePayments } from './recurrente.ts';
import { Checkout } from './wire.ts';

/** Tells a finding: the assumption, whether it held, and otherwise what was seen. */
type Finding = (assumption: string, holds: boolean, seen?: unknown) => void;

const MONTO = 500;
const MARCA = 'examen';

/**
 * Compares the true service with what the adapter assumes of it (docs/recurrente.md), in two turns, since a person pays in between: first
 * without `paid`, then with the checkout and the user that the first turn named. True when every assumption held.
 */
export async function examine(
  options: RecurrenteOptions,
  paid: { readonly referencia: string; readonly cliente: string } | undefined,
  say: (text: string) => void,
): Promise<boolean> {
  let all = true;
  const finding: Finding = (assumption, holds, seen) => {
    all &&= holds;
    const given = seen instanceof PaymentError ? `${seen.codigo}: ${(seen.cause as Error | undefined)?.message}` : seen;
    say(holds ? `✔ ${assumption}` : `✖ ${assumption}. Se vio: ${JSON.stringify(given)}`);
  };
  try {
    if (!paid) await examinePage(options, finding, say);
    else if (options.secretKey.startsWith('sk_live_'))
      say('Con llaves de verdad no se cobra en un examen: use las de prueba.');
    else await examineCharge(options, paid, finding);
  } catch (error) {
    finding('El examen llega a su final', false, error);
  }
  return all;
}

const sale = { monto: MONTO, moneda: 'gtq', descripcion: 'Examen de cobros' } as const;

async function examinePage(options: RecurrenteOptions, finding: Finding, say: (text: string) => void): Promise<void> {
  const payments = recurrentePayments(options);
  await openClient(options)(z.unknown(), { method: 'GET', path: '/test' });
  finding('Las llaves entran, enviadas en los tres encabezados', true);
  const persona = { idUsuario: MARCA, email: 'examen@ejemplo.com', nombre: 'Examen de cobros' };
  const cliente = await payments.createCustomer(persona, MARCA);
  const open = (idPago: string) => {
    const where = { vuelta: 'https://ejemplo.com/', cancelacion: 'https://ejemplo.com/', idioma: 'es' } as const;
    const venceEn = new Date(Date.now() + 120 * 60_000);
    return payments.openCardPage({ ...sale, ...where, cliente, metadata: { idPago }, recordar: true, venceEn }, idPago);
  };
  const marca = `${MARCA}-${Date.now()}`;
  const page = await open(marca);
  const read = await payments.readCobro(page.referencia);
  finding('Una página recién abierta espera el pago', read.estado === 'iniciado', read);
  finding('Lee el monto y la moneda que se pidieron', read.monto === MONTO && read.moneda === 'gtq', read);
  finding('Devuelve nuestra marca', read.metadata.idPago === marca, read.metadata);
  const found = await payments.findCobro(cliente, { clave: 'idPago', valor: marca });
  finding('Está en la lista de su cliente, con la marca', found?.referencia === page.referencia, found);
  const closed = await payments.cancelCobro((await open(`${marca}-2`)).referencia);
  finding('Una fecha pasada la cierra', closed.estado === 'cancelado', closed);
  say(`Ahora pague con la tarjeta 4242 4242 4242 4242 en ${page.url}`);
  say('Mire que esa página no ofrezca cuotas ni transferencia, y que el panel de Svix diga si salió un aviso.');
  say(`Después: npm run doctor -- pagos ${page.referencia} ${cliente}`);
}

async function examineCharge(
  options: RecurrenteOptions,
  { referencia, cliente }: { readonly referencia: string; readonly cliente: string },
  finding: Finding,
): Promise<void> {
  const payments = recurrentePayments(options);
  const page = await payments.readCobro(referencia);
  finding('La página quedó pagada', page.estado === 'capturado', page);
  finding('Dice la tarjeta, que queda guardada', page.tarjeta !== null, page);
  const raw = await openClient(options)(Checkout, { method: 'GET', path: `/checkouts/${referencia}` });
  finding('Nombra su pago de una sola manera', raw.latest_intent?.id === raw.payment?.id, raw);
  if (!page.tarjeta) return;
  const idPago = `${MARCA}-${Date.now()}`;
  const con = { cliente, tarjeta: page.tarjeta.referencia, metadata: { idPago }, vuelta: 'https://ejemplo.com/' };
  const charge = await payments.chargeSaved({ ...sale, ...con }, idPago);
  finding('La tarjeta guardada se cobra', charge.estado === 'capturado', charge);
  const found = await payments.findCobro(cliente, { clave: 'idPago', valor: idPago });
  finding('Ese cobro está en la lista de su cliente, con la marca', found?.estado === 'capturado', found);
  for (const [cual, cobro] of [
    ['de la página', page],
    ['de la tarjeta guardada', charge],
  ] as const)
    await examineRefund(options, cual, cobro, finding);
}

async function examineRefund(options: RecurrenteOptions, cual: string, cobro: Cobro, finding: Finding): Promise<void> {
  const { intento } = cobro;
  finding(`El cobro ${cual} dice el pago que se devuelve`, intento !== null, cobro);
  if (!intento) return;
  const ask = () => recurrentePayments(options).refund({ intento, monto: MONTO, cobrado: MONTO, metadata: {} }, MARCA);
  const first = await ask();
  finding(`El cobro ${cual} se devuelve entero`, first.estado !== 'rechazado' && first.monto === MONTO, first);
  const second = await ask().catch((error: unknown) => error);
  const known = !(second instanceof Error) && (second as { readonly referencia?: string }).referencia === intento;
  finding(`Pedir otra vez la devolución ${cual} se reconoce como ya hecha`, known, second);
}
