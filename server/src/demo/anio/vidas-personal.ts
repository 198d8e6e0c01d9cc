import { deberes } from '@fedatario/contract/acto';
import { DAY } from '@fedatario/contract/base';
import { notificaciones } from '@fedatario/contract/casa';
import type { Vida } from './agenda.ts';
import type { Escena } from './escena.ts';
import { despues, enHorario } from './tiempo.ts';
import { cumplir } from './vidas-tramites.ts';

/** Days between two looks at what is due, and before its last day on which it is done. */
const CADA = 5;
const ANTES = 9;

/** The notaries send what the law asks of their protocol itself, quarter by quarter, some days before it is due. */
export async function* vivirAvisosDelProtocolo({ oficina, personal, hasta, ritmo }: Escena): Vida {
  for (let dia = ritmo.sigue(); dia < hasta; dia = enHorario(despues(dia, CADA * DAY))) {
    yield dia;
    for (const notario of personal.notarios) {
      const porCumplir = await oficina.llamar(notario, deberes.list, { query: { situacion: 'porCumplir' } });
      const delProtocolo = porCumplir.filter(({ idSolicitud, faltan }) => idSolicitud === null && faltan <= ANTES);
      for (const { idDeber } of delProtocolo) await cumplir(oficina, notario, idDeber);
    }
  }
}

/** Days between two readings of what one was told, and before the end after which nothing was read yet. */
const LECTURA = 4;
const SIN_LEER = 1;

/** People read what they were told, and some of the last day waits unread. */
export async function* vivirLecturas({ oficina, personal, hasta, ritmo }: Escena): Vida {
  const ultima = enHorario(despues(hasta, -SIN_LEER * DAY));
  for (let dia = ritmo.sigue(); dia < ultima; dia = enHorario(despues(dia, LECTURA * DAY))) {
    yield dia;
    await leerTodo({ oficina, personal });
  }
  yield ultima;
  await leerTodo({ oficina, personal });
}

async function leerTodo({ oficina: { llamar }, personal }: Pick<Escena, 'oficina' | 'personal'>): Promise<void> {
  for (const quien of [personal.admin, ...personal.notarios, personal.cuenta]) {
    const [ultimo] = await llamar(quien, notificaciones.list, { query: { limite: 1 } });
    if (ultimo) await llamar(quien, notificaciones.markAllRead, { body: { hasta: ultimo.idNotificacion } });
  }
}
