import type { Agenda, Cita } from '@fedatario/contract/solicitud';
import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../../i18n/i18n.ts';
import { Card } from '../../../../ui/layout/layout.tsx';
import { diasDe, primeroDe, ventanaDe } from './dias.ts';
import { haciaDonde } from './flechas.ts';
import css from './mes.module.css';
import { signoDe } from './PiezaEnRejilla.tsx';
import { esDe, type Pieza } from './piezas.ts';
import { horaDeMinuto } from './reloj.ts';
import { escribirDia, tituloDe } from './titulo.ts';
import type { Ahora } from './use-ahora.ts';
import type { Navegacion } from './use-estado.ts';

/** Appointments that a day of the month names; the others are a number. */
const POR_DIA = 3;
const DIAS_DE_SEMANA = 7;

interface Props {
  agenda: Agenda;
  piezas: readonly Pieza[];
  ahora: Ahora;
  navegacion: Navegacion;
  onCita: (cita: Cita) => void;
}

/** Whole weeks of a month: arrows go from day to day, and a day opens in the view of its hours. */
export function Mes({ agenda, piezas, ahora, navegacion, onCita }: Props) {
  const { fecha, idNotario } = navegacion.estado;
  const ventana = ventanaDe('mes', fecha);
  const dias = diasDe(ventana);
  const tabla = useRef<HTMLTableElement>(null);
  const activo = dias.includes(ahora.dia) && ahora.dia.startsWith(fecha.slice(0, 7)) ? ahora.dia : primeroDe(fecha);
  const suyas = piezas.filter((pieza) => pieza.clase === 'cita' && (idNotario === undefined || esDe(pieza, idNotario)));
  return (
    <Card className={css.scroller}>
      <table
        ref={tabla}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is moved through by arrows.
        role="grid"
        aria-label={tituloDe('mes', fecha, ventana)}
        className={css.month}
        onKeyDown={(event) => irConFlechas(event, tabla.current)}
      >
        <thead>
          <tr>
            {dias.slice(0, DIAS_DE_SEMANA).map((dia) => (
              <th key={dia} scope="col" abbr={escribirDia(dia, { weekday: 'long' })}>
                {escribirDia(dia, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dias
            .filter((_, i) => i % DIAS_DE_SEMANA === 0)
            .map((lunes, semana) => (
              <tr key={lunes}>
                {dias.slice(semana * DIAS_DE_SEMANA, (semana + 1) * DIAS_DE_SEMANA).map((dia) => (
                  <DiaDelMes
                    key={dia}
                    dia={dia}
                    citas={suyas.filter((pieza) => pieza.dia === dia)}
                    especial={agenda.dias.find((uno) => uno.dia === dia)?.nombre}
                    otro={!dia.startsWith(fecha.slice(0, 7))}
                    activo={dia === activo}
                    ahora={ahora}
                    to={navegacion.direccion({ vista: 'dia', fecha: dia })}
                    onCita={onCita}
                  />
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </Card>
  );
}

interface DiaProps extends Pick<Props, 'ahora' | 'onCita'> {
  dia: string;
  citas: readonly Pieza[];
  /** Name of a holiday, or of a day of other hours. */
  especial: string | undefined;
  /** It is of the month before or after. */
  otro: boolean;
  activo: boolean;
  to: { search: string };
}

function DiaDelMes({ dia, citas, especial, otro, activo, ahora, to, onCita }: DiaProps) {
  const t = useT();
  const visibles = citas.length > POR_DIA + 1 ? citas.slice(0, POR_DIA) : citas;
  const dicho = escribirDia(dia, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <td data-otro={otro || undefined} data-hoy={dia === ahora.dia || undefined} data-especial={especial && ''}>
      <Link
        to={to}
        className={css.day}
        data-dia={dia}
        tabIndex={activo ? 0 : -1}
        aria-current={dia === ahora.dia ? 'date' : undefined}
        aria-label={[dicho, especial, t('agendaDeCitas.citas', { n: citas.length })].filter(Boolean).join(', ')}
      >
        {Number(dia.slice(8))}
      </Link>
      {especial && (
        <small className={css.special} dir="auto" title={especial}>
          {especial}
        </small>
      )}
      {citas.length > 0 && (
        <span className={css.count} aria-hidden="true">
          {citas.length}
        </span>
      )}
      <ul className={css.list}>
        {visibles.map(({ clave, clase, cita, desde }) =>
          cita ? (
            <li key={clave}>
              <button
                type="button"
                tabIndex={-1}
                className={css.one}
                data-signo={signoDe({ clase, cita }, ahora.instante)}
                title={`${horaDeMinuto(desde)} ${cita.cliente.nombre} · ${cita.notario.nombre}`}
                onClick={() => onCita(cita)}
              >
                <span>{horaDeMinuto(desde)}</span> <b dir="auto">{cita.cliente.nombre}</b>
              </button>
            </li>
          ) : null,
        )}
      </ul>
      {citas.length > visibles.length && (
        <Link to={to} tabIndex={-1} className={css.more}>
          {t('agendaDeCitas.masCitas', { n: citas.length - visibles.length })}
        </Link>
      )}
    </td>
  );
}

const pasos = { arriba: -DIAS_DE_SEMANA, abajo: DIAS_DE_SEMANA, inicio: -1, fin: 1 } as const;

function irConFlechas(event: KeyboardEvent, tabla: HTMLElement | null): void {
  const hacia = haciaDonde(event.key);
  const dias = [...(tabla?.querySelectorAll<HTMLElement>('[data-dia]') ?? [])];
  const actual = dias.indexOf(document.activeElement as HTMLElement);
  if (!hacia || actual === -1) return;
  dias[actual + pasos[hacia]]?.focus();
  event.preventDefault();
}
