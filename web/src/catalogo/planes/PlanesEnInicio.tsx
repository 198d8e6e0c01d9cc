import { Link } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { listarPlanes } from './calls.ts';
import { Planes } from './Planes.tsx';
import css from './planes.module.css';

/** The plans on the home page; nothing while there are none, or while they cannot be read. */
export function PlanesEnInicio() {
  const t = useT();
  const { data = [] } = useCall(listarPlanes, {});
  if (data.length === 0) return null;
  return (
    <section id="planes" className={css.home} aria-labelledby="planes-titulo">
      <h2 id="planes-titulo">{t('planes.inicio.titulo')}</h2>
      <p className={css.lead}>{t('planes.inicio.detalle')}</p>
      <Planes planes={data} heading="h3" />
      <p className={css.more}>
        <Link to="/nuestros-planes">{t('planes.inicio.comparar')}</Link>
      </p>
    </section>
  );
}
