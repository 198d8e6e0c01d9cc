import { IconCalendarCheck, IconShieldCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useMemo, useReducer } from 'react';
import { useLocation } from 'react-router';
import { Marca } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import css from './door.module.css';
import { type DoorArrival, DoorContext, type Opened } from './door.ts';
import { keepDoorEmail, keptDoorEmail } from './kept-email.ts';
import { loginState, stateOf } from './login-state.ts';

interface Props {
  onSignedIn: (opened: Opened) => Promise<void>;
  /** Theme attributes of the dark side panel. */
  side: Record<string, unknown>;
  children: ReactNode;
}

/** Context of the sign-in and sign-up screens: the visitor's data and the flags of the last step. */
export function Puerta({ onSignedIn, side, children }: Props) {
  const { pathname, state: arrival } = useLocation() as { pathname: string; state: DoorArrival | null };
  const [state, dispatch] = useReducer(loginState, { email: arrival?.email ?? keptDoorEmail(), password: '' }, stateOf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when the path, and so the screen, changes.
  useEffect(() => {
    if (!arrival?.keep) dispatch({ type: 'reset' });
  }, [pathname, arrival]);
  const { email } = state.user;
  useEffect(() => keepDoorEmail(email), [email]);
  const door = useMemo(() => {
    const enter = async (opened: Opened) => {
      await onSignedIn(opened);
      keepDoorEmail('');
    };
    return { state, dispatch, onSignedIn: enter };
  }, [state, onSignedIn]);
  return (
    <DoorContext value={door}>
      <div className={css.door}>
        <Stack as="main" id="contenido" tabIndex={-1} gap={12} pad={8} className={css.work}>
          <Marca />
          <div className={css.card}>{children}</div>
        </Stack>
        <Side area={side} />
      </div>
    </DoorContext>
  );
}

function Side({ area }: { area: Record<string, unknown> }) {
  const t = useT();
  return (
    <Stack as="aside" gap={8} justify="center" className={css.side} {...area}>
      <img src="/sello.svg" alt="" width="72" height="72" />
      <p className={css.phrase}>{t('identidad.lado.frase')}</p>
      <ul>
        <li>
          <IconCalendarCheck size={22} stroke={1.5} aria-hidden="true" />
          {t('identidad.lado.uno')}
        </li>
        <li>
          <IconShieldCheck size={22} stroke={1.5} aria-hidden="true" />
          {t('identidad.lado.dos')}
        </li>
      </ul>
    </Stack>
  );
}
