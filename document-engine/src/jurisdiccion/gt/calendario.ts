import { type Dia, diaDeSemana, partsOf, sumarDias } from '../../calendario/dia.ts';

export type Feriado = { dia: Dia; nombre: string };

/**
 * Options an office may change: holidays of its town as `MM-DD` (by default 15 August, of Guatemala City), whether
 * Decreto 19-2018 moves 30 June to Monday, and days added or taken away by a published calendar. `mediosHabiles`: 24 and 31 December, free
 * from noon, are worked; by default they are holidays. Each use takes the reading that is safe for it: a duty of a notary may not fall later
 * than the law allows, a delivery may not be promised sooner than it can be made.
 */
export type OpcionesCalendario = {
  locales?: readonly string[];
  traslado?: boolean;
  agregados?: readonly Dia[];
  quitados?: readonly Dia[];
  mediosHabiles?: boolean;
};

const FIJOS: readonly [string, string][] = [
  ['01-01', 'Año Nuevo'],
  ['05-01', 'Día del Trabajo'],
  ['09-15', 'Día de la Independencia'],
  ['10-20', 'Día de la Revolución'],
  ['11-01', 'Día de Todos los Santos'],
  ['12-25', 'Navidad'],
];
/** Free from noon (Código de Trabajo, art. 127). */
const MEDIOS: readonly [string, string][] = [
  ['12-24', 'Nochebuena'],
  ['12-31', 'Fin de Año'],
];
/**
 * Decreto 19-2018 named 1 May and 20 October too: the Corte de Constitucionalidad struck those words out (expediente
 * 5536-2018, sentencia of 17 March 2020, without effect from 18 April 2020).
 */
const TRASLADABLES: readonly [string, string][] = [['06-30', 'Día del Ejército']];
const DIAS_MAXIMOS = 10_000;

/** Easter Sunday of a year of the Gregorian calendar (anonymous computus). */
export function pascua(anio: number): Dia {
  const a = anio % 19;
  const b = Math.floor(anio / 100);
  const c = anio % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${anio}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`;
}

/**
 * Holidays of a year, by date; 24 and 31 December among them unless the options say that they are worked.
 * Source: Código de Trabajo art. 127, Decreto 19-2018; domain-gt 2.10.
 */
export function feriados(anio: number, opciones: OpcionesCalendario = {}): Feriado[] {
  const { locales = ['08-15'], traslado = true, agregados = [], quitados = [] } = opciones;
  const fijos = opciones.mediosHabiles ? FIJOS : [...FIJOS, ...MEDIOS];
  const domingo = pascua(anio);
  const list = [
    ...fijos.map(([mesDia, nombre]) => ({ dia: `${anio}-${mesDia}`, nombre })),
    ...TRASLADABLES.map(([mesDia, nombre]) => ({
      dia: traslado ? mover(`${anio}-${mesDia}`) : `${anio}-${mesDia}`,
      nombre,
    })),
    { dia: sumarDias(domingo, -3), nombre: 'Jueves Santo' },
    { dia: sumarDias(domingo, -2), nombre: 'Viernes Santo' },
    { dia: sumarDias(domingo, -1), nombre: 'Sábado de Gloria' },
    ...locales.map((mesDia) => ({ dia: `${anio}-${mesDia}`, nombre: 'Feriado local' })),
    ...agregados.filter((dia) => partsOf(dia)[0] === anio).map((dia) => ({ dia, nombre: 'Asueto' })),
  ];
  return list.filter(({ dia }) => !quitados.includes(dia)).sort((a, b) => (a.dia < b.dia ? -1 : 1));
}

/** Whether offices work that day: not Saturday, Sunday or a holiday. */
export function esHabil(dia: Dia, opciones: OpcionesCalendario = {}): boolean {
  const weekday = diaDeSemana(dia);
  if (weekday === 0 || weekday === 6) return false;
  return !feriados(partsOf(dia)[0], opciones).some((feriado) => feriado.dia === dia);
}

/**
 * The day on which so many working days have passed, the first one being the day after `desde`.
 * `dias` is a whole number from 0 to 10,000; anything else throws RangeError. Source: domain-gt 2.10.
 */
export function sumarHabiles(desde: Dia, dias: number, opciones: OpcionesCalendario = {}): Dia {
  if (!Number.isInteger(dias) || dias < 0 || dias > DIAS_MAXIMOS) throw new RangeError(`Días hábiles: ${dias}`);
  let dia = desde;
  for (let left = dias; left > 0; ) {
    dia = sumarDias(dia, 1);
    if (esHabil(dia, opciones)) left--;
  }
  return dia;
}

/** Tuesday and Wednesday go to the Monday before; Thursday to Sunday, to the Monday after. */
function mover(dia: Dia): Dia {
  const weekday = diaDeSemana(dia);
  if (weekday === 2 || weekday === 3) return sumarDias(dia, 1 - weekday);
  return sumarDias(dia, (8 - weekday) % 7);
}
