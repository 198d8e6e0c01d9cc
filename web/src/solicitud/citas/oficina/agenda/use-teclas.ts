import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useT } from '../../../../i18n/i18n.ts';
import type { Columna } from './columnas.ts';
import { admite, esMovible, type Fantasma, PASO, puestoEn } from './fantasma.ts';
import { type Hacia, haciaDonde } from './flechas.ts';
import { type Horas, type Lugar, mover, piezaEn } from './foco.ts';
import type { Pieza } from './piezas.ts';
import { horaDeMinuto } from './reloj.ts';
import { escribirDia } from './titulo.ts';

interface Opciones {
  readonly tabla: RefObject<HTMLTableElement | null>;
  readonly columnas: readonly Columna[];
  readonly horas: Horas;
  readonly administra: boolean;
  readonly activo: Lugar;
  readonly fantasma: Fantasma | null;
  readonly onFantasma: (fantasma: Fantasma | null) => void;
  readonly onSoltar: (fantasma: Fantasma) => void;
  readonly onHora: (columna: Columna, minuto: number) => void;
}

/** Arrows go from place to place; with Alt they carry an appointment, which Enter leaves there and Escape brings back. */
export function useTeclas(opciones: Opciones) {
  const t = useT();
  const [aviso, setAviso] = useState('');
  const { columnas, activo, fantasma, onFantasma, onSoltar } = opciones;
  const llevar = (hacia: Hacia) => {
    const pieza = piezaEn(columnas, activo);
    if (!pieza) return;
    if (!esMovible(pieza, Date.now())) return setAviso(t('agendaDeCitas.noSeMueve'));
    const next = siguientePuesto(opciones, pieza, hacia);
    onFantasma(next);
    setAviso(t('agendaDeCitas.llevando', dichoDe(columnas, next)));
  };
  const devolver = () => {
    onFantasma(null);
    setAviso(t('agendaDeCitas.devuelta'));
  };
  const conFantasma: Readonly<Record<string, (final: Fantasma) => void>> = { Enter: onSoltar, Escape: devolver };
  const onKeyDown = (event: KeyboardEvent) => {
    const hacia = haciaDonde(event.key);
    const termina = fantasma && conFantasma[event.key];
    if (hacia && event.altKey) llevar(hacia);
    else if (hacia) enfocar(opciones.tabla.current, mover(columnas, opciones.horas, activo, hacia));
    else if (termina) termina(fantasma);
    else if (!abrir(event, opciones)) return;
    event.preventDefault();
  };
  return { onKeyDown, aviso };
}

/** Enter on an empty row gives an appointment there; on a thing of the grid it is the button's own. */
function abrir(event: KeyboardEvent, { columnas, activo, onHora }: Opciones): boolean {
  const columna = columnas[activo.columna];
  if ((event.key !== 'Enter' && event.key !== ' ') || activo.clave !== null || !columna) return false;
  onHora(columna, activo.minuto);
  return true;
}

function siguientePuesto(
  { columnas, horas, administra, fantasma, activo }: Opciones,
  pieza: Pieza,
  hacia: Hacia,
): Fantasma {
  const { cita = null, desde, hasta } = pieza;
  const actual = fantasma?.cita?.idCita === cita?.idCita ? fantasma : null;
  const antes = actual ?? { cita, columna: columnas[activo.columna]?.clave ?? '', desde, hasta };
  if (hacia === 'arriba' || hacia === 'abajo')
    return {
      ...antes,
      ...puestoEn(horas, antes.desde + (hacia === 'abajo' ? PASO : -PASO), antes.hasta - antes.desde),
    };
  const indice = columnas.findIndex(({ clave }) => clave === antes.columna);
  const orden = hacia === 'fin' ? columnas.slice(indice + 1) : columnas.slice(0, indice).reverse();
  const columna = orden.find((una) => cita && admite(cita, una, administra));
  return columna ? { ...antes, columna: columna.clave } : antes;
}

/** The words that a screen reader says of the place of an appointment that is carried. */
function dichoDe(columnas: readonly Columna[], { cita, columna, desde, hasta }: Fantasma) {
  const una = columnas.find(({ clave }) => clave === columna);
  return {
    cliente: cita?.cliente.nombre ?? '',
    horas: `${horaDeMinuto(desde)}–${horaDeMinuto(hasta)}`,
    donde: una?.nombre ?? escribirDia(una?.dia ?? '', { weekday: 'long', day: 'numeric', month: 'long' }),
  };
}

function enfocar(tabla: HTMLElement | null, { columna, minuto, clave }: Lugar): void {
  const selector = clave === null ? `[data-celda="${columna}|${minuto}"]` : `[data-pieza="${CSS.escape(clave)}"]`;
  tabla?.querySelector<HTMLElement>(selector)?.focus();
}
