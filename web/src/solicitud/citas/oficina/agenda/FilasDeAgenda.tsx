import { type CSSProperties, memo, useMemo } from 'react';
import { type T, useT } from '../../../../i18n/i18n.ts';
import type { Acciones } from './acciones.ts';
import css from './agenda.module.css';
import { type Columna, FILA } from './columnas.ts';
import { filaDe } from './fantasma.ts';
import { type Horas, type Lugar, lugarDe } from './foco.ts';
import { PiezaEnRejilla } from './PiezaEnRejilla.tsx';
import pieza from './pieza.module.css';
import { type Carril, carrilesDe, type Pieza } from './piezas.ts';
import { horaDeMinuto } from './reloj.ts';
import { escribirDia } from './titulo.ts';
import type { Ahora } from './use-ahora.ts';

interface Props {
  columnas: readonly Columna[];
  horas: Horas;
  activo: Lugar;
  /** The cita that is being moved. */
  mueve: string | undefined;
  ahora: Ahora;
  onActivo: (lugar: Lugar) => void;
  acciones: Acciones;
}

/** The rows of the grid. Not drawn again while a pointer drags. */
export const FilasDeAgenda = memo(function FilasDeAgenda({ horas, ...props }: Props) {
  const { columnas } = props;
  const carriles = useMemo(
    () => columnas.map(({ piezas }) => carrilesDe(piezas.filter(({ clase }) => clase !== 'ajeno'))),
    [columnas],
  );
  const filas = Array.from({ length: (horas.hasta - horas.desde) / FILA }, (_, i) => horas.desde + i * FILA);
  return (
    <tbody>
      {filas.map((minuto) => (
        <tr key={minuto} data-hora={minuto % 60 === 0 || undefined}>
          <th scope="row" className={css.hour}>
            <span className={minuto % 60 === 0 ? undefined : 'visualmente-oculto'}>{horaDeMinuto(minuto)}</span>
          </th>
          {columnas.map((columna, i) => (
            <Celda key={columna.clave} {...props} columna={columna} indice={i} minuto={minuto} carriles={carriles[i]} />
          ))}
        </tr>
      ))}
    </tbody>
  );
});

interface CeldaProps extends Omit<Props, 'columnas' | 'horas'> {
  columna: Columna;
  indice: number;
  minuto: number;
  carriles: ReadonlyMap<Pieza, Carril> | undefined;
}

/** Half an hour of a column, with what begins in it. */
function Celda({ columna, indice, minuto, carriles, activo, mueve, ahora, onActivo, acciones }: CeldaProps) {
  const t = useT();
  const suyas = columna.piezas.filter(({ desde }) => filaDe(desde) === minuto);
  const cubierta = columna.piezas.some(
    ({ clase, desde, hasta }) => clase !== 'ajeno' && desde < minuto + FILA && hasta > minuto,
  );
  const atendida = columna.jornada.some(({ desde, hasta }) => desde < minuto + FILA && hasta > minuto);
  const pasada = esPasada(columna, minuto, ahora);
  const hoy = columna.dia === ahora.dia && filaDe(ahora.minuto) === minuto;
  const esActiva = activo.clave === null && activo.columna === indice && activo.minuto === minuto;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid answers the keys of all its cells.
    <td
      className={css.cell}
      data-celda={`${indice}|${minuto}`}
      data-atendida={atendida || undefined}
      data-pasada={pasada || undefined}
      aria-label={cubierta ? undefined : etiquetaDe(t, columna, minuto, atendida)}
      tabIndex={cubierta ? undefined : esActiva ? 0 : -1}
      onFocus={() => !cubierta && onActivo({ columna: indice, minuto, clave: null })}
      onClick={() => !pasada && acciones.onHora(columna, minuto)}
    >
      {hoy && <span className={pieza.now} style={desplazado((ahora.minuto - minuto) / FILA)} aria-hidden="true" />}
      {suyas.map((una) => (
        <PiezaEnRejilla
          key={una.clave}
          pieza={una}
          fila={minuto}
          carril={carriles?.get(una)}
          columna={columna}
          esActiva={activo.clave === una.clave}
          atenuada={mueve !== undefined && una.cita?.idCita === mueve && una.clase === 'cita'}
          ahora={ahora.instante}
          onFocus={() => onActivo(lugarDe(indice, una))}
          acciones={acciones}
        />
      ))}
    </td>
  );
}

const desplazado = (filas: number) => ({ '--desde': filas }) as CSSProperties;

/** A row whose end is past: nothing may be given there. */
function esPasada({ dia }: Columna, minuto: number, ahora: Ahora): boolean {
  return dia < ahora.dia || (dia === ahora.dia && minuto + FILA <= ahora.minuto);
}

function etiquetaDe(t: T, { nombre, dia }: Columna, minuto: number, atendida: boolean): string {
  const donde = nombre ?? escribirDia(dia, { weekday: 'long', day: 'numeric', month: 'long' });
  return t(atendida ? 'agendaDeCitas.libre' : 'agendaDeCitas.fuera', { hora: horaDeMinuto(minuto), donde });
}
