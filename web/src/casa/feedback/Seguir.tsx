import type { ArchivoGuardado } from '@fedatario/contract/casa';
import { Button, Textarea } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { t as tell, useT } from '../../i18n/i18n.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { show } from '../../ui/snackbar/store.ts';
import { LARGO_DE_COMENTARIO } from './largo.ts';
import { useEscrito } from './use-escrito.ts';

// Loaded apart, or other screens that show files would carry it.
const Adjuntar = lazy(async () => ({ default: (await import('../../ui/upload/Adjuntar.tsx')).Adjuntar }));

interface Props {
  /** Name under which the text is kept until it is sent. */
  lugar: string;
  conArchivos?: true;
  sending: { readonly isPending: boolean; readonly error: ApiError | null };
  onSend: (texto: string, archivos: string[], done: () => void) => void;
}

/** Field for a further message of the author of a thread. */
export function Seguir({ lugar, conArchivos, sending: { isPending, error }, onSend }: Props) {
  const t = useT();
  const [texto, setTexto] = useEscrito(lugar);
  const [archivos, setArchivos] = useState<readonly ArchivoGuardado[]>([]);
  const [subiendo, setSubiendo] = useState(false);
  const isBlank = texto.trim() === '';
  const done = () => {
    setTexto('');
    setArchivos([]);
    show('success', tell('feedback.hilo.enviado'));
  };
  const boton = (
    <Button
      loading={isPending}
      disabled={isBlank || subiendo}
      onClick={() =>
        onSend(
          texto,
          archivos.map(({ idArchivo }) => idArchivo),
          done,
        )
      }
    >
      {t('feedback.hilo.enviar')}
    </Button>
  );
  return (
    <Stack gap={3} top={6}>
      <Textarea
        label={t('feedback.hilo.responder')}
        rows={4}
        maxLength={LARGO_DE_COMENTARIO}
        value={texto}
        readOnly={isPending}
        onChange={({ currentTarget }) => setTexto(currentTarget.value)}
      />
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      {conArchivos ? (
        <Suspense fallback={<p>{boton}</p>}>
          <Adjuntar archivos={archivos} onArchivos={setArchivos} onSubiendo={setSubiendo}>
            {boton}
          </Adjuntar>
        </Suspense>
      ) : (
        <p>{boton}</p>
      )}
    </Stack>
  );
}
