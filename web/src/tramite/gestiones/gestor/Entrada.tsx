import { Button, TextInput } from '@mantine/core';
import { IconLinkOff, IconMailbox } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { calls } from '#calls';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Say } from '../../../ui/Say.tsx';
import form from '../gestion.module.css';

const CIFRAS = 6;

/** Opens the link of a mail with a code that is sent to the same address. */
export function Entrada() {
  const t = useT();
  const token = useLocation().hash.slice(1);
  const asking = useSend(calls.enlacesDeGestor.sendCode);
  const { data: enviado, error } = asking;
  const pedir = () => asking.mutate({ body: { token } });
  if (token === '' || error?.codigo === 'enlace-invalido') return <SinEnlace vencido={token !== ''} />;
  return (
    <>
      <Titulo pantalla={t('gestor.titulo')} />
      <Say
        icon={IconMailbox}
        title={t('gestor.entrada.titulo')}
        lines={[enviado ? t('gestor.entrada.enviado', enviado) : t('gestor.entrada.texto')]}
      >
        {enviado ? (
          <Codigo token={token} pedir={pedir} pidiendo={asking.isPending} />
        ) : (
          <Button size="md" loading={asking.isPending} onClick={pedir}>
            {t('gestor.entrada.pedir')}
          </Button>
        )}
      </Say>
      {error && <Fallo error={error} />}
    </>
  );
}

interface CodigoProps {
  token: string;
  pedir: () => void;
  pidiendo: boolean;
}

function Codigo({ token, pedir, pidiendo }: CodigoProps) {
  const t = useT();
  const [codigo, setCodigo] = useState('');
  const { mutate, isPending, error } = useSend(calls.enlacesDeGestor.open, {
    renews: [calls.casosDeGestor.list, calls.casosDeGestor.read],
  });
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    if (codigo.length === CIFRAS) mutate({ body: { token, codigo } });
  };
  return (
    <form className={form.form} onSubmit={enviar}>
      <TextInput
        size="md"
        label={t('gestor.entrada.codigo')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={codigo}
        onChange={({ currentTarget }) => setCodigo(currentTarget.value.replace(/\D/g, '').slice(0, CIFRAS))}
      />
      {error && <Fallo error={error} />}
      <Button type="submit" size="md" loading={isPending} disabled={codigo.length < CIFRAS}>
        {t('gestor.entrada.entrar')}
      </Button>
      <Button variant="subtle" loading={pidiendo} onClick={pedir}>
        {t('gestor.entrada.otro')}
      </Button>
    </form>
  );
}

function Fallo({ error: { codigo, params } }: { error: ApiError }) {
  const t = useT();
  return <Notice tone="error">{t(`error.${codigo}`, params)}</Notice>;
}

function SinEnlace({ vencido }: { vencido: boolean }) {
  const t = useT();
  const como = vencido ? 'vencido' : 'sinEnlace';
  return (
    <>
      <Titulo pantalla={t('gestor.titulo')} />
      <Say icon={IconLinkOff} title={t(`gestor.entrada.${como}`)} lines={[t(`gestor.entrada.${como}Texto`)]} />
    </>
  );
}
