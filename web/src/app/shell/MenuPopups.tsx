import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentProps, type KeyboardEvent, type Ref, type RefObject, useRef } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { type Group, isWithin } from '../menu.ts';
import { inlineArrows, moveByArrows } from './arrows.ts';
import { groupIcons } from './icons.ts';
import { MenuLink } from './MenuLink.tsx';
import css from './menu.module.css';
import { type Popups, usePopups } from './use-popups.ts';

interface Props {
  groups: readonly Group[];
  /** A column of icons (the folded menu) or a row of names. */
  axis: 'column' | 'row';
}

/** The menu whose groups open as popups on hover or focus. */
export function MenuPopups({ groups, axis }: Props) {
  const popups = usePopups();
  const close = () => popups.settle(undefined);
  return (
    <ul
      className={axis === 'column' ? css.icons : css.row}
      onKeyDown={(event) => moveByArrows(event, axis, ':scope > li > a, :scope > li > button')}
    >
      {groups.map((group) => {
        const [first, second] = group.entries;
        if (!first || second) return <Popup key={group.id} group={group} axis={axis} popups={popups} />;
        return (
          <li key={group.id}>
            <MenuLink entry={first} kind={axis === 'column' ? 'icon' : 'name'} onGo={close} />
          </li>
        );
      })}
    </ul>
  );
}

interface PopupProps {
  group: Group;
  axis: 'column' | 'row';
  popups: Popups;
}

function Popup({ group, axis, popups: { open, soon, settle } }: PopupProps) {
  const { id } = group;
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const keys = keysOf(axis, { trigger, isOpen: open === id, enter, leave });
  function enter() {
    settle(id);
    requestAnimationFrame(() => list.current?.querySelector('a')?.focus());
  }
  function leave() {
    trigger.current?.focus();
    settle(undefined);
  }
  return (
    <li
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && soon(id)}
      onPointerLeave={() => !list.current?.contains(document.activeElement) && soon(undefined)}
      onFocus={() => open !== id && soon(id)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && soon(undefined)}
      onKeyDown={keys}
    >
      <Popover
        opened={open === id}
        onDismiss={() => settle(undefined)}
        position={axis === 'column' ? 'right-start' : 'bottom-start'}
        {...popover}
      >
        <Popover.Target>
          <Trigger
            ref={trigger}
            group={group}
            axis={axis}
            open={open === id}
            onClick={({ detail }) => (detail ? settle(id) : enter())}
          />
        </Popover.Target>
        <Popover.Dropdown className={css.popup}>
          <Entries ref={list} group={group} onGo={() => settle(undefined)} />
        </Popover.Dropdown>
      </Popover>
    </li>
  );
}

/** The popup belongs to the menu and is no dialog: it stays in place in the document for the keyboard order. */
const popover = {
  offset: 6,
  withinPortal: false,
  floatingStrategy: 'fixed',
  withRoles: false,
  closeOnEscape: false,
  transitionProps: { duration: 0 },
} as const;

interface Ways {
  trigger: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  enter: () => void;
  leave: () => void;
}

/** The arrow that points at the popup moves the focus into it; Escape, and in a column the opposite arrow, back out. */
function keysOf(axis: 'column' | 'row', { trigger, isOpen, enter, leave }: Ways) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const [forward, backward] = inlineArrows(event.currentTarget);
    const atTrigger = event.target === trigger.current;
    const enters = atTrigger && event.key === (axis === 'column' ? forward : 'ArrowDown');
    const leaves = isOpen && (event.key === 'Escape' || (axis === 'column' && !atTrigger && event.key === backward));
    if (!enters && !leaves) return;
    event.preventDefault();
    event.stopPropagation();
    if (enters) enter();
    else leave();
  };
}

interface TriggerProps extends ComponentProps<'button'> {
  group: Group;
  axis: 'column' | 'row';
  open: boolean;
}

function Trigger({ group: { id, entries }, axis, open, ...button }: TriggerProps) {
  const t = useT();
  const { pathname } = useLocation();
  const Icon = groupIcons[id];
  const name = t(`oficina.grupo.${id}`);
  return (
    <button
      {...button}
      type="button"
      className={css.link}
      aria-expanded={open}
      data-open={open}
      data-here={entries.some((entry) => isWithin(entry, pathname))}
    >
      {axis === 'column' ? <Icon size={20} stroke={1.6} aria-hidden="true" /> : null}
      <span className={axis === 'column' ? 'visualmente-oculto' : undefined}>{name}</span>
      {axis === 'row' && <IconChevronDown size={14} aria-hidden="true" />}
    </button>
  );
}

function Entries({
  group: { id, entries },
  ref,
  onGo,
}: {
  group: Group;
  ref: Ref<HTMLUListElement>;
  onGo: () => void;
}) {
  const t = useT();
  return (
    <>
      <p className={css.popupTitle}>{t(`oficina.grupo.${id}`)}</p>
      <ul ref={ref} onKeyDown={(event) => moveByArrows(event)}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <MenuLink entry={entry} onGo={onGo} />
          </li>
        ))}
      </ul>
    </>
  );
}
