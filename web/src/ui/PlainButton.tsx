import type { ButtonHTMLAttributes } from 'react';
import css from './button-link.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'main' | 'quiet' | 'plain';
}

/** A button for pages without Mantine, styled like the links beside it. */
export function PlainButton({ kind = 'main', type = 'button', ...button }: Props) {
  return <button {...button} type={type} className={css.button} data-kind={kind} />;
}
