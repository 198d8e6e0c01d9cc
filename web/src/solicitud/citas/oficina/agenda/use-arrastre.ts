import { type PointerEvent, useRef } from 'react';
import { type Columna, FILA } from './columnas.ts';
import { admite, entre, esMovible, type Fantasma, puestoEn } from './fantasma.ts';
import type { Horas } from './foco.ts';
import type { Pieza } from './piezas.ts';

/** Pixels that a pointer moves before a click becomes a drag. */
const UMBRAL = 5;

interface Opciones {
  readonly columnas: readonly Columna[];
  readonly horas: Horas;
  readonly administra: boolean;
  readonly alMover: (fantasma: Fantasma | null) => void;
  readonly alSoltar: (fantasma: Fantasma) => void;
}

interface Punto {
  readonly columna: number;
  readonly minuto: number;
}

/**
 * Dragging with a mouse or a pen: an appointment to another time, or over an empty stretch to mark it. A finger scrolls; on a touch screen one
 * moves by the action of the appointment. Escape, or leaving the window, gives it up.
 */
export function useArrastre(opciones: Opciones) {
  const latest = useRef(opciones);
  latest.current = opciones;
  return (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return;
    const tabla = event.currentTarget;
    const desde = puntoDe(tabla, event, latest.current.horas);
    const destino = desde && destinoDe(event.target, desde, latest);
    if (destino) seguir(tabla, event, destino, latest);
  };
}

type Latest = { readonly current: Opciones };
type Destino = (punto: Punto, antes: Fantasma | null) => Fantasma | null;

/** The function that says where a gesture leads, by the thing it begins on; undefined where nothing is dragged. */
function destinoDe(target: Element, inicio: Punto, latest: Latest): Destino | undefined {
  const { columnas } = latest.current;
  const clave = target.closest<HTMLElement>('[data-pieza]')?.dataset.pieza;
  if (clave === undefined) return target.closest('[data-celda]') ? marcar(inicio, latest) : undefined;
  const pieza = columnas[inicio.columna]?.piezas.find((una) => una.clave === clave);
  return pieza && esMovible(pieza, Date.now()) ? llevar(pieza, inicio, latest) : undefined;
}

function marcar(inicio: Punto, latest: Latest): Destino {
  const columna = latest.current.columnas[inicio.columna]?.clave ?? '';
  return ({ minuto }) => ({ cita: null, columna, ...entre(latest.current.horas, inicio.minuto, minuto) });
}

function llevar({ cita, desde, hasta }: Pieza, inicio: Punto, latest: Latest): Destino {
  return (punto, antes) => {
    const { columnas, horas, administra } = latest.current;
    const columna = columnas[punto.columna];
    if (!cita || !columna) return antes;
    const lugar = puestoEn(horas, desde + punto.minuto - inicio.minuto, hasta - desde);
    if (!admite(cita, columna, administra)) return antes && { ...antes, ...lugar };
    return { cita, columna: columna.clave, ...lugar };
  };
}

function seguir(tabla: HTMLElement, start: PointerEvent, destino: Destino, latest: Latest): void {
  let fantasma: Fantasma | null = null;
  let moved = false;
  const stop = new AbortController();
  const { signal } = stop;
  const end = (suelta: boolean) => {
    stop.abort();
    delete tabla.dataset.arrastra;
    if (!moved) return;
    swallowClick();
    if (suelta && fantasma) latest.current.alSoltar(fantasma);
    else latest.current.alMover(null);
  };
  const move = (event: globalThis.PointerEvent) => {
    moved ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > UMBRAL;
    const punto = moved && puntoDe(tabla, event, latest.current.horas);
    if (!punto) return;
    tabla.dataset.arrastra = '';
    const next = destino(punto, fantasma);
    if (next?.columna === fantasma?.columna && next?.desde === fantasma?.desde && next?.hasta === fantasma?.hasta)
      return;
    fantasma = next;
    latest.current.alMover(next);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    end(false);
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', () => end(true), { signal });
  window.addEventListener('pointercancel', () => end(false), { signal });
  window.addEventListener('blur', () => end(false), { signal });
  window.addEventListener('keydown', onKey, { signal, capture: true });
}

/** The click that follows a drag is not one. */
function swallowClick(): void {
  const stop = (event: Event) => event.stopPropagation();
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
}

/** The column and the minute under a pointer; the nearest, outside. */
function puntoDe(
  tabla: HTMLElement,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
  horas: Horas,
): Punto | undefined {
  const celda = tabla.querySelector('[data-celda]')?.getBoundingClientRect();
  const cabezas = [...tabla.querySelectorAll('[data-cabeza]')].map((cabeza) => cabeza.getBoundingClientRect());
  if (!celda) return undefined;
  const distances = cabezas.map(({ left, right }) => Math.max(left - clientX, clientX - right, 0));
  const minuto = horas.desde + ((clientY - celda.top) / celda.height) * FILA;
  return { columna: distances.indexOf(Math.min(...distances)), minuto };
}
