import type { CSSProperties } from 'react';
import { type Columna, FILA } from './columnas.ts';
import type { Fantasma } from './fantasma.ts';
import type { Horas } from './foco.ts';
import css from './pieza.module.css';
import { horaDeMinuto } from './reloj.ts';

interface Props {
  fantasma: Fantasma;
  columnas: readonly Columna[];
  horas: Horas;
}

/** The place where an appointment would go, or the hours that are marked, over the grid. */
export function FantasmaEnRejilla({ fantasma: { cita, columna, desde, hasta }, columnas, horas }: Props) {
  const indice = columnas.findIndex(({ clave }) => clave === columna);
  if (indice === -1) return null;
  const style = {
    '--columna': indice,
    '--desde': (desde - horas.desde) / FILA,
    '--largo': (hasta - desde) / FILA,
  } as CSSProperties;
  return (
    <div className={css.ghost} style={style} aria-hidden="true">
      <strong>
        {horaDeMinuto(desde)}–{horaDeMinuto(hasta)}
      </strong>
      {cita && <span>{cita.cliente.nombre}</span>}
    </div>
  );
}
