import { DAY, HOUR } from '@fedatario/contract/base';
import type { Worker } from '../../queue/job.ts';
import type { Vida } from './agenda.ts';
import type { Oficina } from './oficina.ts';
import { aLas, despues } from './tiempo.ts';

/** Jobs by which something ends, begins or is told on its day. The others keep accounts or clean up: once a week is enough for a past. */
const DE_CADA_DIA: readonly string[] = [
  'buscar-citas-por-recordar',
  'buscar-citas-vencidas',
  'buscar-cuentas-por-cerrar',
  'buscar-deberes-por-avisar',
  'buscar-dtes-olvidados',
  'buscar-pagos-inciertos',
  'buscar-pedidos-vencidos',
  'buscar-reembolsos-en-proceso',
  'buscar-requisitos-vencidos',
  'buscar-tramites-por-recordar',
  'buscar-tramites-vencidos',
  'firmar-registro',
  'revisar-suscripciones',
  'soltar-citas-retenidas',
];

/** The hour at which, in the past, each day does once what the product does every few minutes. */
const HORA = 7;
const MINUTO = 5;
const DIAS_DE_SEMANA = 7;
/** Before the end, it is done each hour. */
const DE_CERCA = 12;

interface Turno {
  readonly hora: number;
  readonly minuto: number;
  readonly trabajos: readonly Worker[];
}

/** Work that the product does by itself, day after day: each job of a fixed hour at it, and the others together. */
export async function* rutina(oficina: Oficina, hasta: Date): Vida {
  const { diarios, semanales } = repartidos(oficina.periodicos);
  const turnos = turnosDe(diarios);
  let dias = 0;
  for (let dia = aLas(oficina.reloj.ahora, 0); dia <= hasta; dia = despues(dia, DAY)) {
    dias += 1;
    for (const { hora, minuto, trabajos } of turnos) {
      yield aLas(dia, hora, minuto);
      await dar(oficina, trabajos);
    }
    if (dias % DIAS_DE_SEMANA === 0) await dar(oficina, semanales);
  }
}

/** The last hours, in which what lasts minutes is to be seen ending; with the last one, everything is done once more. */
export async function* ultimasHoras(oficina: Oficina, hasta: Date): Vida {
  const { diarios, semanales } = repartidos(oficina.periodicos);
  for (let quedan = DE_CERCA; quedan >= 0; quedan -= 1) {
    yield despues(hasta, -quedan * HOUR);
    await dar(oficina, diarios.filter(esFrecuente));
  }
  await dar(oficina, semanales);
}

/** Does now what the product does every few minutes, as it would have been done a moment after this one. */
export async function pasarUnRato(oficina: Oficina): Promise<void> {
  await dar(oficina, repartidos(oficina.periodicos).diarios.filter(esFrecuente));
  await oficina.trabajar();
}

async function dar({ darTurno }: Oficina, trabajos: readonly Worker[]): Promise<void> {
  for (const trabajo of trabajos) await darTurno(trabajo);
}

/** Refuses a name that no job has any more: its part of the year would not happen. */
function repartidos(trabajos: readonly Worker[]) {
  const diarios = trabajos.filter(({ job }) => DE_CADA_DIA.includes(job.name));
  if (diarios.length < DE_CADA_DIA.length) throw new Error('Un trabajo de cada día ya no existe con ese nombre.');
  return { diarios, semanales: trabajos.filter((trabajo) => !diarios.includes(trabajo)) };
}

function turnosDe(diarios: readonly Worker[]): Turno[] {
  const propios = diarios.filter((trabajo) => !esFrecuente(trabajo));
  const todos = { hora: HORA, minuto: MINUTO, trabajos: diarios.filter(esFrecuente) };
  return [todos, ...propios.map((trabajo) => ({ ...horaDe(trabajo), trabajos: [trabajo] }))].sort(
    (uno, otro) => uno.hora - otro.hora || uno.minuto - otro.minuto,
  );
}

const esFrecuente = (trabajo: Worker): boolean => !Number.isInteger(horaDe(trabajo).hora);

/** Minute and hour of a cron expression; not a number where it has several. */
function horaDe({ cron = '' }: Worker): { readonly hora: number; readonly minuto: number } {
  const [minuto = Number.NaN, hora = Number.NaN] = cron.split(' ').map(Number);
  return { hora, minuto };
}
