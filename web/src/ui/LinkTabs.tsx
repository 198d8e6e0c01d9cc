import { Link, type LinkProps } from 'react-router';
import css from './link-tabs.module.css';

interface Tab {
  readonly to: LinkProps['to'];
  readonly label: string;
  readonly current: boolean;
}

/** Views of one page, each with an address of its own. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className={css.tabs}>
      {tabs.map((tab) => (
        <Link key={tab.label} to={tab.to} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
