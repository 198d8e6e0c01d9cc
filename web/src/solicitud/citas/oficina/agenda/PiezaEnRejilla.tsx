import { type Cita, faseDeCita, horaDe } from '@fedatario/contract/solicitud';
import { IconAlertCircle, IconBan, IconCheck, IconHelpCircle, IconLock } from '@tabler/icons-react';
import type { CSSProperties, MouseEvent } from 'react';
import { type T, useT } from '../../../../i18n/i18n.ts';
import { Row } from '../../../../ui/layout/layout.tsx';
import type { Acciones } from './acciones.ts';
import { type Columna, FILA } from './columnas.ts';
import css from './pieza.module.css';
import type { Carril, Pieza } from './piezas.ts';
import { horaDeMinuto } from './reloj.ts';

interface Props {
  pieza: Pieza;
  /** Minute at which its row begins. */
  fila: number;
  carril: Carril | undefined;
  columna: Columna;
  esActiva: boolean;
  /** It is being moved: its place is drawn apart. */
  atenuada: boolean;
  /** Milliseconds of time. */
  ahora: number;
  onFocus: () => void;
  acciones: Acciones;
}

/** One thing of the grid, in its place. */
export function PiezaEnRejilla({ pieza, fila, carril, columna, esActiva, atenuada, ahora, onFocus, acciones }: Props) {
  const t = useT();
  const { clase, clave, desde, hasta, cita, bloqueo } = pieza;
  const style = {
    '--desde': (desde - fila) / FILA,
    '--largo': (hasta - desde) / FILA,
    '--carril': carril?.carril ?? 0,
    '--carriles': carril?.de ?? 1,
  } as CSSProperties;
  if (clase === 'ajeno')
    return (
      <span className={css.away} style={style} title={t('agendaDeCitas.ajeno')}>
        <span className="visualmente-oculto">{t('agendaDeCitas.ajeno')}</span>
      </span>
    );
  const signo = cita ? signoDe(pieza, ahora) : 'bloqueo';
  const onClick = (event: MouseEvent) => {
    event.stopPropagation();
    if (cita) acciones.onCita(cita);
    else if (bloqueo) acciones.onBloqueo(bloqueo);
  };
  return (
    <button
      type="button"
      className={css.piece}
      style={style}
      data-pieza={clave}
      data-signo={signo}
      data-corta={hasta - desde <= FILA || undefined}
      data-estrecha={esEstrecha(carril, columna) || undefined}
      data-atenuada={atenuada || undefined}
      tabIndex={esActiva ? 0 : -1}
      aria-label={cita ? nombreDe(t, pieza, cita) : t('agendaDeCitas.apartadas', datosDe(pieza))}
      onFocus={(event) => {
        event.stopPropagation();
        onFocus();
      }}
      onClick={onClick}
    >
      <Contenido pieza={pieza} signo={signo} columna={columna} />
    </button>
  );
}

/** Whether too many pieces stand beside one for its name to fit: the days of a week are narrower than the columns of notaries and rooms. */
function esEstrecha(carril: Carril | undefined, { nombre }: Columna): boolean {
  return (carril?.de ?? 1) > (nombre === undefined ? 2 : 3);
}

function Contenido({ pieza, signo, columna }: { pieza: Pieza; signo: Signo; columna: Columna }) {
  const t = useT();
  const { cita, bloqueo, desde, hasta } = pieza;
  const Icon = iconos[signo];
  return (
    <>
      <Row as="span" gap={1} align="center" className={css.first}>
        {Icon && <Icon size={14} stroke={2} aria-hidden="true" />}
        <span className={css.time}>{horaDeMinuto(desde)}</span>
        <strong dir="auto">{cita?.cliente.nombre ?? bloqueo?.motivo}</strong>
      </Row>
      {cita && hasta - desde > FILA && (
        <span className={css.second}>
          {columna.idNotario === undefined
            ? cita.notario.nombre
            : (cita.lugar?.sala ?? t(`citas.modalidad.${cita.modalidad}`))}
        </span>
      )}
    </>
  );
}

export type Signo = 'confirmada' | 'solicitada' | 'propuesta' | 'pasada' | 'realizada' | 'ausente' | 'bloqueo';

const iconos: Partial<Record<Signo, typeof IconCheck>> = {
  solicitada: IconHelpCircle,
  propuesta: IconHelpCircle,
  pasada: IconAlertCircle,
  realizada: IconCheck,
  ausente: IconBan,
  bloqueo: IconLock,
};

/** How a cita is drawn; `pasada` is one that nobody closed after its hour. */
export function signoDe({ clase, cita }: Pick<Pieza, 'clase' | 'cita'>, ahora: number): Signo {
  if (!cita) return 'bloqueo';
  if (clase === 'propuesta') return 'propuesta';
  const fase = faseDeCita(cita.estado);
  if (fase === 'celebrada') return 'realizada';
  if (fase === 'faltada') return 'ausente';
  if (fase === 'porConfirmar') return 'solicitada';
  if (fase === 'enDuda') return 'pasada';
  return Date.parse(cita.fin) < ahora ? 'pasada' : 'confirmada';
}

const datosDe = ({ desde, hasta, bloqueo }: Pieza) => ({
  horas: `${horaDeMinuto(desde)}–${horaDeMinuto(hasta)}`,
  notario: bloqueo?.notario.nombre ?? '',
  motivo: bloqueo?.motivo ?? '',
});

function nombreDe(t: T, { clase, desde, hasta }: Pieza, cita: Cita): string {
  const datos = {
    horas: `${horaDeMinuto(desde)}–${horaDeMinuto(hasta)}`,
    cliente: cita.cliente.nombre,
    notario: cita.notario.nombre,
    como: cita.lugar?.sala ?? t(`citas.modalidad.${cita.modalidad}`),
    estado: t(`citas.estado.${cita.estado}`),
  };
  if (clase === 'propuesta') return t('agendaDeCitas.propuesta', { ...datos, actual: horaDe(cita.inicio, cita.zona) });
  return t('agendaDeCitas.cita', datos);
}
