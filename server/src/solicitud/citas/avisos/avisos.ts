import { HOUR } from '@fedatario/contract/base';
import { type AccionCita, type AgenteCita, type EstadoCita, faseDeCita } from '@fedatario/contract/solicitud';
import { juntarConY } from '@fedatario/document-engine';
import { notificar } from '../../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../../db/db.ts';
import type { Adjunto } from '../../../services/mail/mail.ts';
import { avisoDeLoAnotado, type Ocurrido } from './anotado.ts';
import { escribirInvitacion } from './ics.ts';
import { AGENDA, comoSePropone, cuandoDe, dondeDe, enlaceDe, type Lado, SIN_MOTIVO, type Tipo } from './palabras.ts';
import { type CartaRow, readCarta, readNotario } from './queries.ts';

/** Tells both sides of a step of a cita, in its transaction, from the row as the step left it. */
export async function avisarCita(db: Db, ocurrido: Ocurrido): Promise<void> {
  const { idCita, accion, como, motivo, de, deja } = ocurrido;
  const deLoAnotado = avisoDeLoAnotado(ocurrido);
  if (deLoAnotado) return deLoAnotado(db, ocurrido);
  const tipo = tipoDe(accion, como);
  if (!tipo) return;
  const carta = await readCarta(db, idCita);
  const propuesta = accion === 'proponer';
  // Only a calendar that was told of the appointment is told that it is over.
  const conArchivo =
    !propuesta && (tipo !== 'citaCancelada' || faseDeCita(de) === 'acordada') && tipo !== 'citaPropuesta';
  const cancelada = tipo === 'citaCancelada';
  const adjuntos = conArchivo ? [archivoDe(carta, cancelada)] : [];
  const dicho = { tipo, carta, propuesta, motivo, adjuntos };
  for (const lado of destinatariosDe(tipo, como)) await decirA(db, { ...dicho, lado });
  // Those who come along hear of what is agreed, and of the end of what was.
  const conEquipo = tipo !== 'citaPropuesta' && (!cancelada || faseDeCita(de) === 'acordada') ? carta.equipo : [];
  for (const { idUsuario } of conEquipo) await decirA(db, { ...dicho, lado: 'notario', idUsuario });
  if (deja) await despedir(db, carta, deja, faseDeCita(de) === 'acordada');
}

/** The notary who does not attend it any more hears who does, and their calendar forgets it. */
async function despedir(
  db: Db,
  carta: CartaRow,
  { idNotario, inicio, fin }: NonNullable<Ocurrido['deja']>,
  conArchivo: boolean,
): Promise<void> {
  // One who goes on attending it beside the other has heard of it already.
  if (carta.equipo.some(({ idUsuario }) => idUsuario === idNotario)) return;
  const { notario, correoNotario } = await readNotario(db, idNotario);
  const dejada = { ...carta, idNotario, notario, correoNotario, inicio, fin };
  const adjuntos = conArchivo ? [archivoDe(dejada, true)] : [];
  const motivo = `Desde ahora la atiende ${carta.notario}.`;
  await decirA(db, { tipo: 'citaCancelada', carta: dejada, lado: 'notario', propuesta: false, motivo, adjuntos });
}

interface CambioDeEquipo {
  readonly idCita: string;
  readonly estado: EstadoCita;
  readonly nuevos: readonly string[];
  readonly quitados: readonly string[];
}

/** Those who attend a confirmed cita from now on hear of it with its calendar entry, and those who do not any more, too. */
export async function avisarEquipo(db: Db, { idCita, estado, nuevos, quitados }: CambioDeEquipo): Promise<void> {
  if (faseDeCita(estado) !== 'acordada') return;
  const carta = await readCarta(db, idCita);
  const comun = { carta, lado: 'notario', propuesta: false, motivo: 'Ya no hace falta que asista a ella.' } as const;
  const archivo = archivoDe(carta, false);
  for (const idUsuario of nuevos)
    await decirA(db, { ...comun, tipo: 'citaConfirmada', idUsuario, adjuntos: [archivo] });
  for (const idUsuario of quitados) {
    const { notario: nombre, correoNotario: email } = await readNotario(db, idUsuario);
    const suya = { ...carta, equipo: [{ idUsuario, nombre, email }] };
    await decirA(db, { ...comun, tipo: 'citaCancelada', idUsuario, adjuntos: [archivoDe(suya, true)] });
  }
}

function tipoDe(accion: AccionCita, como: AgenteCita): Tipo | null {
  if (accion === 'solicitar') return como === 'cliente' ? 'citaPropuesta' : null;
  // An hour that is offered to who waits has words of its own.
  if (accion === 'proponer') return como === 'sistema' ? null : 'citaPropuesta';
  if (accion === 'confirmar') return 'citaConfirmada';
  if (accion === 'mover' || accion === 'aceptarCambio') return 'citaMovida';
  return accion === 'cancelar' || accion === 'rechazar' ? 'citaCancelada' : null;
}

/** A proposal goes to the other side; everything that holds from now on, to both, since both keep it in their calendars. */
function destinatariosDe(tipo: Tipo, como: AgenteCita): readonly Lado[] {
  if (tipo === 'citaPropuesta') return como === 'cliente' ? ['notario'] : ['cliente'];
  return ['cliente', 'notario'];
}

interface Dicho {
  readonly tipo: Tipo;
  readonly carta: CartaRow;
  readonly lado: Lado;
  /** One who attends it beside its notary; left out: the customer or the notary. */
  readonly idUsuario?: string;
  readonly propuesta: boolean;
  readonly motivo: string | null;
  readonly adjuntos: readonly Adjunto[];
}

async function decirA(db: Db, { tipo, lado, idUsuario, propuesta, motivo, adjuntos, ...dicho }: Dicho): Promise<void> {
  const carta = propuesta ? comoSePropone(dicho.carta) : dicho.carta;
  const cuando = cuandoDe(carta);
  const con = lado === 'cliente' ? carta.notario : carta.cliente;
  const comun = {
    idUsuario: idUsuario ?? (lado === 'cliente' ? carta.idUsuario : carta.idNotario),
    enlace: idUsuario === undefined ? enlaceDe(carta, lado, tipo) : AGENDA,
    adjuntos,
  };
  if (tipo === 'citaCancelada')
    return notificar(db, { ...comun, tipo, variables: { cuando, con, motivo: motivo ?? SIN_MOTIVO } });
  if (tipo === 'citaRecordatorio') return;
  return notificar(db, { ...comun, tipo, variables: { cuando, con, lugar: dondeDe(carta) } });
}

/** Reminds all people of a cita that is still ahead; the time left is what it is when this is sent. */
export async function recordarCita(db: Db, idCita: string, now: Date): Promise<void> {
  const carta = await readCarta(db, idCita);
  const horas = Math.max(1, Math.round((carta.inicio.getTime() - now.getTime()) / HOUR));
  const falta = horas === 1 ? '1 hora' : `${horas} horas`;
  const tipo = 'citaRecordatorio';
  const deOficina = [carta.idNotario, ...carta.equipo.map((uno) => uno.idUsuario)];
  for (const idUsuario of [carta.idUsuario, ...deOficina]) {
    const lado = idUsuario === carta.idUsuario ? 'cliente' : 'notario';
    const con = lado === 'cliente' ? carta.notario : carta.cliente;
    const variables = { cuando: cuandoDe(carta), lugar: dondeDe(carta), con, falta };
    const acompana = lado === 'notario' && idUsuario !== carta.idNotario;
    await notificar(db, { idUsuario, tipo, variables, enlace: acompana ? AGENDA : enlaceDe(carta, lado, tipo) });
  }
}

/** Tells a customer who waited that an hour is kept for them. */
export async function avisarOferta(db: Db, idCita: string): Promise<void> {
  const carta = await readCarta(db, idCita);
  const { idUsuario, notario: con } = carta;
  const tipo = 'citaOfrecida';
  const variables = { cuando: cuandoDe(carta), con, lugar: dondeDe(carta) };
  await notificar(db, { idUsuario, tipo, variables, enlace: enlaceDe(carta, 'cliente', 'citaConfirmada') });
}

/** Tells a customer who waits for an earlier hour than theirs that one is kept for them. */
export async function avisarMasTemprana(db: Db, idCita: string): Promise<void> {
  const carta = await readCarta(db, idCita);
  const { idUsuario, notario: con } = carta;
  const nueva = comoSePropone(carta);
  const variables = { cuando: cuandoDe(nueva), antes: cuandoDe(carta), con, lugar: dondeDe(nueva) };
  const enlace = enlaceDe(carta, 'cliente', 'citaConfirmada');
  await notificar(db, { idUsuario, tipo: 'citaMasTemprana', variables, enlace });
}

function archivoDe(carta: CartaRow, cancelada: boolean): Adjunto {
  const { cliente, notario, tramite, empresa, indicaciones, equipo } = carta;
  const titulo = tramite === null ? `Cita: ${juntarConY([cliente, notario])}` : `Firma de ${tramite}`;
  const lineas = [cuandoDe(carta), dondeDe(carta), indicaciones, `Con ${juntarConY([notario, cliente])}`];
  const organizador = { nombre: empresa ?? notario, email: carta.correoEmpresa ?? carta.correoNotario };
  const asistentes = [
    { nombre: cliente, email: carta.correoCliente },
    { nombre: notario, email: carta.correoNotario },
    ...equipo,
  ];
  const texto = escribirInvitacion(
    { ...carta, titulo, donde: dondeDe(carta), descripcion: lineas.filter(Boolean).join('\n'), cancelada },
    organizador,
    asistentes,
  );
  const tipo = `text/calendar; charset=utf-8; method=${cancelada ? 'CANCEL' : 'REQUEST'}`;
  return { nombre: 'cita.ics', tipo, contenido: Buffer.from(texto).toString('base64') };
}

const HORAS_DE_AVISO = [24, 1] as const;

/** When the people of a cita are reminded next: 24 hours before and 1 hour before; null when neither is ahead. */
export function siguienteRecordatorio(inicio: Date, now: Date): Date | null {
  const tiempos = HORAS_DE_AVISO.map((horas) => new Date(inicio.getTime() - horas * HOUR));
  return tiempos.find((tiempo) => tiempo > now) ?? null;
}
