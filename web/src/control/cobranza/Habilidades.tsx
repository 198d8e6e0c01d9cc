import type { Cobranza } from '@fedatario/contract/control';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import { serie } from '../../lib/format.ts';
import css from './cobranza.module.css';

/** The abilities of the provider of payments, in words, each with what the office does where it is missing. */
export function Habilidades({ pagos: { habilidades, diasDeDevolucion, monedas } }: Pick<Cobranza, 'pagos'>) {
  const t = useT();
  return (
    <>
      <h3 className={css.title}>{t('cobranza.habilidades')}</h3>
      <ul className={css.abilities}>
        {habilidades.map(({ cual, puede }) => (
          <li key={cual} data-can={puede || undefined}>
            {puede ? <IconCheck size={18} aria-hidden="true" /> : <IconX size={18} aria-hidden="true" />}
            <span>{t(`cobranza.habilidad.${cual}.${puede ? 'si' : 'no'}`)}</span>
          </li>
        ))}
        {diasDeDevolucion !== null && (
          <li>
            <IconX size={18} aria-hidden="true" />
            <span>{t('cobranza.plazo', { dias: diasDeDevolucion })}</span>
          </li>
        )}
        {monedas && (
          <li data-can>
            <IconCheck size={18} aria-hidden="true" />
            <span>{t('cobranza.monedas', { monedas: serie(monedas) })}</span>
          </li>
        )}
      </ul>
    </>
  );
}
