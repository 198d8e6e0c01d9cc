import { TextInput } from '@mantine/core';
import css from './day.module.css';

interface Props {
  label: string;
  value: string;
  change: (dia: string) => void;
}

/** A day that narrows a list. Its name stands inside, because an empty one shows only the form of a date. */
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
