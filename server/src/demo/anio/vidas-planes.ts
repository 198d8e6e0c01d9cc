import { DAY, MINUTE } from '@fedatario/contract/base';
import type { Vida } from './agenda.ts';
import type { Cliente } from './compra.ts';
import type { Escena } from './escena.ts';
import { obraAutomatica } from './obras.ts';
import { cambiarPlan, cancelarPlan, guardarTarjeta, type NombreDePlan, quedarSinFondos, suscribirse } from './plan.ts';
import { despues, enHorario } from './tiempo.ts';
import { comprarObra } from './vidas-tramites.ts';

/** How a subscription goes on. */
export type SuerteDePlan = 'sigue' | 'sube' | 'bajara' | 'cancelara' | 'sinFondos' | 'sinPagar' | 'termina';

/** Somebody with a plan, who uses a document of it each month or so. */
export async function* vivirPlan(escena: Escena, plan: NombreDePlan, suerte: SuerteDePlan, meses: number): Vida {
  const { oficina, ritmo, cliente } = escena;
  yield ritmo.sigue();
  if (suerte === 'sinPagar') return void (await suscribirse(oficina, cliente, plan, 'mensual', false));
  await guardarTarjeta(oficina, cliente, 'aceptada');
  await suscribirse(oficina, cliente, plan);
  for (let mes = 0; mes < meses; mes += 1) yield* usarPlan(escena, mes);
  yield despues(oficina.reloj.ahora, 12 * MINUTE);
  await seguirPlan(escena, cliente, suerte);
}

/** Days of a month and a few more, after which its renewal was charged. */
const UN_MES = 34;

/** A document of the month, and the rest of it. */
async function* usarPlan(escena: Escena, mes: number): Vida {
  const { oficina, azar } = escena;
  const comienza = oficina.reloj.ahora;
  yield enHorario(despues(comienza, azar.entre(2, 12) * DAY));
  if (mes % 2 === 0) yield* comprarObra(escena, obraAutomatica(azar), { metodo: 'tarjetaGuardada' });
  yield despues(comienza, UN_MES * DAY);
}

async function seguirPlan({ oficina }: Escena, cliente: Cliente, suerte: SuerteDePlan): Promise<void> {
  if (suerte === 'sube') await cambiarPlan(oficina, cliente, 'Plan Empresa');
  if (suerte === 'bajara') await cambiarPlan(oficina, cliente, 'Plan Personal');
  if (suerte === 'cancelara' || suerte === 'termina') await cancelarPlan(oficina, cliente);
  if (suerte === 'sinFondos') await quedarSinFondos(oficina, cliente);
}
