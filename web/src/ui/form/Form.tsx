import type { FormEventHandler, ReactNode } from 'react';
import { Stack } from '../layout/layout.tsx';
import css from './form.module.css';

interface Props {
  /** Error messages by field, in the order of the form. */
  errors: Readonly<Record<string, { readonly message?: string | undefined } | undefined>>;
  labels: Readonly<Record<string, string>>;
  /** Title of the error summary. */
  review: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** One column of fields. Several errors are summed up above, each with a link to its field. */
export function Form({ errors, labels, review, onSubmit, children }: Props) {
  const wrong = Object.keys(labels).filter((name) => errors[name]);
  return (
    <Stack as="form" noValidate onSubmit={onSubmit} gap={5}>
      {wrong.length > 1 && (
        <div role="alert" className={css.summary}>
          <p>{review}</p>
          <ul>
            {wrong.map((name) => (
              <li key={name}>
                <button type="button" onClick={({ currentTarget }) => focusField(currentTarget.form, name)}>
                  {`${labels[name]}:`}
                </button>
                {` ${errors[name]?.message ?? ''}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </Stack>
  );
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
