import { calidades, conDocumento, identificaciones } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useT } from '../../i18n/i18n.ts';
import { SelectField, TextField } from '../../ui/form/fields.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import css from './firma.module.css';
import { faultOf, nadie, type Valores } from './valores.ts';

export type FirmaForm = Pick<UseFormReturn<Valores>, 'register' | 'watch' | 'setValue'> & {
  formState: { errors: FieldErrors<Valores> };
};

/** The persons who appeared before the notary, in which capacity, and how the notary identified each. */
export function Comparecientes({ form }: { form: FirmaForm }) {
  const t = useT();
  const personas = form.watch('comparecientes');
  const { errors } = form.formState;
  const put = (next: Valores['comparecientes']) => form.setValue('comparecientes', next, { shouldDirty: true });
  return (
    <>
      {personas.map((persona, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row of the form is its place.
        <Compareciente key={i} form={form} i={i} mostro={conDocumento.includes(persona.identificacion)}>
          {personas.length > 1 && (
            <Button
              variant="subtle"
              aria-label={t('firma.quitarPersona', { n: i + 1 })}
              onClick={() => put(personas.filter((_, other) => other !== i))}
            >
              {t('firma.quitar')}
            </Button>
          )}
        </Compareciente>
      ))}
      {errors.comparecientes && 'message' in errors.comparecientes && (
        <p className={css.mal} role="alert">
          {String(errors.comparecientes.message)}
        </p>
      )}
      <Button
        variant="default"
        className={css.otra}
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => put([...personas, nadie])}
      >
        {t('firma.otraPersona')}
      </Button>
    </>
  );
}

interface Props {
  form: FirmaForm;
  i: number;
  /** Whether the person showed an identity document, which then needs a number. */
  mostro: boolean;
  children: ReactNode;
}

function Compareciente({ form, i, mostro, children }: Props) {
  const t = useT();
  const { errors } = form.formState;
  const at = `comparecientes.${i}` as const;
  const { identificacion } = form.watch(at);
  const field = (name: 'nombre' | 'calidad' | 'identificacion' | 'numero') => ({
    error: faultOf(errors, `${at}.${name}`),
    field: form.register(`${at}.${name}`),
  });
  return (
    <Stack as="fieldset" gap={4} className={css.persona}>
      <legend>{t('firma.persona', { n: i + 1 })}</legend>
      <TextField label={t('firma.campo.nombre')} {...field('nombre')} />
      <SelectField
        label={t('firma.campo.calidad')}
        {...field('calidad')}
        options={calidades.map((value) => ({ value, label: t(`firma.calidad.${value}`) }))}
      />
      <SelectField
        label={t('firma.campo.identificacion')}
        {...field('identificacion')}
        options={identificaciones.map((value) => ({ value, label: t(`firma.identificacion.${value}`) }))}
      />
      {mostro && (
        <TextField
          label={t(`firma.numero.${identificacion === 'dpi' ? 'dpi' : 'pasaporte'}`)}
          {...field('numero')}
          autoComplete="off"
        />
      )}
      {children}
    </Stack>
  );
}
