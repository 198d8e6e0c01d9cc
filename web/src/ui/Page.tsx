import type { ReactNode } from 'react';
import { Row, Stack } from './layout/layout.tsx';
import css from './page.module.css';

interface HeadProps {
  title: string;
  text?: string;
  /** The main action of the page. */
  children?: ReactNode;
}

export function PageHead({ title, text, children }: HeadProps) {
  return (
    <Row as="header" gap={8} rowGap={4} align="end" justify="between" wrap bottom={8} className={css.head}>
      <div>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {children}
    </Row>
  );
}

/** Section of a page: title and text at the start, content at the end; on phones one under the other. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className={css.section} aria-label={title}>
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <Stack gap={5} className={css.content}>
        {children}
      </Stack>
    </section>
  );
}
