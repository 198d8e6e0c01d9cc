import { tiposDeArchivo } from '@fedatario/contract/base';
import type { ArchivoGuardado } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { Notice } from '../form/Notice.tsx';
import { Row } from '../layout/layout.tsx';
import { acepta } from './acepta.ts';
import css from './upload.module.css';
import { useFileChoice } from './use-file-choice.tsx';

const ARCHIVOS = 5;

interface Props {
  archivos: readonly ArchivoGuardado[];
  onArchivos: (archivos: readonly ArchivoGuardado[]) => void;
  onSubiendo: (subiendo: boolean) => void;
  /** Content beside the button. */
  children: ReactNode;
}

/** Files attached to a message, uploaded one by one; each can be removed again. */
export function Adjuntar({ archivos, onArchivos, onSubiendo, children }: Props) {
  const t = useT();
  const { state, send, clear } = useUpload();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a file that moved is news.
  useEffect(() => {
    onSubiendo(state.en === 'camino');
    if (state.en !== 'casa') return;
    onArchivos([...archivos, state.archivo]);
    clear();
  }, [state]);
  const { input, choose } = useFileChoice({
    label: t('archivos.adjuntos.adjuntar'),
    accept: acepta(tiposDeArchivo, navigator),
    onFile: (file) => void send(file),
  });
  return (
    <>
      {archivos.length > 0 && <Adjuntos archivos={archivos} onArchivos={onArchivos} />}
      <p role="status" className={css.note}>
        {state.en === 'camino' && subiendo(t, state)}
      </p>
      {state.en === 'error' && <Notice tone="error">{t(`error.${state.error.codigo}`, state.error.params)}</Notice>}
      <Row gap={5} rowGap={3} align="start" justify="between" wrap className={css.ways}>
        <div>
          <Button
            variant="default"
            disabled={state.en === 'camino' || archivos.length >= ARCHIVOS}
            leftSection={<IconPaperclip size={18} stroke={1.75} aria-hidden="true" />}
            onClick={choose}
          >
            {t('archivos.adjuntos.adjuntar')}
          </Button>
          <small>{t('archivos.adjuntos.admite', { n: ARCHIVOS })}</small>
        </div>
        {children}
      </Row>
      {input}
    </>
  );
}

function Adjuntos({ archivos, onArchivos }: Pick<Props, 'archivos' | 'onArchivos'>) {
  const t = useT();
  return (
    <Row as="ul" gap={2} wrap className={css.attached}>
      {archivos.map(({ idArchivo, nombre }) => (
        <li key={idArchivo}>
          <span>{nombre}</span>
          <button
            type="button"
            aria-label={t('archivos.adjuntos.quitar', { nombre })}
            onClick={() => onArchivos(archivos.filter((one) => one.idArchivo !== idArchivo))}
          >
            <IconX size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </Row>
  );
}

function subiendo(t: ReturnType<typeof useT>, { nombre, parte }: { nombre: string; parte: number }): string {
  const value = Math.round(parte * 100);
  return value === 100
    ? t('archivos.adjuntos.revisando', { nombre })
    : t('archivos.adjuntos.subiendo', { nombre, parte: value });
}
