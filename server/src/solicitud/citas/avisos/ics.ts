import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalOrganizer,
} from 'ical-generator';

interface Persona {
  readonly nombre: string;
  readonly email: string;
}

/** One appointment as other people's calendars keep it. */
export interface EntradaDeCalendario {
  readonly idCita: string;
  /** Rises with each change, so that a calendar knows the newer one. */
  readonly secuencia: number;
  readonly inicio: Date;
  readonly fin: Date;
  readonly titulo: string;
  readonly donde: string;
  readonly descripcion: string;
  readonly cancelada: boolean;
  /** Asked for, and not confirmed yet. */
  readonly porConfirmar?: boolean;
  readonly actualizadaEn: Date;
}

const PRODUCTO = { company: 'Fedatario', product: 'Citas', language: 'ES' };

/** The same for ever, in every mail and every subscription: so a calendar changes its entry and never doubles it. */
const uidDe = (idCita: string) => `cita-${idCita}@fedatario`;

/**
 * A message for Google, Outlook and Apple: METHOD REQUEST puts the appointment into the calendar or changes it, CANCEL takes it away.
 * Its times are UTC, which needs no zone of the reader's; the description says the hour of the place in words.
 */
export function escribirInvitacion(
  entrada: EntradaDeCalendario,
  organizador: Persona,
  asistentes: readonly Persona[],
): string {
  const method = entrada.cancelada ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendario = ical({ prodId: PRODUCTO, method });
  const evento = ponerEvento(calendario, entrada);
  evento.organizer({ name: organizador.nombre, email: organizador.email } satisfies ICalOrganizer);
  for (const { nombre: name, email } of asistentes)
    evento.createAttendee({
      name,
      email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  return textoDe(calendario);
}

/** Seconds after which a calendar that is subscribed to should ask again. */
const CADA_HORA = 3600;

/** All appointments of somebody, for a calendar that asks for them again and again: the same appointments are the same bytes. */
export function escribirCalendario(entradas: readonly EntradaDeCalendario[]): string {
  const calendario = ical({ prodId: PRODUCTO, method: ICalCalendarMethod.PUBLISH, name: 'Citas', ttl: CADA_HORA });
  for (const entrada of entradas) ponerEvento(calendario, entrada);
  return textoDe(calendario);
}

/** Every line ends with CRLF, the last one too (RFC 5545, section 3.1), which the library leaves out. */
function textoDe(calendario: ReturnType<typeof ical>): string {
  return `${calendario.toString()}\r\n`;
}

function ponerEvento(calendario: ReturnType<typeof ical>, entrada: EntradaDeCalendario) {
  const { idCita, secuencia, inicio, fin, titulo, donde, descripcion, actualizadaEn } = entrada;
  return calendario.createEvent({
    id: uidDe(idCita),
    sequence: secuencia,
    start: inicio,
    end: fin,
    stamp: actualizadaEn,
    summary: titulo,
    location: donde,
    description: descripcion,
    status: estadoDe(entrada),
  });
}

function estadoDe({ cancelada, porConfirmar = false }: EntradaDeCalendario): ICalEventStatus {
  if (cancelada) return ICalEventStatus.CANCELLED;
  return porConfirmar ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
