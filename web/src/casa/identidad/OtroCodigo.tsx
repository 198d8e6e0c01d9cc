import { Button } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useT } from '../../i18n/i18n.ts';
import { Row } from '../../ui/layout/layout.tsx';
import css from './door.module.css';
import { useDoor, useStep } from './door.ts';
import type { Step } from './login-state.ts';
import { useCountdown } from './use-countdown.ts';

/** Seconds between codes. */
const PAUSE = 60;

interface Props<I extends FieldValues & { email: string }, O> {
  step: Extract<Step, 'resendCode' | 'forgotPassword'>;
  /** Whether a code was just sent, so that the pause begins. */
  sent: boolean;
  form: UseFormReturn<I, unknown, O>;
  send: (email: string) => Promise<unknown>;
  children?: ReactNode;
}

export function OtroCodigo<I extends FieldValues & { email: string }, O>(props: Props<I, O>) {
  const { step, sent, form, send, children } = props;
  const t = useT();
  const { state } = useDoor();
  const take = useStep(step);
  const [seconds, start] = useCountdown();
  useEffect(() => {
    if (sent) start(PAUSE);
  }, [sent, start]);
  const again = async () => {
    const email = 'email' as Path<I>;
    if (await form.trigger(email, { shouldFocus: true })) await take(() => send(form.getValues(email)));
  };
  return (
    <Row gap={3} rowGap={1} justify="between" wrap className={css.again}>
      <Button variant="subtle" size="sm" disabled={seconds > 0 || state.loading} onClick={() => void again()}>
        {seconds > 0 ? t('identidad.confirmacion.otroEn', { segundos: seconds }) : t('identidad.confirmacion.otro')}
      </Button>
      {children}
    </Row>
  );
}
