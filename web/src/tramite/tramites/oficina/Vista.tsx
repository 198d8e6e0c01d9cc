import { IconLayoutColumns, IconList } from '@tabler/icons-react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useT } from '../../../i18n/i18n.ts';
import css from '../../expedientes/oficina/oficina.module.css';

const TABLERO = 'tablero';
const vistas = { lista: IconList, tablero: IconLayoutColumns } as const;

export function vistaDe(address: URLSearchParams): keyof typeof vistas {
  return address.get('vista') === TABLERO ? TABLERO : 'lista';
}

/** Keeps the view, table or board, in links to other filters. */
export function conVista(address: URLSearchParams): string {
  return vistaDe(address) === TABLERO ? `?vista=${TABLERO}` : '';
}

/** Switch between table and board, kept in the address. */
export function Vista() {
  const t = useT();
  const [address] = useSearchParams();
  const { pathname } = useLocation();
  return (
    <nav className={css.view} aria-label={t('tablero.vista')}>
      {(['lista', 'tablero'] as const).map((vista) => {
        const Icon = vistas[vista];
        const next = new URLSearchParams(address);
        next.delete('cursor');
        if (vista === TABLERO) next.set('vista', vista);
        else next.delete('vista');
        return (
          <Link
            key={vista}
            to={{ pathname, search: next.toString() }}
            aria-current={vistaDe(address) === vista || undefined}
          >
            <Icon size={18} stroke={1.75} aria-hidden="true" />
            {t(`tablero.${vista}`)}
          </Link>
        );
      })}
    </nav>
  );
}
