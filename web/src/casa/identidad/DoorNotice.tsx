import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { type DoorArrival, useDoor } from './door.ts';
import { noticeOf, tiempo } from './login-notice.ts';

/** The message that the last step left; `children` offers the next step. */
export function DoorNotice({ children }: { children?: ReactNode }) {
  const t = useT();
  const { state } = useDoor();
  const { state: arrival } = useLocation() as { state: DoorArrival | null };
  const notice = noticeOf(state);
  if (notice) {
    return (
      <Notice tone={notice.tone}>
        <span>
          {t(notice.texto, { email: state.user.email })}{' '}
          {state.espera !== undefined && t('identidad.aviso.espera', { tiempo: tiempo(state.espera) })}
        </span>
        {children}
      </Notice>
    );
  }
  if (!arrival?.aviso || state.loading) return null;
  return (
    <Notice tone={arrival.aviso === 'resetPasswordCodeReq' ? 'warning' : 'success'}>
      {t(`identidad.aviso.${arrival.aviso}`)}
    </Notice>
  );
}
