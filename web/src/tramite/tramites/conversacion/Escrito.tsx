import type { ReactNode } from 'react';
import { fechaHora } from '../../../lib/format.ts';
import css from './escrito.module.css';

interface Props {
  quien: string;
  en: string;
  texto: string;
  /** Their face, where they have one. */
  cara?: ReactNode;
  /** What else is said beside the hour. */
  children?: ReactNode;
}

/** Who wrote, when and what, in whatever direction it reads. */
export function Escrito({ quien, en, texto, cara, children }: Props) {
  return (
    <>
      <p className={css.who}>
        {cara}
        <strong>{quien}</strong> <time dateTime={en}>{fechaHora(en)}</time>
        {children}
      </p>
      {texto && (
        <p className={css.text} dir="auto">
          {texto}
        </p>
      )}
    </>
  );
}
