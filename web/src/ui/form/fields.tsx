import { Checkbox, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import css from './form.module.css';

interface Field {
  label: string;
  help?: string | undefined;
  error: { message?: string | undefined } | undefined;
  field: UseFormRegisterReturn;
  disabled?: boolean;
}

interface TextProps extends Field {
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'numeric' | 'tel' | 'email' | 'url' | 'text';
  autoFocus?: boolean;
  readOnly?: boolean;
  /** Formats the text while it is typed or pasted. */
  format?: ((typed: string) => string) | undefined;
}

export function TextField({ label, help, error, field, format, ...input }: TextProps) {
  return (
    <TextInput
      label={label}
      description={help}
      error={error?.message}
      {...input}
      {...(format ? formatting(field, format) : field)}
    />
  );
}

interface PasswordProps extends Field {
  autoComplete: 'current-password' | 'new-password';
  /** Labels of the button that shows or hides the password. */
  toggle: { show: string; hide: string };
}

export function PasswordField({ label, help, error, field, toggle, ...input }: PasswordProps) {
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      label={label}
      description={help}
      error={error?.message}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': visible ? toggle.hide : toggle.show, tabIndex: 0 }}
      {...input}
      {...field}
    />
  );
}

/** One field for all digits of a code, so that phones can fill it in and it can be pasted in any form. */
export function CodeField({ label, help, error, field, digits }: Field & { digits: number }) {
  const clean = (typed: string) => typed.replace(/\D/g, '').slice(0, digits);
  return (
    <TextInput
      label={label}
      description={help}
      error={error?.message}
      className={css.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      {...formatting(field, clean)}
    />
  );
}

interface SelectProps extends Field {
  options: readonly { readonly value: string; readonly label: string }[];
}

export function SelectField({ label, help, error, field, options, disabled = false }: SelectProps) {
  return (
    <NativeSelect
      label={label}
      description={help}
      error={error?.message}
      data={[...options]}
      disabled={disabled}
      {...field}
    />
  );
}

export function CheckField({ label, help, error, field }: Field) {
  return <Checkbox label={label} description={help} error={error?.message} {...field} />;
}

/** Formats while typing only when the caret is at the end; in the middle of the text it would jump. */
export function formatting(field: UseFormRegisterReturn, format: (typed: string) => string): UseFormRegisterReturn {
  return {
    ...field,
    onChange: async (event) => {
      const input: HTMLInputElement = event.target;
      if (input.selectionStart === null || input.selectionStart === input.value.length)
        input.value = format(input.value);
      await field.onChange(event);
    },
  };
}

/** Formats when the field is left, so that the caret does not jump while typing. */
export function leaving(field: UseFormRegisterReturn, finish: (typed: string) => string): UseFormRegisterReturn {
  return {
    ...field,
    onBlur: async (event) => {
      const input: HTMLInputElement = event.target;
      const finished = finish(input.value);
      if (finished !== input.value) input.value = finished;
      await field.onBlur(event);
    },
  };
}
