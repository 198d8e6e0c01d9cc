import { DAY } from '@fedatario/contract/base';
import { type ModalidadDeCita, puedeEjercer } from '@fedatario/contract/casa';
import { type Agenda, CITAS_POR_AGENDA, DIAS_DE_AGENDA, type ReglasDeCitas } from '@fedatario/contract/solicitud';
import { type Dia, jurisdiccion } from '@fedatario/document-engine';
import { calendarioActual, diasEspeciales, horasEspeciales } from '../../../casa/calendario/calendario.ts';
import { soloDe } from '../../../casa/clientela/clientela.ts';
import type { Db } from '../../../db/db.ts';
import { invalidField } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { listFallidos } from '../ajenos/queries.ts';
import { listMiembros } from '../equipo/queries.ts';
import { horarioDe } from '../horas/consulta.ts';
import { type Turno, turnosDe } from '../horas/horas.ts';
import { type AgendaRow, listAgendas, listSedes } from '../horas/queries.ts';
import { diaSiguiente, instanteEn } from '../horas/zona.ts';
import { listBloqueos } from '../ocupaciones/queries.ts';
import { toBloqueo, toCita } from '../paso/lectura.ts';
import { leerReglas } from '../reglas/reglas.ts';
import { listDeAgenda, listOcupadoAjeno, type Ventana } from './queries.ts';

interface Pregunta {
  readonly desde: Dia;
  readonly hasta: Dia;
  readonly idNotario?: string | undefined;
  readonly idSede?: string | undefined;
}

/** Days of a window whose hours are drawn. */
const DIAS_POR_HORAS = 14;

/** The calendar of some days, on the clock of an office: as many statements however much it shows. A notary sees their own. */
export async function leerAgenda(
  request: Context<'all'>,
  { desde, hasta, idNotario, idSede }: Pregunta,
): Promise<Agenda> {
  const { db, actor, now } = request;
  const dias = (Date.parse(hasta) - Date.parse(desde)) / DAY + 1;
  if (dias < 1 || dias > DIAS_DE_AGENDA) throw invalidField('hasta', 'ventanaDeCitas', { dias: DIAS_DE_AGENDA });
  const sedes = await listSedes(db);
  const sede = sedes.find((una) => una.idSede === idSede) ?? sedes[0];
  const zona = sede?.zonaHoraria ?? jurisdiccion.zonaHoraria;
  const turno = { inicio: instanteEn(zona, desde, '00:00'), fin: instanteEn(zona, diaSiguiente(hasta), '00:00') };
  const suyo = soloDe(actor) ?? idNotario;
  const ventana = { desde: new Date(turno.inicio), hasta: new Date(turno.fin), idNotario: suyo };
  const reglas = await leerReglas(db);
  const rows = await listDeAgenda(db, actor, ventana, now);
  const agendas = await listAgendas(db, soloDe(actor) ?? undefined);
  const calendario = await calendarioActual(db);
  const vistas = agendas.filter(({ idUsuario }) => suyo === undefined || idUsuario === suyo);
  return {
    zona,
    propia: soloDe(actor) !== null,
    citas: rows.slice(0, CITAS_POR_AGENDA).map((row) => toCita(row, request, reglas)),
    incompleta: rows.length > CITAS_POR_AGENDA,
    notarios: agendas.map(toNotario),
    miembros: await listMiembros(db),
    sedes: sedes.map(({ idSede: id, nombre, zonaHoraria, salas }) => ({
      idSede: id,
      nombre,
      zona: zonaHoraria,
      salas,
    })),
    largos: largosDe(reglas),
    jornadas: dias > DIAS_POR_HORAS ? [] : jornadasDe(vistas, turno, zona, horasEspeciales(calendario)),
    dias: diasEspeciales(calendario, desde, hasta),
    ...(await leerFondo(db, ventana)),
  };
}

const toNotario = ({ idUsuario, nombreCompleto: nombre, minutosCita, modalidades }: AgendaRow) => ({
  idUsuario,
  nombre,
  minutosCita,
  modalidades: modalidades as ModalidadDeCita[],
});

const largosDe = ({ minutosFirma, minutosAsesoria, minutosVideollamada, minutosTelefono }: ReglasDeCitas) => ({
  minutosFirma,
  minutosAsesoria,
  minutosVideollamada,
  minutosTelefono,
});

/** Blocked hours, and the busy ones of private calendars with those that could not be read. */
async function leerFondo(db: Db, ventana: Ventana): Promise<Pick<Agenda, 'bloqueos' | 'ocupado' | 'sinLeer'>> {
  const { desde, hasta, idNotario = null } = ventana;
  const bloqueos = await listBloqueos(db, desde, hasta, idNotario);
  const ocupado = await listOcupadoAjeno(db, ventana);
  const fallidos = await listFallidos(db, idNotario);
  return {
    bloqueos: bloqueos.map(toBloqueo),
    ocupado: ocupado.map(({ idNotario: de, inicio, fin }) => ({
      idNotario: de,
      inicio: inicio.toISOString(),
      fin: fin.toISOString(),
    })),
    sinLeer: fallidos.map(({ idUsuario, nombreCompleto: nombre, leidoEn }) => ({
      notario: { idUsuario, nombre },
      leidoEn: leidoEn?.toISOString() ?? null,
    })),
  };
}

/** The hours that each notary attends; none of one who may not practise on that day. */
function jornadasDe(
  agendas: readonly AgendaRow[],
  turno: Turno,
  zona: string,
  especiales: ReturnType<typeof horasEspeciales>,
): Agenda['jornadas'] {
  return agendas.flatMap((agenda) => {
    const puede = (dia: Dia) => puedeEjercer(agenda, dia);
    // The end of the window is the midnight of a day that it does not show.
    const turnos = turnosDe({ ...horarioDe(agenda), zona, especiales, puede }, { ...turno, fin: turno.fin - 1 });
    return turnos.map(({ inicio, fin }) => ({
      idNotario: agenda.idUsuario,
      inicio: new Date(inicio).toISOString(),
      fin: new Date(fin).toISOString(),
    }));
  });
}
