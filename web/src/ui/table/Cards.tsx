import { Row } from '../layout/layout.tsx';
import css from './cards.module.css';
import { RowActions } from './RowActions.tsx';
import { RowLink } from './Table.tsx';
import type { RowsProps } from './table.ts';

/** The rows as cards, where a table does not fit. */
export function Cards<Row>({ lead, columns, rows, keyOf, linkTo, actionsOf }: RowsProps<Row>) {
  const [first, ...rest] = columns;
  return (
    <ul className={css.cards}>
      {rows.map((row) => (
        <li key={keyOf(row)} data-item={keyOf(row)}>
          <Row gap={2} align="start" justify="between" className={css.head}>
            {lead?.cell(row)}
            <RowLink {...linkTo(row)}>{first?.cell(row)}</RowLink>
            {actionsOf && <RowActions actions={actionsOf(row)} />}
          </Row>
          <dl>
            {rest
              .map(({ name, label, cell }) => ({ name, label, said: cell(row) }))
              .filter(({ said }) => said !== '' && said !== null)
              .map(({ name, label, said }) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>{said}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
