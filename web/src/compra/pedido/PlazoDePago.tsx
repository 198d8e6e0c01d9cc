import { DAY, HOUR, MINUTE, SECOND } from '@fedatario/contract/base';
import { useEffect, useState } from 'react';
import { type T, useT } from '../../i18n/i18n.ts';
import { fechaHora } from '../../lib/format.ts';
import css from './situacion.module.css';

/** Hours left are counted in the last days only. */
const SE_CUENTAN = 2 * DAY;

/** Date until which the order can be paid, and in the last days the time left. */
export function PlazoDePago({ hasta }: { hasta: string }) {
  const t = useT();
  const left = useLeft(hasta);
  const quedan = left > 0 ? t('facturas.plazo.quedan', { tiempo: enPalabras(t, left) }) : t('facturas.plazo.termino');
  return (
    <p className={css.deadline}>
      {t('facturas.plazo.hasta', { fecha: fechaHora(hasta) })}
      {left <= SE_CUENTAN && (
        <>
          {' · '}
          <strong role="timer">{quedan}</strong>
        </>
      )}
    </p>
  );
}

function useLeft(hasta: string): number {
  const leftNow = () => Math.max(0, Date.parse(hasta) - Date.now());
  const [, setTick] = useState(0);
  const left = leftNow();
  const pace = left > HOUR ? 20 * SECOND : SECOND;
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), pace);
    return () => clearInterval(timer);
  }, [pace]);
  return left;
}

function enPalabras(t: T, left: number): string {
  const h = Math.floor(left / HOUR);
  const m = Math.floor((left % HOUR) / MINUTE);
  if (h > 0) return t('facturas.plazo.horas', { h, m });
  return t('facturas.plazo.minutos', { m, s: Math.floor((left % MINUTE) / SECOND) });
}
