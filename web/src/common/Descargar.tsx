import type { Endpoint, Input, Light } from '@fedatario/contract/base';
import { Button } from '@mantine/core';
import { IconFileTypeDocx, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../i18n/i18n.ts';
import { ApiError } from '../lib/api-error.ts';
import { callFile, saveFile } from '../lib/file.ts';
import { show } from '../ui/snackbar/store.ts';

interface Props<E extends Endpoint> {
  endpoint: Light<E>;
  input: Input<E>;
  label: string;
  /** Accessible name, when the label alone is not enough. */
  what?: string;
  kind?: 'pdf' | 'word';
  /** Whether the download is the main action of the screen. */
  primary?: boolean;
  /** Work to be done before the download; false stops it. */
  before?: () => Promise<boolean>;
}

const icons = { pdf: IconFileTypePdf, word: IconFileTypeDocx };

/** Downloads a file of the order. */
export function Descargar<E extends Endpoint>({
  endpoint,
  input,
  label,
  what,
  kind = 'pdf',
  primary,
  before,
}: Props<E>) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const Icon = icons[kind];
  const download = () => {
    setBusy(true);
    Promise.resolve(before?.() ?? true)
      .then(async (ready) => {
        if (ready) saveFile(await callFile(endpoint, input, new AbortController().signal));
      })
      .catch((error: unknown) => {
        if (error instanceof ApiError) show('error', t(`error.${error.codigo}`, error.params));
      })
      .finally(() => setBusy(false));
  };
  return (
    <Button
      variant={primary ? 'filled' : 'default'}
      loading={busy}
      aria-label={what}
      leftSection={<Icon size={20} stroke={1.75} aria-hidden="true" />}
      onClick={download}
    >
      {label}
    </Button>
  );
}
