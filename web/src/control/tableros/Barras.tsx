import { type KeyboardEvent, useState } from 'react';
import { Link, type To } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { Row } from '../../ui/layout/layout.tsx';
import css from './tableros.module.css';

/** A place of a chart: its bars, in the order of the series, and the list that they are made of. */
interface Lugar {
  readonly clave: string;
  /** The day or month as people read it, whole and short. */
  readonly nombre: string;
  readonly corto: string;
  readonly valores: readonly number[];
  readonly to?: To | undefined;
}

interface Props {
  titulo: string;
  /** Names of the series, two at most: the first is drawn full, the second striped. */
  series: readonly string[];
  lugares: readonly Lugar[];
  escrito: (valor: number) => string;
}

/** Names shown below a chart, so that they do not touch on a phone. */
const NOMBRES = 6;

/**
 * Bars from zero, drawn with boxes: no library, nothing moves, and they run with the text. Arrows go from one place to the next; what one
 * of them holds is written above.
 */
export function Barras({ titulo, series, lugares, escrito }: Props) {
  const t = useT();
  const [visto, setVisto] = useState<string>();
  const tope = Math.max(1, ...lugares.flatMap(({ valores }) => valores));
  const lugar = lugares.find(({ clave }) => clave === visto);
  const cada = Math.ceil(lugares.length / NOMBRES);
  return (
    <figure className={css.grafica}>
      <Row as="figcaption" gap={6} rowGap={2} justify="between" wrap className={css.pie}>
        <Row as="span" gap={4} wrap className={css.series}>
          {series.map((name, index) => (
            <span key={name} data-serie={index}>
              {name}
            </span>
          ))}
        </Row>
        <span aria-hidden="true">
          {lugar ? leer(lugar, series, escrito) : t('tableros.tope', { valor: escrito(tope) })}
        </span>
      </Row>
      <ol className={css.barras} aria-label={titulo} onPointerLeave={() => setVisto(undefined)}>
        {lugares.map((one, index) => (
          <li key={one.clave} onPointerEnter={() => setVisto(one.clave)} onFocus={() => setVisto(one.clave)}>
            <UnLugar lugar={one} texto={leer(one, series, escrito)} tope={tope} primero={index === 0} />
            {index % cada === 0 && <small aria-hidden="true">{one.corto}</small>}
          </li>
        ))}
      </ol>
    </figure>
  );
}

function UnLugar({ lugar, texto, tope, primero }: { lugar: Lugar; texto: string; tope: number; primero: boolean }) {
  const barras = lugar.valores.map((valor, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a series has one place in a chart.
    <i key={index} data-serie={index} style={{ blockSize: `${(Math.max(0, valor) / tope) * 100}%` }} />
  ));
  if (!lugar.to)
    return (
      <span className={css.lugar}>
        {barras}
        <span className="visualmente-oculto">{texto}</span>
      </span>
    );
  return (
    <Link to={lugar.to} className={css.lugar} aria-label={texto} tabIndex={primero ? 0 : -1} onKeyDown={mover}>
      {barras}
    </Link>
  );
}

/** Arrow keys move the focus as the eye does: to the side where the next bar stands. */
function mover(event: KeyboardEvent<HTMLAnchorElement>): void {
  const haciaAtras = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  const item = event.currentTarget.parentElement;
  const next = event.key === haciaAtras ? item?.previousElementSibling : item?.nextElementSibling;
  const link = next?.querySelector('a');
  if (!link) return;
  event.preventDefault();
  link.focus();
}

function leer({ nombre, valores }: Lugar, series: readonly string[], escrito: Props['escrito']): string {
  return `${nombre}: ${valores.map((valor, index) => `${series[index]} ${escrito(valor)}`).join(' · ')}`;
}
