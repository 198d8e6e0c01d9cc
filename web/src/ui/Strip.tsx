import { type ReactNode, useEffect, useRef } from 'react';
import css from './strip.module.css';

interface Props {
  label: string;
  /** Which of them is open: it is brought into view when it changes. */
  open: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Links beside one another. Where not all fit, the row runs on sideways and its end fades, so that one sees that it does. */
export function Strip({ label, open, className = '', children }: Props) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is open is news.
  useEffect(() => {
    const [row, link] = [nav.current, nav.current?.querySelector('[aria-current]')];
    if (!row || !link) return;
    const [place, here] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
    // Only the row moves: the page stays where it was read.
    row.scrollBy({ left: (here.left + here.right - place.left - place.right) / 2, behavior: 'instant' });
  }, [open]);
  return (
    <nav ref={nav} aria-label={label} className={`${css.strip} ${className}`}>
      {children}
    </nav>
  );
}
