import type { ReactNode } from 'react';
import css from './answer.module.css';

interface Props {
  question: string;
  /** In Spanish, as the document reads it; `''` when nothing was answered. */
  text: string;
  /** What is said in the place of an answer that is not there. */
  empty: string;
  /** Smaller, under the answer. */
  note?: ReactNode;
  /** What may be done with it, at the end of the line. */
  act?: ReactNode;
}

/** One answer of an interview beside its question, in a list of them (`dl`). */
export function Answer({ question, text, empty, note, act }: Props) {
  return (
    <div className={css.answer} data-act={act !== undefined}>
      <dt lang="es">{question}</dt>
      <dd data-empty={text === ''}>
        <span lang={text ? 'es' : undefined}>{text || empty}</span>
        {note && <small>{note}</small>}
      </dd>
      {act && <dd>{act}</dd>}
    </div>
  );
}
