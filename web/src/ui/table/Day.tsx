import { TextInput } from '@mantine/core';
import css from './day.module.css';

interface Props {
  label: string;
  value: string;
  change: (dia: string) => void;
}

/** A date filter. Its label is inside, because an empty date field shows only the date format. */
export function Day({ label, value, change }: Props) {
  return (
    <TextInput
      className={css.day}
      type="date"
      aria-label={label}
      leftSection={<span aria-hidden="true">{label}</span>}
      leftSectionWidth={`calc(${label.length}ch + 22px)`}
      value={value}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
