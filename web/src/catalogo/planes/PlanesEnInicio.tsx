import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { dinero } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { precioDe } from './ahorro.ts';
import css from './inicio.module.css';

/** The plans on the home page, by name and price; nothing while there are none, or while they cannot be read. */
export function PlanesEnInicio() {
  const t = useT();
  const { data = [] } = useCall(calls.planes.publicos, {});
  if (data.length === 0) return null;
  return (
    <section id="planes" className={css.plans} aria-labelledby="planes-titulo">
      <h2 id="planes-titulo">{t('inicio.planes.titulo')}</h2>
      <p>{t('inicio.planes.detalle')}</p>
      <ul>
        {data.map((plan) => {
          const { periodo, precio } = precioDe(plan, 'mensual');
          return (
            <li key={plan.idPlan}>
              <strong>{plan.nombre}</strong>
              <span>{t(`inicio.planes.${periodo}`, { precio: dinero(precio) })}</span>
            </li>
          );
        })}
      </ul>
      <ButtonLink to="/nuestros-planes">{t('inicio.planes.comparar')}</ButtonLink>
    </section>
  );
}
