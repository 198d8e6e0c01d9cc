import type { Carrito } from '@fedatario/contract/compra';
import { tercerosDe } from '../../catalogo/productos/terceros.ts';
import { useT } from '../../i18n/i18n.ts';
import { dinero } from '../../lib/format.ts';
import css from './lineas.module.css';

type Aranceles = Carrito['lineas'][number]['aranceles'];

interface Props {
  aranceles: Aranceles;
  /** We pay them and charge them apart, never above the estimate. */
  deGestion: boolean;
}

/** Estimated charges of institutions for this line, item by item, so that none appears after paying. */
export function Terceros({ aranceles, deGestion }: Props) {
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
      <p>{t(`checkout.terceros.${deGestion ? 'deGestion' : 'detalle'}`)}</p>
    </details>
  );
}
