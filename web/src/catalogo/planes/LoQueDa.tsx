import type { Plan } from '@fedatario/contract/catalogo';
import type { PeriodoDePlan } from '@fedatario/contract/compra';
import { IconCheck } from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import { loQueDa } from './da.ts';
import css from './planes.module.css';

interface Props {
  readonly plan: Plan;
  readonly periodo: PeriodoDePlan;
  /** The margins of the list, which are those of its place. */
  readonly className: string | undefined;
}

/** All that a plan gives in one period, a line each. */
export function LoQueDa({ plan, periodo, className }: Props) {
  const t = useT();
  return (
    <ul className={`${css.da} ${className}`}>
      {loQueDa(t, plan, periodo).map((linea) => (
        <li key={linea}>
          <IconCheck size={18} stroke={2} aria-hidden="true" />
          <span>{linea}</span>
        </li>
      ))}
    </ul>
  );
}
