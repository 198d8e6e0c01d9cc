import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import css from './disclosure.module.css';
import { Card } from './layout/layout.tsx';

interface Props {
  label: string;
  button: ReactNode;
  /** `box` fits among fields and buttons; `tool` is an icon only. */
  kind?: 'round' | 'box' | 'tool';
  /** Whether the panel holds more than a menu. */
  wide?: boolean;
  /** Content of the panel; `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a small panel below it. Escape, a click outside and moving the focus out close it. */
export function Disclosure({ label, button, kind = 'round', wide = false, children }: Props) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useDismissal(place, open, (byKey) => {
    close();
    if (byKey) trigger.current?.focus();
  });
  return (
    <div ref={place} className={css.place}>
      <button
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-label={label}
        className={css.trigger}
        data-kind={kind}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <Card pad={2} className={css.panel} data-wide={wide || undefined}>
          {children(close)}
        </Card>
      )}
    </div>
  );
}

function useDismissal(place: RefObject<HTMLElement | null>, active: boolean, dismiss: (byKey: boolean) => void): void {
  const latest = useRef(dismiss);
  latest.current = dismiss;
  useEffect(() => {
    if (!active) return;
    const stop = new AbortController();
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) latest.current(false);
    };
    document.addEventListener('pointerdown', elsewhere, stop);
    document.addEventListener('focusin', elsewhere, stop);
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && latest.current(true), stop);
    return () => stop.abort();
  }, [active, place]);
}
