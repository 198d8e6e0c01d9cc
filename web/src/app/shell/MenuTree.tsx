import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { type Group, type GroupId, isWithin } from '../menu.ts';
import { moveByArrows } from './arrows.ts';
import { groupIcons } from './icons.ts';
import { MenuLink } from './MenuLink.tsx';
import css from './menu.module.css';

interface Props {
  groups: readonly Group[];
  onGo?: (() => void) | undefined;
}

/** The whole menu as a tree. A group with a single entry is drawn as that entry. */
export function MenuTree({ groups, onGo }: Props) {
  const { pathname } = useLocation();
  const here = groups.find(({ entries }) => entries.some((entry) => isWithin(entry, pathname)))?.id;
  const [chosen, setChosen] = useState<Partial<Record<GroupId, boolean>>>({});
  return (
    <ul className={css.tree} onKeyDown={(event) => moveByArrows(event)}>
      {groups.map((group) => {
        const [first, second] = group.entries;
        const open = chosen[group.id] ?? group.id === here;
        return (
          <li key={group.id}>
            {first && !second ? (
              <MenuLink entry={first} onGo={onGo} />
            ) : (
              <Branch
                group={group}
                open={open}
                onToggle={() => setChosen({ ...chosen, [group.id]: !open })}
                onGo={onGo}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface BranchProps {
  group: Group;
  open: boolean;
  onToggle: () => void;
  onGo?: (() => void) | undefined;
}

function Branch({ group: { id, entries }, open, onToggle, onGo }: BranchProps) {
  const t = useT();
  const Icon = groupIcons[id];
  return (
    <>
      <button type="button" className={css.link} aria-expanded={open} onClick={onToggle}>
        <Icon size={20} stroke={1.6} aria-hidden="true" />
        <span>{t(`oficina.grupo.${id}`)}</span>
        <IconChevronDown className={css.chevron} size={16} aria-hidden="true" />
      </button>
      {open && (
        <ul className={css.branch}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <MenuLink entry={entry} kind="name" onGo={onGo} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
