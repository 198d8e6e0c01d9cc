import { ActionIcon } from '@mantine/core';
import css from './table.module.css';
import type { RowAction } from './table.ts';

/** Actions on a row without opening it; there are few, so each is visible. */
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
