import { HOJAS_MAXIMAS } from '@fedatario/contract';
import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconFileCheck, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/i18n.ts';
import { peso } from '../lib/format.ts';
import { useUpload } from '../lib/use-upload.ts';
import { FileDrop } from '../ui/upload/FileDrop.tsx';
import css from './firma.module.css';

interface Hoja {
  readonly idArchivo: string;
  readonly nombre: string;
  readonly peso: number;
}

interface Props {
  fault: { message?: string | undefined } | undefined;
  onChange: (archivos: string[]) => void;
}

/** The sheets as they were signed, one picture each, in their order. */
export function Hojas({ fault, onChange }: Props) {
  const t = useT();
  const [hojas, setHojas] = useState<readonly Hoja[]>([]);
  const { state, send, clear } = useUpload();
  const put = (next: readonly Hoja[]) => {
    setHojas(next);
    onChange(next.map(({ idArchivo }) => idArchivo));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taken once, when it has come.
  useEffect(() => {
    if (state.en !== 'casa') return;
    put([...hojas, state.archivo]);
    clear();
  }, [state]);
  const move = (from: number, to: number) => {
    const next = [...hojas];
    next.splice(to, 0, ...next.splice(from, 1));
    put(next);
  };
  return (
    <>
      {hojas.length > 0 && (
        <ol className={css.hojas}>
          {hojas.map((hoja, i) => (
            <li key={hoja.idArchivo}>
              <IconFileCheck size={22} stroke={1.5} aria-hidden="true" />
              <span>
                <strong>{t('firma.hoja', { n: i + 1 })}</strong>
                <small>
                  <bdi>{hoja.nombre}</bdi>, {peso(hoja.peso)}
                </small>
              </span>
              <Mover n={i + 1} ultimo={i === hojas.length - 1} onMove={(by) => move(i, i + by)} />
              <Button
                variant="subtle"
                aria-label={t('firma.quitarHoja', { n: i + 1 })}
                onClick={() => put(hojas.filter((_, other) => other !== i))}
              >
                <IconTrash size={18} stroke={1.75} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ol>
      )}
      {hojas.length < HOJAS_MAXIMAS && (
        <FileDrop
          label={t('firma.campo.archivos')}
          state={state}
          onFile={(file) => void send(file)}
          onClear={clear}
          pictures
        />
      )}
      {fault && (
        <p className={css.mal} role="alert">
          {fault.message}
        </p>
      )}
    </>
  );
}

function Mover({ n, ultimo, onMove }: { n: number; ultimo: boolean; onMove: (by: 1 | -1) => void }) {
  const t = useT();
  return (
    <span className={css.mover}>
      <Button variant="subtle" disabled={n === 1} aria-label={t('firma.subirHoja', { n })} onClick={() => onMove(-1)}>
        <IconArrowUp size={18} stroke={1.75} aria-hidden="true" />
      </Button>
      <Button variant="subtle" disabled={ultimo} aria-label={t('firma.bajarHoja', { n })} onClick={() => onMove(1)}>
        <IconArrowDown size={18} stroke={1.75} aria-hidden="true" />
      </Button>
    </span>
  );
}
