import { HOUR } from '@fedatario/contract/base';
import { diaDelCalendario, diaDeSemana, diasDespues, type ReglaDeEnvio } from '@fedatario/contract/control';
import { diaLocal, inicioDelDia } from '../../services/hora-local.ts';

/** Days among which every rule has at least one occurrence. */
const DIAS = 32;

/** The last occurrence of a rule that is not after that instant. */
export function ultimaOcurrencia(regla: ReglaDeEnvio, now: Date): Date {
  return primeraDe(regla, now, -1, (instante) => instante <= now);
}

/** The first occurrence of a rule after that instant. */
export function siguienteOcurrencia(regla: ReglaDeEnvio, now: Date): Date {
  return primeraDe(regla, now, 1, (instante) => instante > now);
}

function primeraDe(regla: ReglaDeEnvio, now: Date, sentido: 1 | -1, vale: (instante: Date) => boolean): Date {
  const hoy = diaLocal(now);
  for (let n = 0; n <= DIAS; n += 1) {
    const dia = diasDespues(hoy, n * sentido);
    const instante = new Date(inicioDelDia(dia).getTime() + regla.hora * HOUR);
    if (esDiaDe(regla, dia) && vale(instante)) return instante;
  }
  throw new Error('Una regla de envío sin ocurrencias');
}

/** The last day of a month stands for those that it has not. */
function esDiaDe({ cada, dia }: ReglaDeEnvio, hoy: string): boolean {
  if (cada === 'dia') return true;
  if (cada === 'semana') return diaDeSemana(hoy) === dia;
  const [anio = 0, mes = 0, numero = 0] = hoy.split('-').map(Number);
  const ultimo = Number(diaDelCalendario(anio, mes + 1, 0).slice(8));
  return numero === Math.min(dia ?? 1, ultimo);
}
