import { Link } from 'react-router';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { usePages } from '../../lib/api.ts';
import { fechaHora } from '../../lib/format.ts';
import { useLive } from '../../lib/use-live.ts';
import { SeeMore } from '../../ui/SeeMore.tsx';
import css from './feedback.module.css';

/** The reader's own threads, by their last message. Nothing is shown to whoever has none. */
export function Propios() {
  const t = useT();
  const pages = usePages(calls.feedback.mine, { query: {} });
  useLive('feedback', [calls.feedback.mine]);
  const hilos = pages.data?.pages.flatMap((page) => page.data) ?? [];
  if (hilos.length === 0) return null;
  return (
    <section className={css.mine} aria-labelledby="sus-conversaciones">
      <h2 id="sus-conversaciones">{t('feedback.mios.titulo')}</h2>
      <ul>
        {hilos.map(({ idFeedback, motivo, respondido, movidoEn }) => (
          <li key={idFeedback}>
            <Link to={`/comentarios/${idFeedback}`}>{motivo}</Link>
            <span>
              {t(respondido ? 'feedback.mios.respondido' : 'feedback.mios.enviado', { fecha: fechaHora(movidoEn) })}
            </span>
          </li>
        ))}
      </ul>
      <SeeMore list={pages}>{t('feedback.mios.mas')}</SeeMore>
    </section>
  );
}
