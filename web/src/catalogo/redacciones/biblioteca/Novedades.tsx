import { useT } from '../../../i18n/i18n.ts';
import { useMesa } from '../texto/use-taller.ts';
import css from './biblioteca.module.css';
import { prestadasDe } from './traslado.ts';
import { useBiblioteca } from './use-biblioteca.ts';

/** The clauses of the document of which the library has a newer version; each leads to its place, where it is offered. */
export function Novedades({ onElegir }: { onElegir: (id: string) => void }) {
  const { texto } = useMesa();
  const prestadas = prestadasDe(texto);
  return prestadas.length === 0 ? null : <Hay prestadas={prestadas} onElegir={onElegir} />;
}

function Hay({ prestadas, onElegir }: { prestadas: ReturnType<typeof prestadasDe>; onElegir: (id: string) => void }) {
  const t = useT();
  const { data = [] } = useBiblioteca();
  const nuevas = prestadas.flatMap(({ id, idClausula, version }) => {
    const one = data.find((clausula) => clausula.idClausula === idClausula);
    return one && one.version > version ? [{ id, nombre: one.nombre, version: one.version }] : [];
  });
  if (nuevas.length === 0) return null;
  return (
    <section className={css.novedades} aria-label={t('taller.biblioteca.novedades')}>
      <h2>{t('taller.biblioteca.novedades')}</h2>
      <ul>
        {nuevas.map(({ id, nombre, version }) => (
          <li key={id}>
            <button type="button" className={css.pulsable} onClick={() => onElegir(id)}>
              {t('taller.biblioteca.hayNueva', { nombre, n: version })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
