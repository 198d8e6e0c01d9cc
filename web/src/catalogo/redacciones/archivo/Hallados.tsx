import css from './archivo.module.css';

/** Pieces found in a file, in the language of the documents. */
export function Hallados({ textos }: { textos: readonly string[] }) {
  return (
    <ul className={css.hallados} lang="es">
      {textos.map((texto) => (
        <li key={texto}>{texto}</li>
      ))}
    </ul>
  );
}
