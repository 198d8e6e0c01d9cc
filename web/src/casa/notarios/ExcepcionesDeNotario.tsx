import { Button, TextInput } from '@mantine/core';
import { useT } from '../../i18n/i18n.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import css from './notarios.module.css';
import { faultOf, type NotarioForm, type Valores } from './valores.ts';

/** Dates that differ from the usual hours of their weekday. */
export function ExcepcionesDeNotario({ form }: { form: NotarioForm }) {
  const t = useT();
  const excepciones = form.watch('excepciones');
  const fault = faultOf(form.formState.errors, 'excepciones');
  const put = (next: Valores['excepciones']) => form.setValue('excepciones', next, { shouldDirty: true });
  return (
    <fieldset className={css.excepciones}>
      <legend>{t('notarios.campo.excepciones')}</legend>
      <p>{t('notarios.ayuda.excepciones')}</p>
      {excepciones.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row of the form is its place.
        <Grid key={place} gap={3} align="end" className={css.excepcion}>
          <TextInput type="date" label={t('notarios.fecha')} {...form.register(`excepciones.${place}.dia`)} />
          <TextInput label={t('notarios.motivo')} {...form.register(`excepciones.${place}.nombre`)} />
          <TextInput
            label={t('notarios.horas')}
            placeholder={t('notarios.cerrado')}
            {...form.register(`excepciones.${place}.horas`)}
          />
          <Button
            variant="default"
            aria-label={t('notarios.quitarFecha', { n: place + 1 })}
            onClick={() => put(excepciones.filter((__, other) => other !== place))}
          >
            {t('notarios.quitar')}
          </Button>
        </Grid>
      ))}
      {fault && <p data-error>{fault.message}</p>}
      <Button variant="default" onClick={() => put([...excepciones, { dia: '', nombre: '', horas: '' }])}>
        {t('notarios.otraFecha')}
      </Button>
    </fieldset>
  );
}
