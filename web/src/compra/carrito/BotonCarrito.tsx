import { IconShoppingBag } from '@tabler/icons-react';
import { Link } from 'react-router';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import css from './lineas.module.css';

/** Link to the cart with its number of lines. */
export function BotonCarrito({ quien }: { quien: string }) {
  const t = useT();
  const { data = [] } = useCall(calls.carrito.lines, { params: { id: quien } }, { acrossTabs: true });
  const { length: n } = data;
  return (
    <Link to="/checkout" className={css.cart} aria-label={t('comun.menu.carrito', { n })}>
      <IconShoppingBag size={22} stroke={1.75} aria-hidden="true" />
      {n > 0 && <span aria-hidden="true">{n}</span>}
    </Link>
  );
}
