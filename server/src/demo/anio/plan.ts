import { planes } from '@fedatario/contract/catalogo';
import {
  cambiosDePlan,
  type FacturaDetalle,
  formasPago,
  type PeriodoDePlan,
  suscripciones,
} from '@fedatario/contract/compra';
import { type Cliente, receptorDe } from './compra.ts';
import { nombreDe } from './gente.ts';
import type { Oficina } from './oficina.ts';

/** The plans that the demonstration sells. */
export type NombreDePlan = 'Plan Personal' | 'Plan Familiar' | 'Plan Empresa';

async function planDe({ llamar }: Oficina, nombre: NombreDePlan) {
  const aLaVenta = await llamar(undefined, planes.publicos, {});
  const plan = aLaVenta.find((uno) => uno.nombre === nombre);
  if (!plan) throw new Error(`No está a la venta el ${nombre}.`);
  return plan;
}

/** Keeps a card at the bank, and chooses it for what comes. */
export async function guardarTarjeta(
  { llamar, typeCard }: Oficina,
  cliente: Cliente,
  clase: 'aceptada' | 'confirmacion' | 'rechazadaDespues',
): Promise<void> {
  const { url } = await llamar(cliente, formasPago.open, {});
  const vuelta = await typeCard(url, clase, nombreDe(cliente.gente));
  const referencia = new URL(vuelta).searchParams.get('referencia') ?? '';
  const antes = new Set((await llamar(cliente, formasPago.list, {})).map(({ idFormaPago }) => idFormaPago));
  const despues = await llamar(cliente, formasPago.confirm, { body: { referencia } });
  const nueva = despues.find(({ idFormaPago }) => !antes.has(idFormaPago));
  if (nueva) await llamar(cliente, formasPago.choose, { params: { idFormaPago: nueva.idFormaPago } });
}

/** Keeps a card that the bank declines later, and no other: the next renewal is not paid. */
export async function quedarSinFondos(oficina: Oficina, cliente: Cliente): Promise<void> {
  await guardarTarjeta(oficina, cliente, 'rechazadaDespues');
  const [, ...otras] = await oficina.llamar(cliente, formasPago.list, {});
  for (const { idFormaPago } of otras) await oficina.llamar(cliente, formasPago.forget, { params: { idFormaPago } });
}

/** Subscribes to a plan with the kept card. */
export async function suscribirse(
  oficina: Oficina,
  cliente: Cliente,
  nombre: NombreDePlan,
  periodo: PeriodoDePlan = 'mensual',
  pagada = true,
): Promise<FacturaDetalle> {
  const { llamar } = oficina;
  const { idPlan } = await planDe(oficina, nombre);
  const { montos, huella: visto } = await llamar(cliente, suscripciones.quote, { query: { idPlan, periodo } });
  const [tarjeta] = await llamar(cliente, formasPago.list, {});
  const metodo =
    pagada && tarjeta
      ? ({ tipo: 'tarjetaGuardada', idFormaPago: tarjeta.idFormaPago } as const)
      : ({ tipo: 'transferencia' } as const);
  const compra = {
    idPlan,
    periodo,
    total: montos.total,
    receptor: receptorDe(cliente.gente),
    metodo,
    terminos: true,
  } as const;
  return llamar(cliente, suscripciones.subscribe, { query: { visto }, body: compra });
}

/** Leaves the plan at the end of what is paid. */
export async function cancelarPlan({ llamar }: Oficina, cliente: Cliente): Promise<void> {
  const mia = await llamar(cliente, suscripciones.mine, {});
  const body = { revision: mia?.revision ?? 0, motivo: 'Ya hice los documentos que necesitaba.' };
  await llamar(cliente, suscripciones.cancel, { body });
}

/** Goes over to another plan: at once if it is dearer, with the next renewal if it is cheaper. */
export async function cambiarPlan(oficina: Oficina, cliente: Cliente, nombre: NombreDePlan): Promise<void> {
  const { llamar } = oficina;
  const { idPlan } = await planDe(oficina, nombre);
  const eleccion = { idPlan, periodo: 'mensual' } as const;
  const { cuando, montos, revision, huella: visto } = await llamar(cliente, cambiosDePlan.quote, { query: eleccion });
  if (cuando === 'alRenovar')
    return void (await llamar(cliente, cambiosDePlan.schedule, { query: { visto }, body: { ...eleccion, revision } }));
  const [tarjeta] = await llamar(cliente, formasPago.list, {});
  const metodo = { tipo: 'tarjetaGuardada', idFormaPago: tarjeta?.idFormaPago ?? '' } as const;
  const pago = { total: montos.total, receptor: receptorDe(cliente.gente), metodo, terminos: true } as const;
  await llamar(cliente, cambiosDePlan.change, { query: { visto }, body: { ...eleccion, ...pago, revision } });
}
