import { Notice } from '../../../ui/form/Notice.tsx';
import css from './entrevista.module.css';

/** The places that would be left without the question they read. */
export function Estragos({ text, estragos }: { text: string; estragos: readonly string[] }) {
  if (estragos.length === 0) return null;
  return (
    <Notice tone="error">
      <p>{text}</p>
      <ul className={css.estragos} lang="es">
        {estragos.map((estrago) => (
          <li key={estrago}>{estrago}</li>
        ))}
      </ul>
    </Notice>
  );
}
