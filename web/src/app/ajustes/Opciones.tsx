import { type ReactNode, useId } from 'react';
import { Stack } from '../../ui/layout/layout.tsx';
import css from './ajustes.module.css';

interface Props<V extends string> {
  title: string;
  /** `look` is a small preview, drawn over the name. */
  options: readonly { readonly value: V; readonly label: string; readonly look?: ReactNode }[];
  value: V | undefined;
  onChange: (value: V) => void;
}

/** A group of radio buttons with optional previews. */
export function Opciones<V extends string>({ title, options, value, onChange }: Props<V>) {
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend>{title}</legend>
      <div className={css.options}>
        {options.map((option) => (
          <Stack as="label" key={option.value} gap={2} justify="center" pad={2} className={css.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.look}
            <span>{option.label}</span>
          </Stack>
        ))}
      </div>
    </fieldset>
  );
}
