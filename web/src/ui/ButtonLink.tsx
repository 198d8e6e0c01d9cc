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

interface AnchorProps extends Pick<Props, 'kind' | 'children'> {
  /** `#part` of the same page, where the browser moves the focus too, or the address of a file. */
  to: string;
  /** Opens in a new tab. */
  blank?: boolean;
}

/** A link that the router has no part in, styled as a button. */
export function ButtonAnchor({ to, kind = 'main', blank = false, children }: AnchorProps) {
  return (
    <a href={to} className={css.button} data-kind={kind} {...(blank && { target: '_blank', rel: 'noreferrer' })}>
      {children}
    </a>
  );
}
