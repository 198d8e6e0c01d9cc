import type { ButtonHTMLAttributes } from 'react';
import css from './icon-button.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, and to what. */
  label: string;
  kind?: 'plain' | 'remove';
}

/** A button that is only an icon, its child. */
export function IconButton({ label, title = label, kind = 'plain', ...button }: Props) {
  return <button type="button" {...button} aria-label={label} title={title} className={css.button} data-kind={kind} />;
}
