import { LARGO_DE_MOTIVO } from '@fedatario/contract/base';
import { Textarea } from '@mantine/core';
import { useT } from '../i18n/i18n.ts';

interface Props {
  label: string;
  help?: string;
  rows?: number;
  /** Whether an attempt was made while it was missing or too short. */
  missing: boolean;
  motivo: string;
  onChange: (motivo: string) => void;
}

/** Field for a reason that is kept with the act. */
export function MotivoField({ label, help, rows = 3, missing, motivo, onChange }: Props) {
  const t = useT();
  return (
    <Textarea
      label={label}
      description={help}
      error={missing && t(motivo.trim() === '' ? 'campo.requerido' : 'campo.motivoCorto')}
      rows={rows}
      maxLength={LARGO_DE_MOTIVO}
      value={motivo}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
