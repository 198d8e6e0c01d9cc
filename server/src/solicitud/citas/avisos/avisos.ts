import { type AccionCita, type AgenteCita, cuandoDeCita, HOUR } from '@fedatario/contract';
import { notificar, notificarRoles } from '../../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../../db/db.ts';
import type { Adjunto } from '../../../services/mail/mail.ts';
import { escribirInvitacion } from './ics.ts';
import { type CartaRow, readCarta, readNotario } from './queries.ts';

type Tipo = 'citaPropuesta' | 'citaConfirmada' | 'citaMovida' | 'citaCancelada' | 'citaRecordatorio';

export interface Ocurrido {
  readonly idCita: string;
  readonly accion: AccionCita;
  readonly como: AgenteCita;
  readonly motivo: string | null;
  /** The state before. */
  readonly de: string;
  /** The state now. */
  readonly a: string;
  /** The notary who attended it before, and its hours; null while the same one does. */
  readonly deja: { readonly idNotario: string; readonly inicio: Date; readonly fin: Date } | null;
}

const MEDIOS: Readonly<Record<string, string>> = { videollamada: 'Videollamada', telefono: 'Llamada telefónica' };
const SIN_MOTIVO = 'No se dijo el motivo.';

/** Tells both sides of a step of a cita, in its transaction, from the row as the step left it. */
export async function avisarCita(db: Db, ocurrido: Ocurrido): Promise<void> {
  const { idCita, accion, como, motivo, de, a, deja } = ocurrido;
  if (a === 'reclamada') return avisarReclamo(db, ocurrido);
  if (de === 'reclamada') return avisarDecision(db, ocurrido);
  const tipo = tipoDe(accion, como);
  if (!tipo) return;
  const carta = await readCarta(db, idCita);
  const propuesta = accion === 'proponer';
  // Only a calendar that was told of the appointment is told that it is over.
  const conArchivo = !propuesta && (tipo !== 'citaCancelada' || de === 'confirmada') && tipo !== 'citaPropuesta';
  const cancelada = tipo === 'citaCancelada';
  const adjuntos = conArchivo ? [archivoDe(carta, cancelada)] : [];
  for (const lado of destinatariosDe(tipo, como)) await decirA(db, { tipo, carta, lado, propuesta, motivo, adjuntos });
  if (deja) await despedir(db, carta, deja, de === 'confirmada');
}

/** The notary who does not attend it any more hears who does, and their calendar forgets it. */
async function despedir(
  db: Db,
  carta: CartaRow,
  { idNotario, inicio, fin }: NonNullable<Ocurrido['deja']>,
  conArchivo: boolean,
): Promise<void> {
  const { notario, correoNotario } = await readNotario(db, idNotario);
  const dejada = { ...carta, idNotario, notario, correoNotario, inicio, fin };
  const adjuntos = conArchivo ? [archivoDe(dejada, true)] : [];
  const motivo = `Desde ahora la atiende ${carta.notario}.`;
  await decirA(db, { tipo: 'citaCancelada', carta: dejada, lado: 'notario', propuesta: false, motivo, adjuntos });
}

function tipoDe(accion: AccionCita, como: AgenteCita): Tipo | null {
  if (accion === 'solicitar') return como === 'cliente' ? 'citaPropuesta' : null;
  if (accion === 'proponer') return 'citaPropuesta';
  if (accion === 'confirmar') return 'citaConfirmada';
  if (accion === 'mover' || accion === 'aceptarCambio') return 'citaMovida';
  return accion === 'cancelar' || accion === 'rechazar' ? 'citaCancelada' : null;
}

/** Tells the notary and the administration that a customer says that nobody came. */
async function avisarReclamo(db: Db, { idCita, motivo }: Ocurrido): Promise<void> {
  const carta = await readCarta(db, idCita);
  const { cliente, notario, idNotario } = carta;
  const variables = { cuando: cuandoDe(carta, false), cliente, notario, motivo: motivo ?? SIN_MOTIVO };
  const aviso = { tipo: 'citaReclamada', variables, enlace: '/admin/planes/citas-pendientes' } as const;
  await notificar(db, { ...aviso, idUsuario: idNotario });
  await notificarRoles(db, ['admin'], aviso);
}

const RESPUESTAS: Readonly<Record<string, string>> = {
  noAsistioNotario: 'Tiene razón: si la pagó con su plan, la recupera.',
  realizada: 'Según la oficina, la cita se hizo.',
  noAsistioCliente: 'Según la oficina, el notario estuvo y usted no llegó.',
};

async function avisarDecision(db: Db, { idCita, motivo, a }: Ocurrido): Promise<void> {
  const carta = await readCarta(db, idCita);
  const variables = { cuando: cuandoDe(carta, false), respuesta: RESPUESTAS[a] ?? '', motivo: motivo ?? SIN_MOTIVO };
  const tipo = 'citaReclamoDecidido';
  await notificar(db, { idUsuario: carta.idUsuario, tipo, variables, enlace: enlaceDe(carta, 'cliente', tipo) });
}

type Lado = 'cliente' | 'notario';

/** A proposal goes to the other side; everything that holds from now on, to both, since both keep it in their calendars. */
function destinatariosDe(tipo: Tipo, como: AgenteCita): readonly Lado[] {
  if (tipo === 'citaPropuesta') return como === 'cliente' ? ['notario'] : ['cliente'];
  return ['cliente', 'notario'];
}

interface Dicho {
  readonly tipo: Tipo;
  readonly carta: CartaRow;
  readonly lado: Lado;
  readonly propuesta: boolean;
  readonly motivo: string | null;
  readonly adjuntos: readonly Adjunto[];
}

async function decirA(db: Db, { tipo, carta, lado, propuesta, motivo, adjuntos }: Dicho): Promise<void> {
  const { idUsuario, idNotario } = carta;
  const cuando = cuandoDe(carta, propuesta);
  const con = lado === 'cliente' ? carta.notario : carta.cliente;
  const comun = {
    idUsuario: lado === 'cliente' ? idUsuario : idNotario,
    enlace: enlaceDe(carta, lado, tipo),
    adjuntos,
  };
  if (tipo === 'citaCancelada')
    return notificar(db, { ...comun, tipo, variables: { cuando, con, motivo: motivo ?? SIN_MOTIVO } });
  if (tipo === 'citaRecordatorio') return;
  return notificar(db, { ...comun, tipo, variables: { cuando, con, lugar: dondeDe(carta) } });
}

/** Reminds both sides of a cita that is still ahead; the time left is what it is when this is sent. */
export async function recordarCita(db: Db, idCita: string, now: Date): Promise<void> {
  const carta = await readCarta(db, idCita);
  const horas = Math.max(1, Math.round((carta.inicio.getTime() - now.getTime()) / HOUR));
  const falta = horas === 1 ? '1 hora' : `${horas} horas`;
  const tipo = 'citaRecordatorio';
  for (const lado of ['cliente', 'notario'] as const) {
    const con = lado === 'cliente' ? carta.notario : carta.cliente;
    const variables = { cuando: cuandoDe(carta, false), lugar: dondeDe(carta), con, falta };
    const idUsuario = lado === 'cliente' ? carta.idUsuario : carta.idNotario;
    await notificar(db, { idUsuario, tipo, variables, enlace: enlaceDe(carta, lado, tipo) });
  }
}

/** Tells a customer who waited that an hour is kept for them. */
export async function avisarOferta(db: Db, idCita: string): Promise<void> {
  const carta = await readCarta(db, idCita);
  const { idUsuario, notario: con } = carta;
  const tipo = 'citaOfrecida';
  const variables = { cuando: cuandoDe(carta, false), con, lugar: dondeDe(carta) };
  await notificar(db, { idUsuario, tipo, variables, enlace: enlaceDe(carta, 'cliente', 'citaConfirmada') });
}

function cuandoDe({ inicio, fin, zona, propuestaInicio, propuestaFin }: CartaRow, propuesta: boolean): string {
  const [desde, hasta] = propuesta && propuestaInicio && propuestaFin ? [propuestaInicio, propuestaFin] : [inicio, fin];
  return cuandoDeCita({ inicio: desde.toISOString(), fin: hasta.toISOString(), zona }, 'es');
}

/** The room, or the way in which people meet who come to none. */
export function dondeDe({
  modalidad,
  sede,
  sala,
  salas,
  direccion,
}: Pick<CartaRow, 'modalidad' | 'sede' | 'sala' | 'salas' | 'direccion'>): string {
  if (sede === null) return MEDIOS[modalidad] ?? modalidad;
  return [sede, sala === null ? undefined : salas?.[sala], direccion].filter(Boolean).join(', ');
}

function enlaceDe({ idSolicitud }: CartaRow, lado: Lado, tipo: Tipo | 'citaReclamoDecidido'): string {
  if (lado === 'cliente') return idSolicitud === null ? '/mis-planes/citas' : `/tramites/${idSolicitud}/detalle#cita`;
  if (tipo === 'citaPropuesta') return '/admin/planes/citas-pendientes';
  return idSolicitud === null ? '/admin/planes/citas' : `/admin/tramites-en-proceso/detalle/${idSolicitud}`;
}

function archivoDe(carta: CartaRow, cancelada: boolean): Adjunto {
  const { cliente, notario, tramite, empresa, indicaciones } = carta;
  const titulo = tramite === null ? `Cita: ${cliente} y ${notario}` : `Firma de ${tramite}`;
  const lineas = [cuandoDe(carta, false), dondeDe(carta), indicaciones, `Con ${notario} y ${cliente}`];
  const organizador = { nombre: empresa ?? notario, email: carta.correoEmpresa ?? carta.correoNotario };
  const asistentes = [
    { nombre: cliente, email: carta.correoCliente },
    { nombre: notario, email: carta.correoNotario },
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
