import { DAY, HOUR, MINUTE } from '@fedatario/contract/base';
import { type Calendario, type ModalidadDeCita, puedeEjercer } from '@fedatario/contract/casa';
import { type ClaseDeCita, type HorasLibres, minutosDeCita, type ReglasDeCitas } from '@fedatario/contract/solicitud';
import { jurisdiccion } from '@fedatario/document-engine';
import { calendarioActual, horasEspeciales } from '../../../casa/calendario/calendario.ts';
import type { Db } from '../../../db/db.ts';
import { leerReglas } from '../reglas/reglas.ts';
import { type HorarioDePersona, iniciosLibres, type Medida, type Turno, turnosDe, unidos } from './horas.ts';
import { type AgendaRow, listAgendas, listOcupado, listSalasOcupadas, listSedes, type SedeRow } from './queries.ts';

export interface Consulta extends Turno {
  readonly clase: ClaseDeCita;
  readonly modalidad: ModalidadDeCita;
  /** One notary; any that is suitable, if left out. */
  readonly idNotario?: string | undefined;
  /** Further members of the office who must be free at the same time. */
  readonly con?: readonly string[] | undefined;
  /** One office; the first, if left out. */
  readonly idSede?: string | undefined;
  /** The cita that is moved, whose own time counts as free. */
  readonly salvo?: string | undefined;
  /** The office is not bound by the notice that customers must give. */
  readonly deOficina: boolean;
  /** The hours that would be offered if nothing were taken. */
  readonly ignoraOcupado?: boolean;
  readonly now: Date;
}

/** Free times of a stretch, each with the notary who has the fewest appointments in it. */
export async function horasLibres(db: Db, consulta: Consulta): Promise<HorasLibres> {
  const { clase, modalidad } = consulta;
  const reglas = await leerReglas(db);
  const sedes = modalidad === 'presencial' ? await listSedes(db) : [];
  const sede = sedes.find(({ idSede }) => consulta.idSede === undefined || idSede === consulta.idSede);
  const zona = sede?.zonaHoraria ?? jurisdiccion.zonaHoraria;
  const dichas = sedes.map(({ idSede, nombre, direccion }) => ({ idSede, nombre, direccion }));
  const agendas = await suitable(db, consulta);
  const minutos = minutosDeCita(reglas, { clase, modalidad }, agendas[0]?.minutosCita ?? reglas.minutosFirma);
  const limites = limitesDe(consulta, reglas);
  const vacia = { zona, minutos, horas: [], sedes: dichas };
  if ((modalidad === 'presencial' && !sede) || limites.inicio >= limites.fin) return vacia;
  const ventana = ventanaDe(limites, consulta);
  const libre = consulta.ignoraOcupado === true;
  const { con = [] } = consulta;
  const personas = [...agendas.map(({ idUsuario }) => idUsuario), ...con];
  const jornadas = con.length > 0 ? await listAgendas(db, con) : [];
  const ocupado = agrupar(libre ? [] : await listOcupado(db, personas, ventana), 'idPersona');
  const salas = sede && !libre ? await salasDe(db, sede, ventana) : null;
  const calendario = await calendarioActual(db);
  const horas = reunir(agendas, ocupado, salas, { consulta, reglas, limites, zona, calendario, jornadas });
  return { zona, minutos, horas, sedes: dichas };
}

/** Notaries who attend in this way; whether they may practise is asked of each day. */
async function suitable(db: Db, { modalidad, clase, idNotario, con = [] }: Consulta): Promise<AgendaRow[]> {
  const rows = (await listAgendas(db, idNotario)).filter(({ idUsuario }) => !con.includes(idUsuario));
  return rows.filter(({ modalidades }) => clase === 'firma' || modalidades.includes(modalidad));
}

/** Days that the office gives for each one that customers may choose. */
export const DIAS_DE_OFICINA = 2;

/** Between the notice that a customer must give and the farthest day; the office gives any time ahead. */
function limitesDe({ inicio, fin, deOficina, now }: Consulta, reglas: ReglasDeCitas): Turno {
  const desde = now.getTime() + (deOficina ? 0 : reglas.anticipacionHoras * HOUR);
  const hasta = now.getTime() + (deOficina ? DIAS_DE_OFICINA : 1) * reglas.diasMaximos * DAY;
  return { inicio: Math.max(inicio, desde), fin: Math.min(fin, hasta) };
}

/** The window of everything that may touch an appointment within the limits: margins and lengths stay below a day. */
function ventanaDe({ inicio, fin }: Turno, { now, salvo }: Consulta) {
  return { desde: new Date(inicio - DAY), hasta: new Date(fin + DAY), now, salvo };
}

type Ocupado = ReadonlyMap<string | number, readonly Turno[]>;

function agrupar<K extends string, R extends Turno & Record<K, string | number>>(
  rows: readonly R[],
  clave: K,
): Ocupado {
  const grupos = new Map<string | number, Turno[]>();
  for (const row of rows) {
    const known = grupos.get(row[clave]);
    if (known) known.push(row);
    else grupos.set(row[clave], [row]);
  }
  return grupos;
}

/** The taken stretches of each room; a room that nothing takes is an empty list. */
async function salasDe(db: Db, { idSede, salas }: SedeRow, ventana: ReturnType<typeof ventanaDe>) {
  const ocupadas = agrupar(await listSalasOcupadas(db, idSede, ventana), 'sala');
  return salas.map((_, i) => unidos(ocupadas.get(i) ?? []));
}

interface Entorno {
  readonly consulta: Consulta;
  readonly reglas: ReglasDeCitas;
  readonly limites: Turno;
  readonly zona: string;
  readonly calendario: Calendario;
  /** The hours of those who come along and have some; whoever has none may come at any. */
  readonly jornadas: readonly AgendaRow[];
}

interface Reunida {
  readonly inicio: string;
  readonly fin: string;
  readonly idNotario: string;
  readonly libres: number;
}

/** The free times of all, in order, the fewest appointments first at each. */
function reunir(
  agendas: readonly AgendaRow[],
  ocupado: Ocupado,
  salas: readonly (readonly Turno[])[] | null,
  entorno: Entorno,
): Reunida[] {
  const { consulta, reglas, limites, zona } = entorno;
  const especiales = horasEspeciales(entorno.calendario);
  const delEquipo = (consulta.con ?? []).flatMap((uno) => ocupado.get(uno) ?? []);
  const turnosDelEquipo = entorno.jornadas.map((una) =>
    turnosDe({ ...horarioDe(una), zona, especiales, puede: () => true }, limites),
  );
  const mejores = new Map<number, { idNotario: string; minutos: number; citas: number; libres: number }>();
  const puestos = agendas.map((agenda) => ({ agenda, suyas: ocupado.get(agenda.idUsuario) ?? [] }));
  for (const { agenda, suyas } of puestos.toSorted((a, b) => a.suyas.length - b.suyas.length)) {
    const medida = medidaDe(reglas, consulta, agenda);
    const puede = (dia: string) => puedeEjercer(agenda, dia);
    const turnos = turnosDe({ ...horarioDe(agenda), zona, especiales, puede }, limites);
    for (const inicio of iniciosLibres(turnos, unidos([...suyas, ...delEquipo]), medida, limites)) {
      const tramo = { inicio, fin: inicio + medida.minutos * MINUTE };
      if (!turnosDelEquipo.every((unos) => unos.some((uno) => contiene(uno, tramo)))) continue;
      const mejor = mejores.get(inicio);
      if (mejor) mejor.libres += 1;
      else
        mejores.set(inicio, { idNotario: agenda.idUsuario, minutos: medida.minutos, citas: suyas.length, libres: 1 });
    }
  }
  const medida = { antes: reglas.holguraAntes, despues: reglas.holguraDespues };
  return [...mejores]
    .filter(([inicio, { minutos }]) => !salas || salas.some((sala) => cabe(sala, inicio, minutos, medida)))
    .sort(([a], [b]) => a - b)
    .map(([inicio, { idNotario, minutos, libres }]) => ({
      inicio: new Date(inicio).toISOString(),
      fin: new Date(inicio + minutos * MINUTE).toISOString(),
      idNotario,
      libres,
    }));
}

const contiene = (turno: Turno, { inicio, fin }: Turno) => turno.inicio <= inicio && fin <= turno.fin;

export function medidaDe(
  reglas: ReglasDeCitas,
  { clase, modalidad }: Pick<Consulta, 'clase' | 'modalidad'>,
  agenda: AgendaRow,
): Medida {
  const { paso, holguraAntes: antes, holguraDespues: despues } = reglas;
  return { minutos: minutosDeCita(reglas, { clase, modalidad }, agenda.minutosCita), paso, antes, despues };
}

export function horarioDe({ horario, excepciones }: AgendaRow): HorarioDePersona {
  return { horario, excepciones } as unknown as HorarioDePersona;
}

function cabe(
  sala: readonly Turno[],
  inicio: number,
  minutos: number,
  { antes, despues }: Omit<Medida, 'minutos' | 'paso'>,
) {
  const desde = inicio - antes * MINUTE;
  const hasta = inicio + (minutos + despues) * MINUTE;
  return !sala.some((ocupada) => ocupada.inicio < hasta && desde < ocupada.fin);
}
