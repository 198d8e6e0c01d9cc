import type { ReactNode } from 'react';
import { fechaHora } from '../../../lib/format.ts';
import css from './escrito.module.css';

interface Props {
  quien: string;
  en: string;
  texto: string;
  /** Avatar of the author. */
  cara?: ReactNode;
  /** Content beside the time. */
  children?: ReactNode;
}

/** Author, time and text of a message, in the direction of the text. */
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
