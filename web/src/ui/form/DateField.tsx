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
  /** The day cannot be yet to come: a year of two figures is of the last hundred. */
  pasada?: boolean;
}

/** A day as people write it, untouched while they do; once left it is said in words. `readFecha` makes it what is sent. */
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
