import { type ChangeEvent, useId, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import css from './archivo.module.css';

interface Props {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => Promise<void>;
}

/** A file that is read in the browser and sent nowhere. */
export function ArchivoLocal({ label, accept, onFile }: Props) {
  const t = useT();
  const id = useId();
  const [leyendo, setLeyendo] = useState(false);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    setLeyendo(true);
    void onFile(file).finally(() => setLeyendo(false));
  };
  return (
    <Stack gap={2} className={css.archivo}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="file" accept={accept} onChange={choose} />
      {leyendo && <p role="status">{t('taller.word.leyendo')}</p>}
    </Stack>
  );
}
