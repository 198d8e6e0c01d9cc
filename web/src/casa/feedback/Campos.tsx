import { Textarea } from '@mantine/core';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useT } from '../../i18n/i18n.ts';
import { SelectField } from '../../ui/form/fields.tsx';
import { LARGO_DE_COMENTARIO } from './largo.ts';

type Fallo = { message?: string | undefined } | undefined;

interface Props {
  motivos: readonly { readonly idMotivo: string; readonly nombre: string }[];
  registro: Readonly<Record<'idMotivo' | 'texto' | 'puntos', UseFormRegisterReturn>>;
  errores: { readonly idMotivo?: Fallo; readonly texto?: Fallo; readonly puntos?: Fallo };
}

const puntos = [1, 2, 3, 4, 5] as const;

/** Reason, message and rating: the fields of every comment. */
export function Campos({ motivos, registro, errores }: Props) {
  const t = useT();
  const elija = { value: '', label: t('feedback.elija') };
  return (
    <>
      <SelectField
        label={t('feedback.motivo')}
        error={errores.idMotivo}
        field={registro.idMotivo}
        options={[elija, ...motivos.map(({ idMotivo, nombre }) => ({ value: idMotivo, label: nombre }))]}
      />
      <Textarea
        label={t('feedback.texto')}
        rows={6}
        maxLength={LARGO_DE_COMENTARIO}
        error={errores.texto?.message}
        {...registro.texto}
      />
      <SelectField
        label={t('feedback.puntos')}
        error={errores.puntos}
        field={registro.puntos}
        options={[
          { value: '', label: t('feedback.sinPuntos') },
          ...puntos.map((n) => ({ value: String(n), label: t(`feedback.punto.n${n}`) })),
        ]}
      />
    </>
  );
}
