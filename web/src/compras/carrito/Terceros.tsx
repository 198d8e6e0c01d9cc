import type { Carrito } from '@fedatario/contract';
import { useT } from '../../i18n/i18n.ts';
import { dinero } from '../../lib/format.ts';
import css from './lineas.module.css';

type Aranceles = Carrito['lineas'][number]['aranceles'];

/** What is known of what others charge, and whether that is all of it. What is optional is said beside it, not in it. */
export function sumaDeTerceros(aranceles: Aranceles): { monto: number; entera: boolean } {
  const seguros = aranceles.filter(({ opcional }) => !opcional);
  return {
    monto: seguros.reduce((sum, { monto }) => sum + (monto ?? 0), 0),
    entera: seguros.every(({ monto }) => monto !== null),
  };
}

/** The estimate of what institutions charge for this line, item by item: nothing appears after paying. */
export function Terceros({ aranceles }: { aranceles: Aranceles }) {
  const t = useT();
  if (aranceles.length === 0) return <p>{t('checkout.terceros.ninguno')}</p>;
  const { monto, entera } = sumaDeTerceros(aranceles);
  const cuanto = entera ? 'hasta' : monto > 0 ? 'desde' : 'porDefinir';
  return (
    <details className={css.others}>
      <summary>
        {t('checkout.terceros.titulo')}: {t(`checkout.terceros.${cuanto}`, { monto: dinero(monto) })}
      </summary>
      <dl>
        {aranceles.map(({ concepto, monto: cada, nota, opcional }) => (
          <div key={concepto}>
            <dt>
              {concepto}
              {opcional && <em>{t('comun.opcional')}</em>}
              {nota && <small>{nota}</small>}
            </dt>
            <dd>{cada === null ? t('checkout.terceros.porDefinir') : dinero(cada)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('checkout.terceros.detalle')}</p>
    </details>
  );
}
