import type { ProductoDetalle } from '@fedatario/contract/catalogo';
import { Link } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { dinero } from '../../lib/format.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import css from './detalles.module.css';
import { usePlazo } from './plazo.ts';

/** The same document in each form in which it is sold, side by side. */
export function Niveles({ niveles, idProducto }: Pick<ProductoDetalle, 'niveles' | 'idProducto'>) {
  const t = useT();
  const plazo = usePlazo();
  if (niveles.length === 0) return null;
  return (
    <section aria-labelledby="niveles">
      <h2 id="niveles">{t('productos.niveles.titulo')}</h2>
      <Grid as="ul" gap={4} top={4} className={css.niveles}>
        {niveles.map(({ nivel, plazoDesde, producto }) => {
          const isEste = producto.idProducto === idProducto;
          return (
            <li key={nivel} data-este={isEste || undefined}>
              <h3>{t(`productos.niveles.${nivel}.nombre`)}</h3>
              <p className={css.precio}>{dinero(producto.precio)}</p>
              <dl>
                <div>
                  <dt>{t('productos.niveles.firma')}</dt>
                  <dd>{t(`productos.niveles.${nivel}.firma`)}</dd>
                </div>
                <div>
                  <dt>{t('productos.niveles.lugar')}</dt>
                  <dd>{t(`productos.niveles.${nivel}.lugar`)}</dd>
                </div>
                <div>
                  <dt>{t('productos.niveles.plazo')}</dt>
                  <dd>
                    {plazo(producto.plazoHoras)} <small lang="es">{plazoDesde}</small>
                  </dd>
                </div>
              </dl>
              {isEste ? (
                <p aria-current="page">{t('productos.niveles.este')}</p>
              ) : (
                <Link to={`/productos/${producto.slug}`}>
                  <span lang="es">{producto.nombre}</span>
                </Link>
              )}
            </li>
          );
        })}
      </Grid>
    </section>
  );
}
