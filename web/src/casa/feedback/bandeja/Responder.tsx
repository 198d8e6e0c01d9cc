import type { HiloDeFeedback } from '@fedatario/contract/casa';
import { Button, Textarea } from '@mantine/core';
import { IconNote, IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { calls } from '#calls';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import { LARGO_DE_COMENTARIO } from '../largo.ts';
import { useEscrito } from '../use-escrito.ts';
import css from './bandeja.module.css';
import { Plantillas } from './Plantillas.tsx';

interface Props {
  hilo: HiloDeFeedback;
  campo: RefObject<HTMLTextAreaElement | null>;
}

type Modo = 'respuesta' | 'nota';

const renews = [calls.feedback.read, calls.feedback.list, calls.feedback.folders];

/** Field for an answer by mail or an internal note. Its text is kept in this tab until it is sent. */
export function Responder({ hilo, campo }: Props) {
  const t = useT();
  const [modo, setModo] = useState<Modo>('respuesta');
  const [texto, setTexto] = useEscrito(`bandeja ${hilo.idFeedback}`);
  const respuesta = useSend(calls.feedback.answer, { renews });
  const nota = useSend(calls.feedback.annotate, { renews });
  const esNota = modo === 'nota';
  const { mutate, isPending, error } = esNota ? nota : respuesta;
  const send = () => {
    if (texto.trim() === '' || isPending) return;
    const done = () => {
      setTexto('');
      show('success', tell(esNota ? 'bandeja.hilo.anotado' : 'bandeja.hilo.respondido'));
    };
    mutate({ params: { idFeedback: hilo.idFeedback }, body: { texto } }, { onSuccess: done });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') campo.current?.blur();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  const Icon = esNota ? IconNote : IconSend;
  return (
    <Stack gap={3} className={css.answer} data-modo={modo}>
      <Modos modo={modo} onModo={setModo} />
      {!esNota && <Plantillas hilo={hilo} campo={campo} texto={texto} onTexto={setTexto} />}
      <Textarea
        ref={campo}
        label={t(esNota ? 'bandeja.hilo.anotar' : 'bandeja.hilo.responder')}
        description={esNota ? t('bandeja.hilo.notaAyuda') : t('bandeja.hilo.respuestaAyuda', { email: hilo.email })}
        rows={5}
        maxLength={LARGO_DE_COMENTARIO}
        value={texto}
        readOnly={isPending}
        onChange={({ currentTarget }) => setTexto(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <p>
        <Button
          loading={isPending}
          disabled={texto.trim() === ''}
          leftSection={<Icon className="espejo" size={18} stroke={1.75} aria-hidden="true" />}
          onClick={send}
        >
          {t(esNota ? 'bandeja.hilo.guardarNota' : 'bandeja.hilo.enviarRespuesta')}
        </Button>
      </p>
    </Stack>
  );
}

function Modos({ modo, onModo }: { modo: Modo; onModo: (modo: Modo) => void }) {
  const t = useT();
  return (
    <fieldset className={css.modes}>
      <legend className="visualmente-oculto">{t('bandeja.hilo.modo')}</legend>
      {(['respuesta', 'nota'] as const).map((uno) => (
        <label key={uno} data-chosen={uno === modo}>
          <input type="radio" name="modo" checked={uno === modo} onChange={() => onModo(uno)} />
          {t(uno === 'nota' ? 'bandeja.hilo.anotar' : 'bandeja.hilo.responder')}
        </label>
      ))}
    </fieldset>
  );
}
