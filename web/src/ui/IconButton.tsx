import type { ButtonHTMLAttributes } from 'react';
import css from './signs.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Action and its object, as an accessible name. */
  label: string;
  kind?: 'plain' | 'remove';
}

/** A button with only an icon. */
export function IconButton({ label, title = label, kind = 'plain', ...button }: Props) {
  return <button type="button" {...button} aria-label={label} title={title} className={css.button} data-kind={kind} />;
}
