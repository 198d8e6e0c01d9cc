import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { Head } from './Head.tsx';
import { RowActions } from './RowActions.tsx';
import css from './table.module.css';
import type { RowsProps } from './table.ts';

interface Props<Row> extends RowsProps<Row> {
  caption: string;
  orden: string;
  onOrder: (orden: string) => void;
}

/** Rows as a table: headers sort, the whole row is a link, arrow keys move between rows. */
export function Table<Row>({ caption, lead, columns, rows, keyOf, linkTo, actionsOf, orden, onOrder }: Props<Row>) {
  const t = useT();
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <caption className="visualmente-oculto">{caption}</caption>
        <thead>
          <tr>
            {[...(lead ? [lead] : []), ...columns].map((column) => (
              <Head key={column.name} column={column} orden={orden} onOrder={onOrder} />
            ))}
            {actionsOf && (
              <th scope="col">
                <span className="visualmente-oculto">{t('lista.acciones')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody onKeyDown={walk}>
          {rows.map((row) => (
            <tr key={keyOf(row)} data-item={keyOf(row)}>
              {lead && <td className={css.lead}>{lead.cell(row)}</td>}
              {columns.map(({ name, numeric, cell }, index) => (
                <td key={name} data-numeric={numeric} data-first={index === 0}>
                  {index > 0 ? cell(row) : <RowLink {...linkTo(row)}>{cell(row)}</RowLink>}
                </td>
              ))}
              {actionsOf && (
                <td className={css.last}>
                  <RowActions actions={actionsOf(row)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function RowLink(link: Parameters<typeof Link>[0]) {
  return <Link {...link} className={css.link} data-row="" />;
}

/** Arrow keys move to the row above or below, Home and End to the first and last. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const here = links.indexOf(document.activeElement as HTMLElement);
  const there = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: links.length - 1 }[event.key];
  if (here < 0 || there === undefined) return;
  event.preventDefault();
  links[there]?.focus();
}
