import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import css from './catalogo.module.css';
import { Tarjetas } from './Tarjeta.tsx';

/**
 * The most requested products. While they cannot be loaded the section is left out: the catalogue below reports the
 * error.
 */
export function Destacados() {
  const t = useT();
  const { data = [] } = useCall(calls.productos.list, { query: { orden: 'destacados', limite: 3 } });
  const featured = data.filter(({ destacado }) => destacado);
  if (featured.length < 3) return null;
  return (
    <section className={css.featured} aria-labelledby="destacados-titulo">
      <div className={css.inner}>
        <h2 id="destacados-titulo">{t('productos.destacados')}</h2>
        <Tarjetas productos={featured} />
      </div>
    </section>
  );
}
