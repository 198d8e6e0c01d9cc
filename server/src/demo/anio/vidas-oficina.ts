import { DAY, MINUTE } from '@fedatario/contract/base';
import { boletin, correo, cuentas, type EstadoFeedback, feedback, identidad } from '@fedatario/contract/casa';
import { privacidad } from '@fedatario/contract/control';
import { calificaciones, testimonios } from '@fedatario/contract/tramite';
import type { Vida } from './agenda.ts';
import type { Escena } from './escena.ts';
import { comentarios, elogios } from './escritos.ts';
import { alguien, type Gente, nombreDe } from './gente.ts';
import { CLAVE } from './llamada.ts';
import { obraAutomatica } from './obras.ts';
import type { Oficina } from './oficina.ts';
import { abrirCuenta } from './registro.ts';
import { despues, enHorario } from './tiempo.ts';
import { comprarObra } from './vidas-tramites.ts';

/** Somebody who writes to the office, and how far that came. */
export async function* vivirComentario({ oficina, personal, cliente, azar, ritmo }: Escena, fin: EstadoFeedback): Vida {
  const { llamar } = oficina;
  yield ritmo.sigue();
  const { motivos } = await llamar(undefined, feedback.form, {});
  const { motivo, texto, puntos, respuesta } = azar.uno(comentarios);
  const idMotivo = motivos.find(({ nombre }) => nombre === motivo)?.idMotivo ?? '';
  const body = { idMotivo, texto, puntos, archivos: [], idSolicitud: null };
  const { idFeedback } = await llamar(cliente, feedback.send, { body });
  if (fin === 'sinLeer') return;
  yield ritmo.sigue(8);
  const suyo = { params: { idFeedback } };
  await llamar(personal.admin, feedback.move, { ...suyo, body: { accion: 'leer' } });
  if (fin === 'respondido') await llamar(personal.admin, feedback.answer, { ...suyo, body: { texto: respuesta } });
  if (fin === 'archivado') await llamar(personal.admin, feedback.move, { ...suyo, body: { accion: 'archivar' } });
}

/** Says what somebody thinks of a trámite that was delivered; some let it be shown, and the office chooses a few. */
export async function calificar({ oficina, personal, cliente, azar }: Escena, idSolicitud: string): Promise<void> {
  const { llamar } = oficina;
  const params = { idSolicitud };
  // A company is signed with its first word and a letter: of those, none is shown.
  const publica = azar.porCiento(60) && cliente.gente.empresa === null;
  const body = { ...azar.uno(elogios), publica };
  await llamar(cliente, calificaciones.rate, { params, body });
  if (!publica || azar.porCiento(50)) return;
  const ofrecidos = await llamar(personal.admin, testimonios.list, { query: {} });
  const suyo = ofrecidos.find((uno) => uno.idSolicitud === idSolicitud);
  if (suyo)
    await llamar(personal.admin, testimonios.choose, { params, body: { elegido: true, revision: suyo.revision } });
}

/** Somebody who asks for the newsletter, and most of whom follow the link that comes by mail. */
export async function* vivirLector({ oficina, azar, ritmo }: Escena): Vida {
  const { llamar } = oficina;
  yield ritmo.sigue();
  const gente = alguien(azar);
  const { email } = gente;
  await llamar(undefined, boletin.subscribeGuest, { body: { nombre: nombreDe(gente), email } });
  await oficina.trabajar();
  if (azar.porCiento(20)) return;
  yield despues(oficina.reloj.ahora, 20 * MINUTE);
  const [carta] = await llamar(undefined, correo.buzon, { query: { para: email, limite: 1 } });
  const token = /confirmar\?token=([^\s"]+)/.exec(carta?.texto ?? '')?.[1] ?? '';
  await llamar(undefined, boletin.confirm, { body: { token } });
}

/** Somebody who opened an account and did not confirm it. */
export async function* vivirSinConfirmar(oficina: Oficina, cuando: Date, gente: Gente): Vida {
  yield cuando;
  await abrirCuenta(oficina, gente);
}

/** Somebody whose account the office blocks, or who asks for it to be closed; a closed one is erased two weeks later. */
export async function* vivirCuenta(escena: Escena, fin: 'bloqueada' | 'cerrada'): Vida {
  const { oficina, personal, cliente, ritmo } = escena;
  const { llamar } = oficina;
  yield ritmo.sigue();
  yield* comprarObra(escena, obraAutomatica(escena.azar), { metodo: 'tarjeta' });
  yield enHorario(despues(oficina.reloj.ahora, 2 * DAY));
  if (fin === 'bloqueada') {
    const body = { activo: false, motivo: 'Lo pidió por teléfono: perdió el acceso a su correo.' };
    return void (await llamar(personal.admin, cuentas.activate, { params: { idUsuario: cliente.idUsuario }, body }));
  }
  await llamar(cliente, identidad.signInAgain, { body: { password: CLAVE } });
  await llamar(cliente, privacidad.close, { body: { confirmacion: cliente.email } });
}
