import {
  type CSSProperties,
  type KeyboardEventHandler,
  type PointerEventHandler,
  type ReactNode,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useT } from '../../../../i18n/i18n.ts';
import { Card } from '../../../../ui/layout/layout.tsx';
import type { Acciones } from './acciones.ts';
import css from './agenda.module.css';
import { type Columna, horasDe } from './columnas.ts';
import { FantasmaEnRejilla } from './FantasmaEnRejilla.tsx';
import { FilasDeAgenda } from './FilasDeAgenda.tsx';
import type { Fantasma } from './fantasma.ts';
import { existe, type Horas, type Lugar, primero } from './foco.ts';
import type { Ahora } from './use-ahora.ts';
import { useArrastre } from './use-arrastre.ts';
import { useTeclas } from './use-teclas.ts';

interface Props {
  label: string;
  columnas: readonly Columna[];
  ahora: Ahora;
  administra: boolean;
  /** The place at which an appointment waits for the answer of the dialog that moves it. */
  fantasma: Fantasma | null;
  onFantasma: (fantasma: Fantasma | null) => void;
  acciones: Acciones;
  cabeza: (columna: Columna) => ReactNode;
}

/** The hours of a day, or of several, in columns: a grid for the keyboard and for screen readers, with dragging for a mouse. */
export function Rejilla({ columnas, ahora, administra, fantasma, onFantasma, acciones, ...cabezas }: Props) {
  const t = useT();
  const tabla = useRef<HTMLTableElement>(null);
  const horas = useMemo(() => horasDe(columnas), [columnas]);
  const visibles = useMemo(() => columnas.map((columna) => recortada(columna, horas)), [columnas, horas]);
  const [elegido, setActivo] = useState<Lugar>();
  const activo = elegido && existe(visibles, horas, elegido) ? elegido : primero(visibles, horas);
  const onSoltar = (final: Fantasma) => {
    const columna = columnas.find(({ clave }) => clave === final.columna);
    if (!columna) return;
    onFantasma(final);
    if (final.cita) acciones.onMover(columna, final);
    else acciones.onTramo(columna, final);
  };
  const comun = { columnas: visibles, horas, administra };
  const onPointerDown = useArrastre({ ...comun, alMover: onFantasma, alSoltar: onSoltar });
  const { onHora } = acciones;
  const { onKeyDown, aviso } = useTeclas({ ...comun, tabla, activo, fantasma, onFantasma, onSoltar, onHora });
  return (
    <>
      <Hoja
        {...cabezas}
        columnas={visibles}
        horas={horas}
        fantasma={fantasma}
        tabla={tabla}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      >
        <FilasDeAgenda
          columnas={visibles}
          horas={horas}
          activo={activo}
          mueve={fantasma?.cita?.idCita}
          ahora={ahora}
          onActivo={setActivo}
          acciones={acciones}
        />
      </Hoja>
      <p role="status" className="visualmente-oculto">
        {aviso}
      </p>
      <p id="ayuda-de-agenda" className={css.help}>
        {t('agendaDeCitas.ayuda')}
      </p>
    </>
  );
}

interface HojaProps extends Pick<Props, 'label' | 'columnas' | 'fantasma' | 'cabeza'> {
  horas: Horas;
  tabla: RefObject<HTMLTableElement | null>;
  onPointerDown: PointerEventHandler<HTMLElement>;
  onKeyDown: KeyboardEventHandler;
  children: ReactNode;
}

/** The table, its heads, and what is carried over it. */
function Hoja({ label, columnas, horas, fantasma, cabeza, tabla, onPointerDown, onKeyDown, children }: HojaProps) {
  const t = useT();
  const style = { '--columnas': columnas.length } as CSSProperties;
  return (
    <Card as="section" className={css.scroller} aria-label={label}>
      <div className={css.sheet} style={style}>
        <table
          ref={tabla}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is moved through by arrows.
          role="grid"
          aria-label={label}
          aria-describedby="ayuda-de-agenda"
          className={css.grid}
          onPointerDown={onPointerDown}
          onKeyDown={onKeyDown}
        >
          <thead>
            <tr>
              <th scope="col" className={css.corner}>
                <span className="visualmente-oculto">{t('agendaDeCitas.hora')}</span>
              </th>
              {columnas.map((columna) => (
                <th key={columna.clave} scope="col" className={css.head} data-cabeza>
                  {cabeza(columna)}
                </th>
              ))}
            </tr>
          </thead>
          {children}
        </table>
        {fantasma && <FantasmaEnRejilla fantasma={fantasma} columnas={columnas} horas={horas} />}
      </div>
    </Card>
  );
}

/** The column with what lies within the hours of the grid. */
function recortada(columna: Columna, { desde, hasta }: { desde: number; hasta: number }): Columna {
  const piezas = columna.piezas
    .filter((pieza) => pieza.hasta > desde && pieza.desde < hasta)
    .map((pieza) => ({ ...pieza, desde: Math.max(pieza.desde, desde), hasta: Math.min(pieza.hasta, hasta) }));
  return { ...columna, piezas };
}
