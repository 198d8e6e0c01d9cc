import { type Comprobante, type EstadoFactura, esperaPago } from '@fedatario/contract/compra';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { dinero } from '../../lib/format.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { AreaField, MoneyField } from '../../ui/form/quantities.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { FileView } from '../../ui/upload/FileView.tsx';
import css from './comprobantes.module.css';
import { DatosDeComprobante } from './DatosDeComprobante.tsx';
import { Rechazar } from './Rechazar.tsx';
import { useAceptar } from './use-aceptar.ts';

interface Props {
  comprobante: Comprobante;
  factura: { referencia: string; estado: EstadoFactura; total: number };
  onDone?: (() => void) | undefined;
}

/** Review of a receipt: its data, the order's total, and the decision. */
export function RevisionDeComprobante({ comprobante, factura, onDone }: Props) {
  const t = useT();
  const { referencia, estado, total } = factura;
  const [rejecting, setRejecting] = useState(false);
  const porPagar = esperaPago(estado);
  const reject = (
    <Button variant="default" onClick={() => setRejecting(true)}>
      {t('comprobantes.revision.rechazar')}
    </Button>
  );
  return (
    <div className={css.review}>
      <FileView archivo={comprobante.archivo} alt={t('comprobantes.revision.imagen', { referencia })} />
      <DatosDeComprobante comprobante={comprobante} total={total} />
      {!porPagar && <Notice tone="warning">{t('comprobantes.revision.noEsperaPago')}</Notice>}
      {porPagar ? (
        <Aceptar comprobante={comprobante} factura={factura} onDone={onDone}>
          {reject}
        </Aceptar>
      ) : (
        <Row gap={3} justify="end" wrap className={css.ways}>
          {reject}
        </Row>
      )}
      {rejecting && (
        <Rechazar
          idComprobante={comprobante.idComprobante}
          onClose={() => setRejecting(false)}
          onDone={onDone ?? (() => setRejecting(false))}
        />
      )}
    </div>
  );
}

function Aceptar({ comprobante, factura, onDone, children }: Props & { children: ReactNode }) {
  const t = useT();
  const { form, submit, sending, error, differs } = useAceptar(comprobante, factura, onDone);
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <form noValidate onSubmit={submit} className={css.decide}>
      <MoneyField
        label={t('comprobantes.revision.monto')}
        error={errors.montoRecibido}
        field={register('montoRecibido')}
      />
      {differs && (
        <>
          <Notice tone="warning">{t('comprobantes.revision.difiere', { total: dinero(factura.total) })}</Notice>
          <AreaField
            label={t('comprobantes.revision.motivoAceptar')}
            error={errors.motivo}
            field={register('motivo')}
          />
        </>
      )}
      {error && error.errores.length === 0 && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <Row gap={3} justify="end" wrap className={css.ways}>
        {children}
        <Button type="submit" loading={sending}>
          {t('comprobantes.revision.aceptar')}
        </Button>
      </Row>
    </form>
  );
}
