import type { Carrito } from '@fedatario/contract';
import { tercerosDe } from '../../catalogo/productos/terceros.ts';
import { useT } from '../../i18n/i18n.ts';
import { dinero } from '../../lib/format.ts';
import css from './lineas.module.css';

type Aranceles = Carrito['lineas'][number]['aranceles'];

/** Estimated charges of institutions for this line, item by item, so that none appears after paying. */
export function Terceros({ aranceles }: { aranceles: Aranceles }) {
  const t = useT();
  const { cuanto, monto } = tercerosDe(aranceles);
  if (cuanto === 'ninguno') return <p>{t('checkout.terceros.ninguno')}</p>;
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
