import { DAY, HOUR, MINUTE } from '@fedatario/contract/base';
import type { EstadoCita } from '@fedatario/contract/solicitud';
import type { Vida } from './agenda.ts';
import { darAsesoria, moverCita, retenerParaFirmar } from './cita.ts';
import type { Escena } from './escena.ts';
import type { Obra } from './obras.ts';
import { despues } from './tiempo.ts';
import { firmar } from './tramite.ts';
import { comprarObra, llevarHasta, type Trato } from './vidas-tramites.ts';

/** The course of the cita in which something is signed, once it is asked for. */
export type SuerteDeFirma =
  | 'firmada'
  | 'hoy'
  | Extract<EstadoCita, 'retenida' | 'vencida' | 'solicitada' | 'confirmada' | 'rechazada' | 'canceladaCliente'>;

/** The rest of the last day, or the first hours after it in which the office works. */
const loQueQuedaDeHoy = (hasta: Date) => ({ desde: despues(hasta, 20 * MINUTE), dias: 0.35 });

/** A trámite that is signed in a cita, or whose cita ends otherwise. */
export async function* vivirFirmaConCita(escena: Escena, obra: Obra, suerte: SuerteDeFirma, trato?: Trato): Vida {
  const { oficina, ritmo, azar, cliente, hasta } = escena;
  yield ritmo.sigue();
  const caso = yield* comprarObra(escena, obra, trato);
  yield* llevarHasta(caso, escena, 'porFirmar');
  // An hour is kept for ten minutes only: this one still is at the end.
  yield suerte === 'retenida' ? despues(hasta, -4 * MINUTE) : ritmo.sigue();
  const ventana = suerte === 'hoy' ? loQueQuedaDeHoy(hasta) : { desde: despues(oficina.reloj.ahora, 3 * DAY), dias: 9 };
  const { idCita, inicio } = await retenerParaFirmar(caso, azar, ventana);
  if (suerte === 'retenida') return;
  if (suerte === 'vencida') return void (await moverCita(oficina, cliente, idCita, 'soltar'));
  await moverCita(oficina, cliente, idCita, 'solicitar');
  if (suerte === 'solicitada') return;
  yield ritmo.sigue(6);
  if (suerte === 'rechazada')
    return void (await moverCita(oficina, caso.notario, idCita, 'rechazar', 'Ese día estoy en una audiencia.'));
  await moverCita(oficina, caso.notario, idCita, 'confirmar');
  if (suerte === 'confirmada' || suerte === 'hoy') return;
  if (suerte === 'canceladaCliente')
    return void (await moverCita(oficina, cliente, idCita, 'cancelar', 'Me cambiaron el turno de trabajo.'));
  yield despues(new Date(inicio), 10 * MINUTE);
  await firmar(caso);
}

/** How an hour of advice ended. */
export type FinDeAsesoria =
  | Extract<
      EstadoCita,
      'confirmada' | 'realizada' | 'noAsistioCliente' | 'noAsistioNotario' | 'reclamada' | 'canceladaPersonal'
    >
  | 'hoy';

/** An hour of advice that the office gives. */
export async function* vivirAsesoria(escena: Escena, fin: FinDeAsesoria, conPlan: boolean): Vida {
  const { oficina, personal, notario, ritmo, azar, cliente, hasta } = escena;
  const quienes = { admin: personal.admin, notario, cliente, conPlan };
  yield ritmo.sigue();
  // The office has three days to answer a claim: this one is younger at the end.
  const reciente = { desde: despues(hasta, -68 * HOUR), dias: 2.7 };
  const proxima = { desde: despues(oficina.reloj.ahora, DAY), dias: 6 };
  const ventana = fin === 'reclamada' ? reciente : fin === 'hoy' ? loQueQuedaDeHoy(hasta) : proxima;
  const { idCita, fin: termina } = await darAsesoria(oficina, quienes, azar, ventana);
  if (fin === 'confirmada' || fin === 'hoy') return;
  if (fin === 'canceladaPersonal') {
    yield despues(oficina.reloj.ahora, 5 * HOUR);
    return void (await moverCita(oficina, quienes.notario, idCita, 'cancelar', 'Debo atender una diligencia urgente.'));
  }
  yield despues(new Date(termina), 20 * MINUTE);
  if (fin === 'realizada') return void (await moverCita(oficina, quienes.notario, idCita, 'realizar'));
  if (fin === 'noAsistioCliente') return void (await moverCita(oficina, quienes.notario, idCita, 'noVinoCliente'));
  await moverCita(oficina, cliente, idCita, 'noVinoNotario', 'Esperé media hora en la oficina y nadie me atendió.');
  if (fin === 'reclamada') return;
  yield despues(oficina.reloj.ahora, 6 * HOUR);
  await moverCita(oficina, personal.admin, idCita, 'noVinoNotario', 'Tuvo una emergencia y no pudo avisar a tiempo.');
}
