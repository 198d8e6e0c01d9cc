import { useT } from '../../../i18n/i18n.ts';
import { CheckField, TextField } from '../../../ui/form/fields.tsx';
import { AreaField, MoneyField } from '../../../ui/form/quantities.tsx';
import css from './editor.module.css';
import { Filas } from './Filas.tsx';
import { type DatosForm, faultOf } from './valores.ts';

/** The fees of third parties, which the customer pays beside our price. */
export function ArancelesEscritos({ form }: { form: DatosForm }) {
  const t = useT();
  const { register, formState } = form;
  const field = (index: number, name: 'concepto' | 'monto' | 'nota' | 'opcional') => ({
    label: t(`redaccion.arancel.${name}`),
    error: faultOf(formState.errors, `aranceles.${index}.${name}`),
    field: register(`aranceles.${index}.${name}`),
  });
  return (
    <section className={css.lista} aria-label={t('redaccion.campo.aranceles')}>
      <h3>{t('redaccion.campo.aranceles')}</h3>
      <p>{t('redaccion.ayuda.aranceles')}</p>
      <Filas
        form={form}
        name="aranceles"
        vacia={{ concepto: '', monto: '', nota: '', opcional: false }}
        una={t('redaccion.arancel.uno')}
        agregar={t('redaccion.arancel.agregar')}
      >
        {(index) => (
          <>
            <TextField {...field(index, 'concepto')} autoComplete="off" />
            <MoneyField {...field(index, 'monto')} help={t('redaccion.arancel.sinMonto')} />
            <TextField {...field(index, 'nota')} autoComplete="off" />
            <CheckField {...field(index, 'opcional')} />
          </>
        )}
      </Filas>
    </section>
  );
}

/** The questions that customers ask of the product, with their answers. */
export function PreguntasEscritas({ form }: { form: DatosForm }) {
  const t = useT();
  const { register, formState } = form;
  const field = (index: number, name: 'pregunta' | 'respuesta') => ({
    label: t(`redaccion.pregunta.${name}`),
    error: faultOf(formState.errors, `preguntasFrecuentes.${index}.${name}`),
    field: register(`preguntasFrecuentes.${index}.${name}`),
  });
  return (
    <section className={css.lista} aria-label={t('redaccion.campo.preguntasFrecuentes')}>
      <h3>{t('redaccion.campo.preguntasFrecuentes')}</h3>
      <Filas
        form={form}
        name="preguntasFrecuentes"
        vacia={{ pregunta: '', respuesta: '' }}
        una={t('redaccion.pregunta.pregunta')}
        agregar={t('redaccion.pregunta.agregar')}
      >
        {(index) => (
          <>
            <TextField {...field(index, 'pregunta')} autoComplete="off" />
            <AreaField {...field(index, 'respuesta')} rows={3} />
          </>
        )}
      </Filas>
    </section>
  );
}
