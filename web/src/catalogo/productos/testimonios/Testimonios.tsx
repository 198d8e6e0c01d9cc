import type { ProductoDetalle } from '@fedatario/contract/catalogo';
import { useT } from '../../../i18n/i18n.ts';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import css from './testimonios.module.css';

/** The average of all the ratings, and the chosen words of customers; nothing without ratings. */
export function Testimonios({ calificacion, testimonios }: Pick<ProductoDetalle, 'calificacion' | 'testimonios'>) {
  const t = useT();
  if (!calificacion) return null;
  const { promedio, cuantas } = calificacion;
  return (
    <section aria-labelledby="testimonios" className={css.parte}>
      <h2 id="testimonios">{t('testimonios.titulo')}</h2>
      <Row as="p" gap={3} rowGap={2} align="baseline" wrap tone="tinta-2">
        <Puntos puntos={Math.round(promedio)} />
        <span>{t('testimonios.promedio', { promedio: String(promedio), n: cuantas })}</span>
      </Row>
      {testimonios.length > 0 && (
        <Grid as="ul" gap={4} top={4} className={css.testimonios}>
          {testimonios.map(({ firma, puntos, comentario, dichoEn }) => (
            <li key={`${dichoEn} ${firma}`}>
              <figure>
                <Puntos puntos={puntos} label={t('testimonios.puntos', { n: puntos })} />
                <blockquote>
                  <bdi>{comentario}</bdi>
                </blockquote>
                <figcaption>
                  <bdi>{firma}</bdi>
                </figcaption>
              </figure>
            </li>
          ))}
        </Grid>
      )}
    </section>
  );
}

/** Five stars as characters: this page is drawn before its scripts and loads no icons for them. */
function Puntos({ puntos, label }: { puntos: number; label?: string }) {
  const stars = '★'.repeat(puntos) + '☆'.repeat(5 - puntos);
  return label ? (
    <span className={css.puntos} role="img" aria-label={label}>
      {stars}
    </span>
  ) : (
    <span className={css.puntos} aria-hidden="true">
      {stars}
    </span>
  );
}
