import { clasesDeActo, conInstrumento, FirmaDeTramite, firmas, tramites } from '@fedatario/contract';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useSendFresh } from '../common/use-send-fresh.tsx';
import { useT } from '../i18n/i18n.ts';
import { placeErrors, useSchemaForm } from '../lib/form.ts';
import { Form } from '../ui/form/Form.tsx';
import { SelectField, TextField } from '../ui/form/fields.tsx';
import { Notice } from '../ui/form/Notice.tsx';
import { NumberField } from '../ui/form/quantities.tsx';
import { Section } from '../ui/Page.tsx';
import { Comparecientes } from './Comparecientes.tsx';
import css from './firma.module.css';
import { Hojas } from './Hojas.tsx';
import { TextoAprobado } from './TextoAprobado.tsx';
import { useHojas } from './use-hojas.ts';
import { faultOf, prepare, type Valores, vacios } from './valores.ts';

const campos = ['clase', 'instrumento', 'lugar', 'fecha', 'hojas', 'folios', 'comparecientes', 'archivos'] as const;

interface Props {
  idSolicitud: string;
  revision: number;
}

/** All that is said of a signing. Once sent it cannot be taken back: it asks for the password. */
export function Firma({ idSolicitud, revision }: Props) {
  const t = useT();
  const form = useSchemaForm(FirmaDeTramite, vacios, (valores: Valores) => prepare(valores, revision));
  const escaneo = useHojas(idSolicitud);
  useEffect(() => {
    const archivos = escaneo.hojas.map(({ idArchivo }) => idArchivo);
    form.setValue('archivos', archivos, { shouldDirty: archivos.length > 0 });
  }, [form, escaneo.hojas]);
  const { mutate, isPending, error, dialog } = useSendFresh(firmas.sign, { renews: [tramites.read] });
  const { errors } = form.formState;
  const labels = Object.fromEntries(campos.map((campo) => [campo, t(`firma.campo.${campo}`)]));
  const field = (name: 'instrumento' | 'lugar' | 'fecha' | 'hojas' | 'folios') => ({
    ...{ label: t(`firma.campo.${name}`), error: faultOf(errors, name), field: form.register(name) },
  });
  const send = form.handleSubmit((body) =>
    mutate(
      { params: { idSolicitud }, body },
      { onSuccess: escaneo.olvidar, onError: (failure) => void placeErrors(form, failure) },
    ),
  );
  const clases = [
    { value: '', label: t('firma.elijaClase') },
    ...clasesDeActo.map((value) => ({ value, label: t(`firma.clase.${value}`) })),
  ];
  const clase = form.watch('clase');
  const sinNumero = clase !== '' && !conInstrumento.includes(clase);
  return (
    <>
      <Form
        errors={Object.fromEntries(campos.map((campo) => [campo, faultOf(errors, campo)]))}
        labels={labels}
        review={t('comun.formulario.revise')}
        onSubmit={(event) => void send(event)}
      >
        <TextoAprobado idSolicitud={idSolicitud} />
        <Section title={t('firma.acto')} text={t('firma.actoDetalle')}>
          <SelectField
            label={t('firma.campo.clase')}
            error={faultOf(errors, 'clase')}
            field={form.register('clase')}
            options={clases}
          />
          <TextField {...field('instrumento')} help={sinNumero ? t('firma.opcional') : undefined} />
          <TextField {...field('lugar')} />
          <TextField {...field('fecha')} type="date" />
          <NumberField {...field('hojas')} />
          <TextField {...field('folios')} help={t('firma.opcional')} />
        </Section>
        <Section title={t('firma.campo.comparecientes')} text={t('firma.comparecientesDetalle')}>
          <Comparecientes form={form as never} />
        </Section>
        <Section title={t('firma.campo.archivos')} text={t('firma.archivosDetalle')}>
          <Hojas idSolicitud={idSolicitud} escaneo={escaneo} fault={faultOf(errors, 'archivos')} />
        </Section>
        <div className={css.enviar}>
          {error && error.codigo !== 'datos-invalidos' && (
            <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>
          )}
          <p>{t(escaneo.curso ? 'firma.espere' : 'firma.aviso')}</p>
          <Button type="submit" loading={isPending} disabled={escaneo.curso !== undefined}>
            {t('firma.firmar')}
          </Button>
        </div>
      </Form>
      {dialog}
    </>
  );
}
