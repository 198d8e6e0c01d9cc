import { deberes } from '@fedatario/contract/acto';
import { DAY, MINUTE } from '@fedatario/contract/base';
import type { EstadoTramite } from '@fedatario/contract/solicitud';
import { diaLocal } from '../../services/hora-local.ts';
import type { Vida } from './agenda.ts';
import { type Metodo, metodoDe, pagar, pedir, redactar } from './compra.ts';
import type { Desvio } from './desvios.ts';
import type { Escena } from './escena.ts';
import { alguien } from './gente.ts';
import type { Persona } from './llamada.ts';
import type { Obra } from './obras.ts';
import type { Oficina } from './oficina.ts';
import { respuestasDe } from './respuestas.ts';
import { despues, enHorario } from './tiempo.ts';
import {
  aprobarMinuta,
  asignar,
  type Caso,
  entregarRequisitos,
  enviarMinuta,
  escribirMinuta,
  firmar,
  leerTramite,
  mover,
} from './tramite.ts';

/** How a purchase is paid. */
export interface Trato {
  readonly metodo?: Metodo;
  readonly codigo?: string;
}

/** Buys a document from the first answer to its payment; the trámite that it became. */
export async function* comprarObra(
  { oficina, personal, notario, cliente, azar }: Escena,
  { slug, caso }: Obra,
  { metodo = metodoDe(azar), codigo }: Trato = {},
): AsyncGenerator<Date, Caso, void> {
  const personas = [cliente.gente, alguien(azar), alguien(azar), alguien(azar)];
  const respuestas = respuestasDe(slug, caso, diaLocal(oficina.reloj.ahora), personas);
  const idBorrador = await redactar(oficina, cliente, slug, respuestas);
  const pedido = await pedir(oficina, cliente, idBorrador, metodo, codigo);
  const { lineas } = yield* pagar(oficina, cliente, pedido, personal.admin);
  const idSolicitud = lineas[0]?.solicitud?.idSolicitud ?? '';
  return { oficina, cliente, admin: personal.admin, notario, idSolicitud };
}

/** A document that the product alone makes: it is there when its order is paid. */
export async function* vivirAutomatica(escena: Escena, obra: Obra, trato?: Trato): Vida {
  yield escena.ritmo.sigue();
  yield* comprarObra(escena, obra, trato);
}

interface Tramo {
  readonly llega: EstadoTramite;
  readonly hacer: (caso: Caso) => Promise<void>;
  /** Hours that it may take at most, where the product does not wait for longer. */
  readonly horas?: number;
}

/** The way of a trámite from its purchase to its delivery. */
const CAMINO: readonly Tramo[] = [
  { llega: 'sinAsignar', hacer: entregarRequisitos },
  { llega: 'asignado', hacer: asignar },
  { llega: 'enRevision', hacer: (caso) => mover(caso, caso.notario, 'aceptar'), horas: 5 },
  { llega: 'porAprobar', hacer: escribirYEnviar },
  { llega: 'porFirmar', hacer: aprobarMinuta },
  { llega: 'entregado', hacer: firmar },
];

/** Things that somebody does with a trámite, after its purchase, until it is in that state. */
export const pasosHasta = (hasta: EstadoTramite): number => CAMINO.findIndex(({ llega }) => llega === hasta) + 1;

async function escribirYEnviar(caso: Caso): Promise<void> {
  await escribirMinuta(caso);
  await enviarMinuta(caso);
}

/** Goes on from where it is until that state, thing by thing; of what is not asked of it, nothing is done. */
export async function* llevarHasta(caso: Caso, { ritmo }: Escena, hasta: EstadoTramite): Vida {
  const desde = (await leerTramite(caso, caso.cliente)).estado;
  const hecho = CAMINO.findIndex(({ llega }) => llega === desde);
  const fin = CAMINO.findIndex(({ llega }) => llega === hasta);
  for (const { hacer, horas } of CAMINO.slice(hecho + 1, fin + 1)) {
    yield ritmo.sigue(horas);
    await hacer(caso);
  }
}

/** A trámite that comes as far as that state; then these things happen to it, and it waits there. */
export async function* vivirTramite(
  escena: Escena,
  obra: Obra,
  hasta: EstadoTramite,
  { desvios = [], ...trato }: Trato & { readonly desvios?: readonly Desvio[] } = {},
): Vida {
  yield escena.ritmo.sigue();
  const caso = yield* comprarObra(escena, obra, trato);
  yield* llevarHasta(caso, escena, hasta);
  for (const desviar of desvios) {
    yield escena.ritmo.sigue(6);
    await desviar(caso);
  }
}

/** A trámite whose notary fulfils each duty a week after the other, with which it is closed. */
export async function* vivirConDeberes(escena: Escena, obra: Obra): Vida {
  yield escena.ritmo.sigue();
  const caso = yield* comprarObra(escena, obra, { metodo: 'tarjeta' });
  yield* llevarHasta(caso, escena, 'entregado');
  yield enHorario(despues(escena.oficina.reloj.ahora, DAY));
  yield* cumplirDeberes(caso, UNA_SEMANA);
}

const UNA_SEMANA = 7;

/** A trámite whose notary signs it so many minutes before the end, and whose seal is tried until then. */
export async function* vivirSinSello(escena: Escena, obra: Obra, minutos: number): Vida {
  yield escena.ritmo.sigue();
  const caso = yield* comprarObra(escena, obra, { metodo: 'tarjeta' });
  yield* llevarHasta(caso, escena, 'porFirmar');
  yield despues(escena.hasta, -minutos * MINUTE);
  await firmar(caso);
  for (let quedan = minutos - 6; quedan > 0; quedan -= 5) yield despues(escena.hasta, -quedan * MINUTE);
}

/** Notes that each duty of an act was fulfilled, some days after its signing and before its last day. */
export async function* cumplirDeberes({ oficina, notario, idSolicitud }: Caso, dias: number): Vida {
  const { deberes: suyos } = await oficina.llamar(notario, deberes.ofTramite, { params: { idSolicitud } });
  for (const { idDeber, situacion } of suyos) {
    if (situacion === 'cumplido') continue;
    yield enHorario(despues(oficina.reloj.ahora, dias * DAY));
    await cumplir(oficina, notario, idDeber);
  }
}

/** Notes that a duty was fulfilled today, under the number that the archive gave it. */
export async function cumplir(oficina: Oficina, notario: Persona, idDeber: string): Promise<void> {
  const fecha = diaLocal(oficina.reloj.ahora);
  const constancia = `AGP-${fecha.replaceAll('-', '')}`;
  await oficina.llamar(notario, deberes.fulfil, { params: { idDeber }, body: { fecha, constancia, idArchivo: null } });
}
