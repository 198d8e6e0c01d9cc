import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import { Section } from '../../../ui/Page.tsx';
import { CodigosDialog } from './CodigosDialog.tsx';
import { PedirDialog } from './PedirDialog.tsx';

interface Props {
  email: string;
  /** Called when the e-mail of the account has changed. */
  onMoved: (email: string) => Promise<void>;
}

/** The account's e-mail and its change: a request, then both codes. */
export function CorreoDeCuenta({ email, onMoved }: Props) {
  const t = useT();
  const [open, setOpen] = useState<'pedir' | 'codigos'>();
  const { data } = useCall(calls.cambioDeCorreo.read, undefined);
  const nuevo = data?.cambio?.email;
  const close = () => setOpen(undefined);
  return (
    <Section title={t('usuarios.correo.titulo')} text={t('usuarios.correo.detalle')}>
      <Text as="strong" weight={550} breaks>
        {email}
      </Text>
      {nuevo !== undefined && <p>{t('usuarios.correo.espera', { email: nuevo })}</p>}
      <Row gap={3} wrap>
        {nuevo !== undefined && <Button onClick={() => setOpen('codigos')}>{t('usuarios.correo.seguir')}</Button>}
        <Button variant="default" onClick={() => setOpen('pedir')}>
          {t('usuarios.correo.cambiar')}
        </Button>
      </Row>
      {open === 'pedir' && <PedirDialog email={email} onAsked={() => setOpen('codigos')} onClose={close} />}
      {open === 'codigos' && nuevo !== undefined && (
        <CodigosDialog key={nuevo} email={email} nuevo={nuevo} onMoved={onMoved} onClose={close} />
      )}
    </Section>
  );
}
