import type { DatosFacturacion } from '@fedatario/contract';
import { ConflictDialog } from '../common/ConflictDialog.tsx';
import { Failure } from '../common/Failure.tsx';
import { GuardarCambios } from '../common/GuardarCambios.tsx';
import { Titulo } from '../common/marca.tsx';
import { SinGuardar } from '../common/SinGuardar.tsx';
import { useT } from '../i18n/i18n.ts';
import { useCall } from '../lib/api.ts';
import { Form } from '../ui/form/Form.tsx';
import { Notice } from '../ui/form/Notice.tsx';
import { PageHead } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { leerDatos } from './calls.ts';
import { type Campo, campos, Domicilio, Emisor, Transferencia } from './campos.tsx';
import { Detenidos } from './Detenidos.tsx';
import css from './detenidos.module.css';
import { useDatos } from './use-datos.ts';

/** Who invoices, where customers transfer to, and what the certifier has not accepted. */
export function FacturacionPage() {
  const t = useT();
  const { data, error, refetch } = useCall(leerDatos, {});
  return (
    <>
      <Titulo pantalla={t('facturacion.titulo')} />
      <PageHead title={t('facturacion.titulo')} text={t('facturacion.detalle')} />
      {data && <Incompleto datos={data} />}
      <Detenidos />
      {data && <DatosForm datos={data} />}
      {!data && error && <Failure error={error} retry={refetch} />}
      {!data && !error && <Skeleton pieces={[240, 240, 160]} label={t('comun.cargando')} />}
    </>
  );
}

function Incompleto({ datos }: { datos: DatosFacturacion }) {
  const t = useT();
  const { razonSocial, nit, direccion, municipio, departamento } = datos;
  if ([razonSocial, nit, direccion, municipio, departamento].every(Boolean)) return null;
  return (
    <div className={css.notice}>
      <Notice tone="warning">{t('facturacion.incompleto')}</Notice>
    </div>
  );
}

function DatosForm({ datos }: { datos: DatosFacturacion }) {
  const t = useT();
  const { form, save, saving, error, conflict, settle, dismiss } = useDatos(datos);
  const { errors, isDirty } = form.formState;
  const labels = Object.fromEntries(campos.map((campo) => [campo, t(`facturacion.campo.${campo}`)])) as Record<
    Campo,
    string
  >;
  const props = { form, labels };
  return (
    <>
      <Form errors={errors} labels={labels} review={t('comun.formulario.revise')} onSubmit={save}>
        <Emisor {...props} />
        <Domicilio {...props} />
        <Transferencia {...props} />
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
