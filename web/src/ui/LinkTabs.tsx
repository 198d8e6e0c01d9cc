import { Link, type LinkProps } from 'react-router';
import { Row } from './layout/layout.tsx';
import css from './signs.module.css';

interface Tab {
  readonly to: LinkProps['to'];
  readonly label: string;
  readonly current: boolean;
}

/** Views of one page, each with an address of its own. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <Row as="nav" aria-label={label} gap={2} rowGap={1} wrap className={css.tabs}>
      {tabs.map((tab) => (
        <Link key={tab.label} to={tab.to} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </Row>
  );
}
