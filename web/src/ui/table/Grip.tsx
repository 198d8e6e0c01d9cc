import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Card } from '../layout/layout.tsx';
import css from './table.module.css';
import { useDragged } from './use-dragged.ts';

interface Props {
  id: string;
  /** The visible rows, in order. */
  ids: readonly string[];
  label: string;
  words: { up: string; down: string; first: string; last: string };
  /** Moves a row to this index among them. */
  place: (id: string, index: number) => void;
}

/** Handle that moves a row: by dragging, with the arrow keys, or from a menu that it opens. */
export function Grip({ id, ids, label, words, place }: Props) {
  const handle = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const here = ids.indexOf(id);
  const keepFocus = useKeptFocus(handle, here);
  useDragged(handle, { id, ids, place });
  const go = (index: number) => {
    menu.current?.hidePopover();
    keepFocus();
    place(id, index);
  };
  const move = (event: KeyboardEvent) => {
    const to = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: ids.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    go(to);
  };
  const ways = [
    { text: words.up, to: here - 1, off: here === 0 },
    { text: words.down, to: here + 1, off: here === ids.length - 1 },
    { text: words.first, to: 0, off: here === 0 },
    { text: words.last, to: ids.length - 1, off: here === ids.length - 1 },
  ];
  return (
    <div className={css.place}>
      <button
        ref={handle}
        type="button"
        className={css.grip}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        onKeyDown={move}
        onClick={() => open(handle.current, menu.current)}
      >
        <IconGripVertical size={18} stroke={1.75} aria-hidden="true" />
      </button>
      <Card ref={menu} popover="auto" role="menu" aria-label={label} pad={2} className={css.menu} onKeyDown={walk}>
        {ways.map(({ text, to, off }) => (
          <button key={text} type="button" role="menuitem" disabled={off} onClick={() => go(to)}>
            {text}
          </button>
        ))}
      </Card>
    </div>
  );
}

/** Opens the menu under the button in the top layer, because the table would clip it. */
function open(handle: HTMLElement | null, menu: HTMLElement | null): void {
  if (!handle || !menu) return;
  menu.showPopover();
  const { left, right, top, bottom } = handle.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const fromStart = getComputedStyle(handle).direction === 'rtl' ? right - width : left;
  menu.style.left = `${Math.max(8, Math.min(fromStart, innerWidth - width - 8))}px`;
  menu.style.top = `${bottom + height + 8 > innerHeight ? top - height - 4 : bottom + 4}px`;
  menu.querySelector<HTMLElement>('button:enabled')?.focus();
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  items.at((items.indexOf(document.activeElement as HTMLElement) + step) % items.length)?.focus();
}

/** A row that moves in the DOM loses the focus, so it is focused again. */
function useKeptFocus(handle: { readonly current: HTMLElement | null }, here: number): () => void {
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of place that takes the focus away.
  useLayoutEffect(() => {
    if (moved.current) handle.current?.focus();
    moved.current = false;
  }, [handle, here]);
  return () => {
    moved.current = true;
  };
}
