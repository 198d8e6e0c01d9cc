import { conDocumento, identificaciones } from '@fedatario/contract';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useT } from '../i18n/i18n.ts';
import { SelectField, TextField } from '../ui/form/fields.tsx';
import css from './firma.module.css';
import { faultOf, nadie, type Valores } from './valores.ts';

export type FirmaForm = Pick<UseFormReturn<Valores>, 'register' | 'watch' | 'setValue'> & {
  formState: { errors: FieldErrors<Valores> };
};

/** Who appeared before the notary, and how she knew each. */
export function Comparecientes({ form }: { form: FirmaForm }) {
  const t = useT();
  const personas = form.watch('comparecientes');
  const { errors } = form.formState;
  const put = (next: Valores['comparecientes']) => form.setValue('comparecientes', next, { shouldDirty: true });
  const options = identificaciones.map((value) => ({ value, label: t(`firma.identificacion.${value}`) }));
  return (
    <>
      {personas.map((persona, i) => {
        const at = `comparecientes.${i}` as const;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row of the form is its place.
          <fieldset key={i} className={css.persona}>
            <legend>{t('firma.persona', { n: i + 1 })}</legend>
            <TextField
              label={t('firma.campo.nombre')}
              error={faultOf(errors, `${at}.nombre`)}
              field={form.register(`${at}.nombre`)}
            />
            <SelectField
              label={t('firma.campo.identificacion')}
              error={undefined}
              field={form.register(`${at}.identificacion`)}
              options={options}
            />
            {conDocumento.includes(persona.identificacion) && (
              <TextField
                label={t(`firma.numero.${persona.identificacion === 'dpi' ? 'dpi' : 'pasaporte'}`)}
                error={faultOf(errors, `${at}.numero`)}
                field={form.register(`${at}.numero`)}
                autoComplete="off"
              />
            )}
            {personas.length > 1 && (
              <Button
                variant="subtle"
                aria-label={t('firma.quitarPersona', { n: i + 1 })}
                onClick={() => put(personas.filter((_, other) => other !== i))}
              >
                {t('firma.quitar')}
              </Button>
            )}
          </fieldset>
        );
      })}
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
