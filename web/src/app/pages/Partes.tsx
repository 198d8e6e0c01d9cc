import { Link } from 'react-router';
import { Strip } from '../../ui/Strip.tsx';
import css from './partes.module.css';

interface Parte {
  readonly to: string;
  readonly texto: string;
  readonly open: boolean;
}

interface Props {
  readonly label: string;
  /** In a row at every width; otherwise in a side column on wide screens. */
  readonly across?: boolean;
  readonly partes: readonly Parte[];
}

/** Tabs of a page, one of them open. */
export function Partes({ label, across = false, partes }: Props) {
  const { to = '' } = partes.find(({ open }) => open) ?? {};
  return (
    <Strip label={label} open={to} className={across ? `${css.parts} ${css.across}` : css.parts}>
      {partes.map(({ to, texto, open }) => (
        <Link key={to} to={to} relative="path" aria-current={open ? 'page' : undefined}>
          {texto}
        </Link>
      ))}
    </Strip>
  );
}
