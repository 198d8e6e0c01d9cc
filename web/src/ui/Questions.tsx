import css from './say.module.css';

interface Props {
  questions: readonly { readonly pregunta: string; readonly respuesta: string }[];
  /** That of what the company wrote; without it, that of the screen. */
  lang?: 'es';
}

/** Questions that open on their answers. */
export function Questions({ questions, lang }: Props) {
  return (
    <div className={css.questions}>
      {questions.map(({ pregunta, respuesta }) => (
        <details key={pregunta}>
          <summary>
            <span lang={lang}>{pregunta}</span>
          </summary>
          <p lang={lang}>{respuesta}</p>
        </details>
      ))}
    </div>
  );
}
