import type { ReactNode } from 'react';
import css from './answer.module.css';
import { Grid } from './layout/layout.tsx';

interface Props {
  question: string;
  /** In Spanish, as the document reads it; `''` when nothing was answered. */
  text: string;
  /** The text shown in place of a missing answer. */
  empty: string;
  /** Smaller, under the answer. */
  note?: ReactNode;
  /** An action on the answer, at the end of the line. */
  act?: ReactNode;
}

/** One answer of an interview beside its question, in a list of them (`dl`). */
export function Answer({ question, text, empty, note, act }: Props) {
  return (
    <Grid gap={4} rowGap={1} align="baseline" className={css.answer} data-act={act !== undefined}>
      <dt lang="es">{question}</dt>
      <dd data-empty={text === ''}>
        <span lang={text ? 'es' : undefined}>{text || empty}</span>
        {note && <small>{note}</small>}
      </dd>
      {act && <dd>{act}</dd>}
    </Grid>
  );
}
