import { leerFecha } from '@fedatario/document-engine';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useT } from '../../i18n/i18n.ts';
import { hoy, readFecha, writeFecha } from '../../lib/escribir.ts';
import { diaLargo } from '../../lib/format.ts';
import { leaving } from './fields.tsx';

interface Props {
  label: string;
  help?: string | undefined;
  error: { message?: string | undefined } | undefined;
  field: UseFormRegisterReturn;
  /** Whether the date must lie in the past, so that a two-digit year means one of the last hundred. */
  pasada?: boolean;
}

/**
 * A date typed in any usual form, unchanged while typing; on leaving the field it is shown in words. `readFecha`
 * converts it for sending.
 */
export function DateField({ label, help, error, field, pasada = false }: Props) {
  const t = useT();
  const [dia, setDia] = useState<string>();
  const finish = (typed: string) => {
    const read = leerFecha(typed, { hoy: hoy(), pasada });
    setDia(read.ok ? read.dia : undefined);
    return writeFecha(readFecha(typed, { hoy: hoy(), pasada }));
  };
  return (
    <TextInput
      label={label}
      description={dia ? diaLargo(dia) : help}
      error={error?.message}
      placeholder={t('comun.formaDeFecha')}
      autoComplete="off"
      {...leaving(field, finish)}
    />
  );
}
