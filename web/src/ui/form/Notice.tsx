import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Row, Stack } from '../layout/layout.tsx';
import css from './form.module.css';

const icons = {
  error: IconCircleX,
  warning: IconAlertTriangle,
  success: IconCircleCheck,
  info: IconInfoCircle,
} as const;

export type Tone = keyof typeof icons;

/** A message of the screen with icon and text, announced to screen readers. */
export function Notice({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <Row
      gap={3}
      align="start"
      pad={4}
      className={css.notice}
      data-tone={tone}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon size={22} stroke={1.75} aria-hidden="true" />
      <Stack gap={2} align="start" className={css.noticeText}>
        {children}
      </Stack>
    </Row>
  );
}
