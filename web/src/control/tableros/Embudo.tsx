import { pasosDelEmbudo, type TableroDeVentas } from '@fedatario/contract/control';
import { useT } from '../../i18n/i18n.ts';
import { entero } from './Cifras.tsx';
import css from './tableros.module.css';

/** The steps from a draft to a sale: how many reached each, and how many of those of the step before. */
export function Embudo({ embudo }: { embudo: TableroDeVentas['embudo'] }) {
  const t = useT();
  return (
    <ol className={css.embudo}>
      {pasosDelEmbudo.map((paso, index) => {
        const antes = embudo[pasosDelEmbudo[index - 1] ?? paso];
        const parte = antes === 0 ? 0 : Math.round((embudo[paso] / antes) * 100);
        return (
          <li key={paso}>
            <span>
              <span>{t(`tableros.venta.paso.${paso}`)}</span>
              <span>
                <strong>{entero(embudo[paso])}</strong>{' '}
                {index > 0 && <small>{t('tableros.venta.delAnterior', { parte })}</small>}
              </span>
            </span>
            <meter aria-label={t(`tableros.venta.paso.${paso}`)} max={embudo.iniciados} value={embudo[paso]} />
          </li>
        );
      })}
    </ol>
  );
}
