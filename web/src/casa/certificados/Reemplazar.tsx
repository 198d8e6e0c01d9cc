import { type CertificadoDeNotario, CertificadoNuevo } from '@fedatario/contract/casa';
import { Button, Input } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { useSendFresh } from '../../common/use-send-fresh.tsx';
import { useT } from '../../i18n/i18n.ts';
import { placeErrors, useSchemaForm } from '../../lib/form.ts';
import { PasswordField } from '../../ui/form/fields.tsx';
import { Notice } from '../../ui/form/Notice.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { show } from '../../ui/snackbar/store.ts';
import { useFileChoice } from '../../ui/upload/use-file-choice.tsx';
import css from './certificado.module.css';

interface Props {
  idNotario: string;
  otro: boolean;
}

/** Uploads a PKCS#12 file with its password, which is never shown again. */
export function Reemplazar({ idNotario: id, otro }: Props) {
  const t = useT();
  const [nombre, setNombre] = useState('');
  const form = useSchemaForm(CertificadoNuevo, { p12: '', clave: '' });
  const { mutate, isPending, error, dialog } = useSendFresh(calls.certificados.replace, {
    renews: [calls.certificados.read],
  });
  const { errors } = form.formState;
  const take = async (chosen: File) => {
    setNombre(chosen.name);
    form.setValue('p12', await base64Of(chosen), { shouldValidate: form.formState.isSubmitted });
  };
  const done = ({ autofirmado }: CertificadoDeNotario) => {
    setNombre('');
    form.reset();
    if (autofirmado) show('warning', t('certificado.puestoDePrueba'));
    else show('success', t('certificado.puesto'));
  };
  const send = form.handleSubmit((body) =>
    mutate({ params: { id }, body }, { onSuccess: done, onError: (failure) => void placeErrors(form, failure) }),
  );
  return (
    <>
      <Stack as="form" noValidate gap={4} align="start" className={css.form} onSubmit={send}>
        <Elegir nombre={nombre} error={errors.p12?.message} onFile={(chosen) => void take(chosen)} />
        <PasswordField
          label={t('certificado.clave')}
          error={errors.clave}
          field={form.register('clave')}
          autoComplete="new-password"
          toggle={{ show: t('certificado.mostrar'), hide: t('certificado.ocultar') }}
        />
        {error && error.codigo !== 'datos-invalidos' && (
          <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>
        )}
        <Button type="submit" loading={isPending}>
          {t(otro ? 'certificado.reemplazar' : 'certificado.poner')}
        </Button>
      </Stack>
      {dialog}
    </>
  );
}

interface ElegirProps {
  nombre: string;
  error: string | undefined;
  onFile: (file: File) => void;
}

function Elegir({ nombre, error, onFile }: ElegirProps) {
  const t = useT();
  const accept = '.p12,.pfx,application/x-pkcs12';
  const { input, choose } = useFileChoice({ label: t('certificado.elegir'), accept, onFile });
  return (
    <Input.Wrapper
      label={t('certificado.archivo')}
      description={t('certificado.ayuda')}
      error={error}
      labelElement="div"
    >
      <Row gap={4} rowGap={2} align="center" wrap className={css.archivo}>
        <Button variant="default" onClick={choose}>
          {t('certificado.elegir')}
        </Button>
        {nombre && <bdi>{nombre}</bdi>}
        {input}
      </Row>
    </Input.Wrapper>
  );
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
