import { TextInput } from '@mantine/core';
import css from './list.module.css';

interface Props {
  label: string;
  value: string;
  error: string | false;
  change: (dia: string) => void;
}

/** A date filter. Its label is inside, because an empty date field shows only the date format. */
export function Day({ label, value, error, change }: Props) {
  return (
    <TextInput
      className={css.day}
      type="date"
      aria-label={label}
      leftSection={<span aria-hidden="true">{label}</span>}
      leftSectionWidth={`calc(${label.length}ch + 22px)`}
      value={value}
      error={error}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
