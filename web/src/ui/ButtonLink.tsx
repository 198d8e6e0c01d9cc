import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import css from './button-link.module.css';

interface Props extends Pick<LinkProps, 'to' | 'state' | 'replace' | 'reloadDocument' | 'onClick'> {
  kind?: 'main' | 'quiet' | 'plain';
  children: ReactNode;
}

/** A link styled as a button, for navigation. */
export function ButtonLink({ kind = 'main', children, ...link }: Props) {
  return (
    <Link {...link} className={css.button} data-kind={kind}>
      {children}
    </Link>
  );
}
