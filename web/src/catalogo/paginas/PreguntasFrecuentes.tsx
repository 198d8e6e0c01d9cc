import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { Questions } from '../../ui/Questions.tsx';
import css from './home.module.css';

/** Frequently asked questions. Without any, or when they cannot be loaded, the section is left out. */
export function PreguntasFrecuentes() {
  const t = useT();
  const { data = [] } = useCall(calls.preguntasFrecuentes.list, {});
  if (data.length === 0) return null;
  return (
    <section id="preguntas" className={css.faq} aria-labelledby="preguntas-titulo">
      <div className={css.inner}>
        <h2 id="preguntas-titulo">{t('inicio.preguntas.titulo')}</h2>
        <Questions questions={data} lang="es" />
      </div>
    </section>
  );
}
