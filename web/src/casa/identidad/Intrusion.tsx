import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { show } from '../../ui/snackbar/store.ts';

interface Props {
  email: string;
  onExpelled: (email: string, codeSent: boolean) => void;
}

/** "No fui yo": closes every session and mails a code for a new password. */
export function Intrusion({ email, onExpelled }: Props) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const report = useSend(calls.identidad.reportIntrusion);
  const sendCode = useSend(calls.identidad.forgotPassword);
  const close = () => setAsking(false);
  const confirm = async () => {
    try {
      await report.mutateAsync(undefined);
    } catch (error) {
      return show('error', t(`error.${(error as ApiError).codigo}`));
    }
    const codeSent = await sendCode.mutateAsync({ body: { email } }).then(
      () => true,
      () => false,
    );
    onExpelled(email, codeSent);
  };
  return (
    <div>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('identidad.seguridad.noFuiYo')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('identidad.seguridad.intrusionTitulo')}
        confirm={t('identidad.seguridad.intrusionConfirmar')}
        pending={report.isPending || sendCode.isPending}
        onConfirm={() => void confirm()}
        onClose={close}
      >
        <p>{t('identidad.seguridad.intrusionConsecuencia', { email })}</p>
      </ConfirmDialog>
    </div>
  );
}
