import type { ModalidadDeCita } from '@fedatario/contract/casa';
import type { Agenda } from '@fedatario/contract/solicitud';
import type { Dia } from '@fedatario/document-engine';
import { esDe, type Pieza, piezasDeNotario } from './piezas.ts';
import { type Tramo, tramosDe } from './reloj.ts';

/** A column of the grid: a notary, a room, or a day. */
export interface Columna {
  readonly clave: string;
  readonly dia: Dia;
  /** Set in a column of one notary. */
  readonly idNotario?: string | undefined;
  /** The ways in which that notary attends. */
  readonly modalidades?: readonly ModalidadDeCita[] | undefined;
  /** Set in a column of one room, by its place; null: what is done in none. */
  readonly sala?: number | null | undefined;
  readonly idSede?: string | undefined;
  /** Name of the notary or the room; undefined of a day. */
  readonly nombre?: string | undefined;
  readonly piezas: readonly Pieza[];
  /** Hours that are attended. */
  readonly jornada: readonly Tramo[];
}

export interface Eleccion {
  readonly dias: readonly Dia[];
  readonly por: 'notario' | 'sala';
  readonly idNotario: string | undefined;
  readonly idSede: string | undefined;
}

/** The columns of a day by notary or by room, or one for each day of several. Text of the column without a room: `sinSala`. */
export function columnasDe(agenda: Agenda, piezas: readonly Pieza[], eleccion: Eleccion, sinSala: string): Columna[] {
  const { dias, por, idNotario } = eleccion;
  const [dia = ''] = dias;
  // By room, a cita is drawn once, whoever attends it.
  const suyas = piezas.filter((pieza) => idNotario === undefined || esDe(pieza, idNotario));
  const jornadas = agenda.jornadas
    .filter((una) => idNotario === undefined || una.idNotario === idNotario)
    .flatMap((una) => tramosDe(una.inicio, una.fin, agenda.zona).map((tramo) => ({ ...tramo, de: una.idNotario })));
  if (dias.length > 1)
    return dias.map((uno) => ({
      clave: uno,
      dia: uno,
      idNotario,
      piezas: suyas.filter((pieza) => pieza.dia === uno && (pieza.clase !== 'ajeno' || idNotario !== undefined)),
      jornada: jornadas.filter((tramo) => tramo.dia === uno),
    }));
  const deHoy = suyas.filter((pieza) => pieza.dia === dia);
  const jornada = jornadas.filter((tramo) => tramo.dia === dia);
  return por === 'sala'
    ? porSala(agenda, deHoy, { ...eleccion, dia, sinSala, jornada })
    : porNotario(agenda, deHoy, { ...eleccion, dia, jornada });
}

interface DeUnDia extends Eleccion {
  readonly dia: Dia;
  readonly jornada: readonly (Tramo & { readonly de: string })[];
}

/** Those who attend on that day or have something on it; all, on a day when nobody does. */
function porNotario({ notarios }: Agenda, piezas: readonly Pieza[], { dia, jornada, idNotario }: DeUnDia): Columna[] {
  const columnas = notarios
    .filter(({ idUsuario }) => idNotario === undefined || idUsuario === idNotario)
    .map(({ idUsuario, nombre, modalidades }) => ({
      clave: idUsuario,
      dia,
      nombre,
      modalidades,
      idNotario: idUsuario,
      piezas: piezasDeNotario(piezas, idUsuario),
      jornada: jornada.filter(({ de }) => de === idUsuario),
    }));
  const activas = columnas.filter((una) => una.piezas.length > 0 || una.jornada.length > 0);
  return activas.length > 0 ? activas : columnas;
}

function porSala(
  { sedes }: Agenda,
  piezas: readonly Pieza[],
  { dia, jornada, idSede, sinSala }: DeUnDia & { readonly sinSala: string },
): Columna[] {
  const citas = piezas.filter(({ clase }) => clase === 'cita' || clase === 'propuesta');
  const sede = sedes.find((una) => una.idSede === idSede) ?? sedes[0];
  const salas = (sede?.salas ?? []).map((nombre, sala) => ({
    clave: `sala-${sala}`,
    dia,
    nombre,
    sala,
    idSede: sede?.idSede,
    piezas: citas.filter(({ lugar }) => lugar?.idSede === sede?.idSede && lugar?.sala === nombre),
    jornada,
  }));
  const sueltas = citas.filter(({ lugar }) => lugar === null);
  return [...salas, { clave: 'sin-sala', dia, nombre: sinSala, sala: null, piezas: sueltas, jornada }];
}

/** Minutes of a row of the grid. */
export const FILA = 30;
const DESDE = 8 * 60;
const HASTA = 17 * 60;

/** The hours that the grid shows: those that somebody attends, and all that is drawn; whole hours. */
export function horasDe(columnas: readonly Columna[]): { desde: number; hasta: number } {
  const tramos = columnas.flatMap(({ piezas, jornada }) => [
    ...jornada,
    ...piezas.filter(({ clase }) => clase === 'cita' || clase === 'propuesta'),
  ]);
  const desde = Math.min(...(tramos.length > 0 ? tramos.map((tramo) => tramo.desde) : [DESDE]));
  const hasta = Math.max(...(tramos.length > 0 ? tramos.map((tramo) => tramo.hasta) : [HASTA]));
  return {
    desde: Math.max(0, Math.floor(Math.min(desde, DESDE) / 60) * 60),
    hasta: Math.min(24 * 60, Math.ceil(Math.max(hasta, HASTA) / 60) * 60),
  };
}
