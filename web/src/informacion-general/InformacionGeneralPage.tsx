import type { InformacionGeneral } from '@fedatario/contract';
import { ConflictDialog } from '../common/ConflictDialog.tsx';
import { Failure } from '../common/Failure.tsx';
import { GuardarCambios } from '../common/GuardarCambios.tsx';
import { Titulo } from '../common/marca.tsx';
import { SinGuardar } from '../common/SinGuardar.tsx';
import { useT } from '../i18n/i18n.ts';
import { useCall } from '../lib/api.ts';
import { readInformacionGeneral } from '../lib/calls.ts';
import { Form } from '../ui/form/Form.tsx';
import { PageHead } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { Area } from './area.ts';
import { Colores } from './Colores.tsx';
import { type Campo, campos, Empresa, Redes } from './campos.tsx';
import { useInformacion } from './use-informacion.ts';

export function InformacionGeneralPage({ area }: { area: Area }) {
  const t = useT();
  const { data, error, refetch } = useCall(readInformacionGeneral, {});
  const titulo = t('informacionGeneral.titulo');
  return (
    <>
      <Titulo pantalla={titulo} />
      <PageHead title={titulo} text={t('informacionGeneral.detalle')} />
      {data && <InformacionForm informacion={data} area={area} />}
      {!data && error && <Failure error={error} retry={refetch} />}
      {!data && !error && <Skeleton pieces={[240, 240, 320]} label={t('comun.cargando')} />}
    </>
  );
}

function InformacionForm({ informacion, area }: { informacion: InformacionGeneral; area: Area }) {
  const t = useT();
  const { form, save, saving, error, conflict, settle, dismiss } = useInformacion(informacion);
  const { errors, isDirty } = form.formState;
  const labels = Object.fromEntries(campos.map((campo) => [campo, t(`informacionGeneral.campo.${campo}`)])) as Record<
    Campo,
    string
  >;
  return (
    <>
      <Form errors={errors} labels={labels} review={t('comun.formulario.revise')} onSubmit={save}>
        <Empresa form={form} labels={labels} />
        <Redes form={form} labels={labels} />
        <Colores form={form} area={area} />
        <GuardarCambios error={error} saving={saving} dirty={isDirty} />
      </Form>
      <SinGuardar dirty={isDirty} />
      {conflict && (
        <ConflictDialog
          base={form.formState.defaultValues ?? {}}
          mine={form.getValues()}
          current={conflict}
          labels={labels}
          onCancel={dismiss}
          onChoose={(values) => void settle({ ...form.getValues(), ...values, revision: conflict.revision })}
        />
      )}
    </>
  );
}
