import type { Idioma, Perfil } from '@fedatario/contract';
import { ConflictDialog } from '../common/ConflictDialog.tsx';
import { Failure } from '../common/Failure.tsx';
import { GuardarCambios } from '../common/GuardarCambios.tsx';
import { SinGuardar } from '../common/SinGuardar.tsx';
import { type T, useT } from '../i18n/i18n.ts';
import { useCall } from '../lib/api.ts';
import { readPerfil } from '../lib/calls.ts';
import { Form } from '../ui/form/Form.tsx';
import { Section } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { IdiomaField } from './IdiomaField.tsx';
import { Contacto, Identificacion } from './InfoFields.tsx';
import { useInfo } from './use-info.ts';

interface Props {
  email: string;
  /** The language was chosen: it is read in it from now on. */
  onIdioma: (idioma: Idioma) => Promise<void>;
}

export function InfoPage({ email, onIdioma }: Props) {
  const t = useT();
  const { data, error, refetch } = useCall(readPerfil, { params: { email } });
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[140, 220, 220]} label={t('comun.cargando')} />;
  return (
    <>
      <InfoForm perfil={data} />
      <Section title={t('usuarios.info.preferencias')}>
        <IdiomaField perfil={data} onIdioma={onIdioma} />
      </Section>
    </>
  );
}

function InfoForm({ perfil }: { perfil: Perfil }) {
  const t = useT();
  const { form, save, saving, error, conflict, settle, dismiss } = useInfo(perfil);
  const { errors, isDirty } = form.formState;
  const labels = labelsOf(t);
  return (
    <>
      <Form errors={errors} labels={labels} review={t('comun.formulario.revise')} onSubmit={save}>
        <Identificacion form={form} labels={labels} email={perfil.email} />
        <Contacto form={form} labels={labels} />
        <GuardarCambios error={error} saving={saving} dirty={isDirty} />
      </Form>
      <SinGuardar dirty={isDirty} />
      {conflict && (
        <ConflictDialog
          base={form.formState.defaultValues ?? {}}
          mine={form.getValues()}
          current={conflict}
          labels={labels}
          show={(field, value) => (field === 'tipoDocumento' ? t(`usuarios.documento.${value as 'dpi'}`) : value)}
          onCancel={dismiss}
          onChoose={(values) => void settle({ ...values, revision: conflict.revision })}
        />
      )}
    </>
  );
}

function labelsOf(t: T) {
  return {
    nombreCompleto: t('usuarios.campo.nombreCompleto'),
    tipoDocumento: t('usuarios.campo.tipoDocumento'),
    numeroDocumento: t('usuarios.campo.numeroDocumento'),
    fechaNacimiento: t('usuarios.campo.fechaNacimiento'),
    telefono: t('usuarios.campo.telefono'),
    nit: t('usuarios.campo.nit'),
    direccion: t('usuarios.campo.direccion'),
  };
}
