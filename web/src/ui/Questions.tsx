import css from './questions.module.css';

interface Props {
  questions: readonly { readonly pregunta: string; readonly respuesta: string }[];
}

/** Questions that open on their answers, as the company wrote them in Spanish. */
export function Questions({ questions }: Props) {
  return (
    <div className={css.questions}>
      {questions.map(({ pregunta, respuesta }) => (
        <details key={pregunta}>
          <summary>
            <span lang="es">{pregunta}</span>
          </summary>
          <p lang="es">{respuesta}</p>
        </details>
      ))}
    </div>
  );
}
