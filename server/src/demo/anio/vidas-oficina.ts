import {
  calificaciones,
  cuentas,
  DAY,
  type EstadoFeedback,
  feedback,
  identidad,
  privacidad,
  testimonios,
} from '@fedatario/contract';
import type { Vida } from './agenda.ts';
import type { Escena } from './escena.ts';
import type { Gente } from './gente.ts';
import { CLAVE } from './llamada.ts';
import { obraAutomatica } from './obras.ts';
import type { Oficina } from './oficina.ts';
import { abrirCuenta } from './registro.ts';
import { despues, enHorario } from './tiempo.ts';
import { comprarObra } from './vidas-tramites.ts';

const COMENTARIOS = [
  '¿Puedo cambiar la dirección después de pagar? Me mudé la semana pasada.',
  'El contrato salió tal como lo necesitaba y en diez minutos. Gracias.',
  'Busqué dónde ver mi factura y no la encontré a la primera; está en «Mis compras».',
  '¿Atienden los sábados por la tarde para firmar?',
  'Sería bueno poder pagar en dos partes las escrituras.',
  'Mi apellido lleva tilde y en el correo salió sin ella.',
] as const;

const RESPUESTA = 'Gracias por escribirnos. Ya lo revisamos, y le contestamos aquí mismo si hace falta algo más.';

/** Somebody who writes to the office, and how far that came. */
export async function* vivirComentario({ oficina, personal, cliente, azar, ritmo }: Escena, fin: EstadoFeedback): Vida {
  const { llamar } = oficina;
  yield ritmo.sigue();
  const { motivos } = await llamar(undefined, feedback.form, {});
  const { idMotivo } = azar.uno(motivos);
  const body = { idMotivo, texto: azar.uno(COMENTARIOS), puntos: azar.entre(3, 5), archivos: [], idSolicitud: null };
  const { idFeedback } = await llamar(cliente, feedback.send, { body });
  if (fin === 'sinLeer') return;
  yield ritmo.sigue(8);
  const suyo = { params: { idFeedback } };
  await llamar(personal.admin, feedback.move, { ...suyo, body: { accion: 'leer' } });
  if (fin === 'respondido') await llamar(personal.admin, feedback.answer, { ...suyo, body: { texto: RESPUESTA } });
  if (fin === 'archivado') await llamar(personal.admin, feedback.move, { ...suyo, body: { accion: 'archivar' } });
}

const ELOGIOS = [
  'Muy claro desde el principio, y el notario contestó el mismo día.',
  'Pensé que sería más complicado. Lo recomiendo.',
  'Excelente atención. Firmé en veinte minutos.',
  'Bien, aunque me habría gustado poder elegir la hora antes de pagar.',
] as const;

/** Says what somebody thinks of a trámite that was delivered; some let it be shown, and the office chooses a few. */
export async function calificar({ oficina, personal, cliente, azar }: Escena, idSolicitud: string): Promise<void> {
  const { llamar } = oficina;
  const params = { idSolicitud };
  const publica = azar.porCiento(60);
  const body = { puntos: azar.entre(3, 5), comentario: azar.uno(ELOGIOS), publica };
  await llamar(cliente, calificaciones.rate, { params, body });
  if (!publica || azar.porCiento(50)) return;
  const ofrecidos = await llamar(personal.admin, testimonios.list, { query: {} });
  const suyo = ofrecidos.find((uno) => uno.idSolicitud === idSolicitud);
  if (suyo)
    await llamar(personal.admin, testimonios.choose, { params, body: { elegido: true, revision: suyo.revision } });
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
