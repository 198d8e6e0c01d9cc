import { Link, type To } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import css from './tableros.module.css';

/** A figure that is read first. `antes` is the same of the period that it is compared with. */
export interface Cifra {
  readonly name: string;
  readonly label: string;
  readonly valor: number | null;
  /** The value as people read it. */
  readonly escrito: (valor: number) => string;
  readonly antes?: number | null | undefined;
  readonly nota?: string | undefined;
  /** The list that makes it up. */
  readonly to?: To | undefined;
  readonly alerta?: boolean;
}

export const entero = (valor: number) => valor.toLocaleString('en');

export function Cifras({ cifras }: { cifras: readonly Cifra[] }) {
  return (
    <dl className={css.cifras}>
      {cifras.map((cifra) => (
        <UnaCifra key={cifra.name} {...cifra} />
      ))}
    </dl>
  );
}

function UnaCifra({ label, valor, escrito, antes, nota, to, alerta = false }: Cifra) {
  const text = <bdi dir="ltr">{valor === null ? '—' : escrito(valor)}</bdi>;
  return (
    <div data-alerta={alerta}>
      <dt>
        {label} {nota && <small>{nota}</small>}
      </dt>
      <dd>{to && valor !== null ? <Link to={to}>{text}</Link> : text}</dd>
      {antes !== undefined && <Cambio valor={valor} antes={antes} escrito={escrito} />}
    </div>
  );
}

/** How much a figure moved, in hundredths of what it was before; in words alone where it was nothing. */
function Cambio({ valor, antes, escrito }: Pick<Cifra, 'valor' | 'escrito'> & { antes: number | null }) {
  const t = useT();
  const antesEscrito = antes === null ? '—' : escrito(antes);
  const parte = valor === null || antes === null || antes === 0 ? null : Math.round(((valor - antes) / antes) * 100);
  const signo = parte !== null && parte > 0 ? '+' : '';
  return (
    <dd className={css.cambio}>
      {parte !== null && <bdi dir="ltr">{`${signo}${parte.toLocaleString('en')} %`.replace('-', '−')}</bdi>}{' '}
      {t('tableros.antes', { valor: antesEscrito })}
    </dd>
  );
}
