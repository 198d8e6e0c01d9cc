import { type ReactNode, useEffect, useRef } from 'react';
import css from './signs.module.css';

interface Props {
  label: string;
  /** Key of the open link; when it changes, the link is scrolled into view. */
  open: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A row of links. When not all fit, it scrolls sideways and its end fades as a hint. */
export function Strip({ label, open, className = '', children }: Props) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is open is news.
  useEffect(() => {
    const row = nav.current;
    const link = nav.current?.querySelector('[aria-current]');
    if (!row || !link) return;
    const place = row.getBoundingClientRect();
    const here = link.getBoundingClientRect();
    // Scrolls only the row, never the page.
    row.scrollBy({ left: (here.left + here.right - place.left - place.right) / 2, behavior: 'instant' });
  }, [open]);
  return (
    <nav ref={nav} aria-label={label} className={`${css.strip} ${className}`}>
      {children}
    </nav>
  );
}
