import type { DatosFacturacion } from '@fedatario/contract/compra';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { RowForm } from '../../../common/RowForm.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useAdministra } from '../../../lib/administra.ts';
import { useCall } from '../../../lib/api.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { type Campo, CuentaParaTransferir, campos, Domicilio, Emisor } from './campos.tsx';
import { Detenidos } from './Detenidos.tsx';
import { useDatos } from './use-datos.ts';

/** Issuer of the invoices, bank account for transfers, and invoices not accepted by the certifier. */
export function FacturacionPage() {
  const t = useT();
  const administra = useAdministra();
  const { data, error, refetch } = useCall(calls.facturacion.read, {});
  return (
    <>
      {data && <Incompleto datos={data} />}
      {administra && <Detenidos />}
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
    <Text as="div" bottom={6}>
      <Notice tone="warning">{t('facturacion.incompleto')}</Notice>
    </Text>
  );
}

function DatosForm({ datos }: { datos: DatosFacturacion }) {
  const t = useT();
  const { row, sending } = useDatos(datos);
  const labels = Object.fromEntries(campos.map((campo) => [campo, t(`facturacion.campo.${campo}`)])) as Record<
    Campo,
    string
  >;
  const props = { form: row.form, labels };
  return (
    <RowForm row={row} sending={sending} panel="seccion" labels={labels}>
      <Emisor {...props} />
      <Domicilio {...props} />
      <CuentaParaTransferir {...props} />
    </RowForm>
  );
}
