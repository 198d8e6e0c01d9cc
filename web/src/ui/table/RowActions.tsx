import { ActionIcon } from '@mantine/core';
import css from './table.module.css';
import type { RowAction } from './table.ts';

/** What can be done with a row without opening it: few, so each is in sight. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  return (
    <div className={css.actions}>
      {actions.map(({ label, icon: Icon, run }) => (
        <ActionIcon key={label} variant="subtle" color="gray" size={36} title={label} aria-label={label} onClick={run}>
          <Icon size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      ))}
    </div>
  );
}
