import type { ComponentProps, ElementType } from 'react';
import css from './layout.module.css';

/** A gap of the tokens: so many times 4 px. */
type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 24;

interface Look {
  /** Between the parts; between lines of them too, unless `rowGap` says otherwise. */
  gap?: Space;
  rowGap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'between' | 'center' | 'end';
  wrap?: boolean;
  /** Least width of a column of a grid, in px; as many stand side by side as fit. */
  least?: number;
  pad?: Space;
  top?: Space;
  bottom?: Space;
  size?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** A colour of the theme. */
  tone?: 'tinta' | 'tinta-2' | 'acento' | 'listo' | 'te-toca' | 'atencion' | 'problema';
  weight?: 400 | 500 | 550 | 600;
  /** Figures of one width, so that sums stand below each other. */
  figures?: boolean;
  /** A word that is too long for its line is broken. */
  breaks?: boolean;
  /** Lines no longer than one reads with ease. */
  measure?: boolean;
}

type Props<T extends ElementType> = Look & { as?: T } & Omit<ComponentProps<T>, keyof Look | 'as'>;

export function Stack<T extends ElementType = 'div'>({ as, ...props }: Props<T>) {
  return draw(as ?? 'div', css.stack, props);
}

export function Row<T extends ElementType = 'div'>({ as, ...props }: Props<T>) {
  return draw(as ?? 'div', css.row, props);
}

export function Grid<T extends ElementType = 'div'>({ as, ...props }: Props<T>) {
  return draw(as ?? 'div', css.grid, props);
}

export function Text<T extends ElementType = 'p'>({ as, ...props }: Props<T>) {
  return draw(as ?? 'p', undefined, props);
}

/** A sheet with a border; with a gap its parts stand in a column. */
export function Card<T extends ElementType = 'div'>({ as, ...props }: Props<T>) {
  return draw(as ?? 'div', props.gap === undefined ? css.card : `${css.card} ${css.stack}`, props);
}

/**
 * Each prop that is given is a class of the one style sheet, and its value a custom property. That sheet comes before all others, so
 * a class of the caller may say otherwise at some width.
 */
function draw(Tag: ElementType, kind: string | undefined, props: Look & ComponentProps<'div'>) {
  const { gap, rowGap = gap, align, justify, least, pad, top, bottom, size, tone, weight, ...more } = props;
  const { wrap, figures, breaks, measure, className, style, ...rest } = more;
  const values = {
    gap: gap === undefined ? gap : `${space(rowGap)} ${space(gap)}`,
    align,
    justify: justify === 'between' ? 'space-between' : justify,
    least: least && `${least}px`,
    pad: space(pad),
    top: space(top),
    bottom: space(bottom),
    size: size && `var(--cuerpo-${size})`,
    tone: tone && `var(--${tone})`,
    weight,
  };
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const flags = Object.entries({ wrap, figures, breaks, measure }).filter(([, on]) => on);
  const names = [...given, ...flags].map(([name]) => css[name]);
  const own = Object.fromEntries(given.map(([name, value]) => [`--${name}`, value]));
  return (
    <Tag {...rest} className={[kind, ...names, className].filter(Boolean).join(' ')} style={{ ...own, ...style }} />
  );
}

function space(step: Space | undefined): string | undefined {
  return step === undefined ? undefined : step === 0 ? '0' : `var(--espacio-${step})`;
}
