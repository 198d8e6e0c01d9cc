import { Checkbox, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { writeEntero, writeMonto } from '../../lib/escribir.ts';
import { Stack } from '../layout/layout.tsx';
import { formatting, leaving } from './fields.tsx';
import css from './form.module.css';

interface Field {
  label: string;
  help?: string | undefined;
  error: { message?: string | undefined } | undefined;
  field: UseFormRegisterReturn;
}

const common = ({ label, help, error }: Field) => ({ label, description: help, error: error?.message });

/** An amount in quetzales; `readMonto` converts it to centavos. */
export function MoneyField(props: Field) {
  return (
    <TextInput
      {...common(props)}
      className={css.amount}
      inputMode="decimal"
      autoComplete="off"
      leftSection={<span aria-hidden="true">Q</span>}
      {...leaving(props.field, writeMonto)}
    />
  );
}

/** A whole number, optionally with its unit beside it. */
export function NumberField({ unit, ...props }: Field & { unit?: ReactNode }) {
  return (
    <TextInput
      {...common(props)}
      className={css.amount}
      inputMode="numeric"
      autoComplete="off"
      rightSection={unit ? <span aria-hidden="true">{unit}</span> : undefined}
      {...formatting(props.field, writeEntero)}
    />
  );
}

/** Date and time in the company's time zone; `toLocal` and `fromLocal` convert from and to an instant. */
export function InstantField(props: Field) {
  return <TextInput {...common(props)} className={css.instant} type="datetime-local" {...props.field} />;
}

export function AreaField({ rows = 3, ...props }: Field & { rows?: number }) {
  return <Textarea {...common(props)} rows={rows} {...props.field} />;
}

interface CheckListProps {
  name: string;
  label: string;
  help?: string | undefined;
  error: { message?: string | undefined } | undefined;
  options: readonly { readonly id: string; readonly nombre: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  search: string;
}

/** Checkboxes for a long list of options, with a search field. */
export function CheckList({ name, label, help, error, options, value, onChange, search }: CheckListProps) {
  const id = useId();
  const [wanted, setWanted] = useState('');
  const matches = (text: string) => plain(text).includes(plain(wanted));
  const toggle = (one: string, on: boolean) => onChange(on ? [...value, one] : value.filter((other) => other !== one));
  return (
    <fieldset className={css.list} aria-describedby={error || help ? id : undefined}>
      <legend>{label}</legend>
      <TextInput
        type="search"
        name={name}
        aria-label={search}
        placeholder={search}
        value={wanted}
        error={error !== undefined}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
      />
      <Stack gap={3} pad={4} top={2} className={css.options}>
        {options
          .filter(({ nombre }) => matches(nombre))
          .map((option) => (
            <Checkbox
              key={option.id}
              label={option.nombre}
              checked={value.includes(option.id)}
              onChange={({ currentTarget }) => toggle(option.id, currentTarget.checked)}
            />
          ))}
      </Stack>
      {(error || help) && (
        <p id={id} data-error={error !== undefined}>
          {error?.message ?? help}
        </p>
      )}
    </fieldset>
  );
}

/** Lower case without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
