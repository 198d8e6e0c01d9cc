import { Button, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { readEmail } from '../../../lib/token.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Adjuntar } from '../../../ui/upload/Adjuntar.tsx';
import css from './mensajes.module.css';
import { cambiar, enBlanco, guardar, type PorEnviar, recuperar } from './por-enviar.ts';

const LARGO = 4000;

/** Field for the next message. Its text is kept until sent, also through a reload. */
export function Escribir({ idSolicitud }: { idSolicitud: string }) {
  const t = useT();
  const { mensaje, cambia, vacia } = usePorEnviar(idSolicitud);
  const { texto, archivos, clave } = mensaje;
  const [subiendo, setSubiendo] = useState(false);
  const { mutate, isPending, error } = useSend(calls.conversacion.send, {
    renews: [calls.conversacion.list],
    keyFor: () => clave,
  });
  const isBlank = texto.trim() === '' && archivos.length === 0;
  const send = () => {
    if (isBlank || isPending || subiendo) return;
    const body = { texto, archivos: archivos.map(({ idArchivo }) => idArchivo) };
    mutate({ params: { idSolicitud }, body }, { onSuccess: vacia });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={css.write}>
      <Textarea
        label={t('conversacion.mensajes.texto')}
        description={t('conversacion.mensajes.atajo')}
        rows={3}
        maxLength={LARGO}
        value={texto}
        readOnly={isPending}
        onChange={({ currentTarget }) => cambia({ texto: currentTarget.value })}
        onKeyDown={onKeyDown}
      />
      {error && (
        <Notice tone="error">
          <p>{t(`error.${error.codigo}`, error.params)}</p>
          <p>{t('conversacion.mensajes.sinEnviar')}</p>
        </Notice>
      )}
      <Adjuntar archivos={archivos} onArchivos={(next) => cambia({ archivos: next })} onSubiendo={setSubiendo}>
        <Button
          loading={isPending}
          disabled={isBlank || subiendo}
          leftSection={<IconSend className="espejo" size={18} stroke={1.75} aria-hidden="true" />}
          onClick={send}
        >
          {t('conversacion.mensajes.enviar')}
        </Button>
      </Adjuntar>
    </div>
  );
}

/** Stored in this tab by user, so that another person who signs in here does not find it. */
function usePorEnviar(idSolicitud: string) {
  const lugar = `mensaje ${readEmail() ?? ''} ${idSolicitud}`;
  const [mensaje, setMensaje] = useState<PorEnviar>(() => recuperar(sessionStorage, lugar));
  useEffect(() => guardar(sessionStorage, lugar, mensaje), [lugar, mensaje]);
  const cambia = (cambio: Partial<Omit<PorEnviar, 'clave'>>) => setMensaje((antes) => cambiar(antes, cambio));
  return { mensaje, cambia, vacia: () => setMensaje(enBlanco()) };
}
