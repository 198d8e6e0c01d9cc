import type { ArchivoGuardado } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { useUpload } from '../../lib/use-upload.ts';
import css from '../../ui/parts.module.css';
import { FileDrop } from '../../ui/upload/FileDrop.tsx';
import { useSubida } from './por-enlace.ts';

interface Props {
  label: string;
  archivos: readonly ArchivoGuardado[];
  maximo: number;
  onChange: (archivos: readonly ArchivoGuardado[]) => void;
  /** Told whether a file is on its way: what needs it cannot be sent yet. */
  onSubiendo: (subiendo: boolean) => void;
}

/** The files of a form that is being filled in; `campo` is what their field needs. */
export function useArchivos() {
  const [archivos, onChange] = useState<readonly ArchivoGuardado[]>([]);
  const [subiendo, onSubiendo] = useState(false);
  return { archivos, subiendo, campo: { archivos, onChange, onSubiendo } };
}

/** Uploads files one after another, by drag, choice or camera, and lists them. */
export function Archivos({ label, archivos, maximo, onChange, onSubiendo }: Props) {
  const t = useT();
  const { state, send, clear } = useUpload(undefined, useSubida());
  const subiendo = state.en === 'camino';
  useEffect(() => onSubiendo(subiendo), [subiendo, onSubiendo]);
  const [arrived, setArrived] = useState<ArchivoGuardado>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a file that arrived is one more.
  useEffect(() => {
    if (state.en !== 'casa' || state.archivo === arrived) return;
    setArrived(state.archivo);
    onChange([...archivos, state.archivo]);
    clear();
  }, [state]);
  return (
    <div className={css.hand}>
      {archivos.length > 0 && (
        <ol className={css.sheets}>
          {archivos.map(({ idArchivo, nombre }, i) => (
            <li key={idArchivo}>
              <span>{t('tramites.requisitos.hoja', { n: i + 1, nombre })}</span>
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={t('tramites.requisitos.quitarHoja', { n: i + 1 })}
                onClick={() => onChange(archivos.filter((uno) => uno.idArchivo !== idArchivo))}
              >
                {t('tramites.requisitos.quitar')}
              </Button>
            </li>
          ))}
        </ol>
      )}
      {archivos.length < maximo && (
        <FileDrop label={label} state={state} onFile={(file) => void send(file)} onClear={clear} />
      )}
    </div>
  );
}
