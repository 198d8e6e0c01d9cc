import type { Idioma } from '@fedatario/contract/base';
import type { Perfil } from '@fedatario/contract/casa';
import type { ReactNode } from 'react';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { RowForm } from '../../common/RowForm.tsx';
import { type T, useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { Section } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Foto } from './Foto.tsx';
import { IdiomaField } from './IdiomaField.tsx';
import { Contacto, Identificacion } from './InfoFields.tsx';
import { useInfo } from './use-info.ts';

interface Props {
  email: string;
  /** Called with the chosen language, which the interface uses from then on. */
  onIdioma: (idioma: Idioma) => Promise<void>;
  /** Controls that change the e-mail. */
  children: ReactNode;
}

export function InfoPage({ email, onIdioma, children }: Props) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.usuarios.byEmail, { params: { email } });
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[140, 220, 220]} label={t('comun.cargando')} />;
  return (
    <>
      <Foto perfil={data} />
      {children}
      <InfoForm perfil={data} />
      <Section title={t('usuarios.info.preferencias')}>
        <IdiomaField perfil={data} onIdioma={onIdioma} />
      </Section>
    </>
  );
}

function InfoForm({ perfil }: { perfil: Perfil }) {
  const t = useT();
  const { row, sending } = useInfo(perfil);
  const { form } = row;
  const labels = labelsOf(t);
  return (
    <RowForm
      own
      row={row}
      sending={sending}
      labels={labels}
      show={(field, value) => (field === 'tipoDocumento' ? t(`usuarios.documento.${value as 'dpi'}`) : value)}
    >
      <Identificacion form={form} labels={labels} />
      <Contacto form={form} labels={labels} />
    </RowForm>
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
