import type { Comprobante, FacturaDetalle } from '@fedatario/contract/compra';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { dia, dinero, fechaHora } from '../../lib/format.ts';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FileView } from '../../ui/upload/FileView.tsx';
import css from './comprobantes.module.css';
import { EnviarComprobante } from './EnviarComprobante.tsx';

/** The receipt under review, and a way to replace it. */
export function Enviado({ pedido }: { pedido: FacturaDetalle }) {
  const t = useT();
  const [again, setAgain] = useState(false);
  const { data } = useCall(calls.comprobantes.ofFactura, { params: { idFactura: pedido.idFactura } });
  const [ultimo] = data ?? [];
  if (!ultimo) return <Skeleton pieces={[96]} label={t('comun.cargando')} />;
  return (
    <Stack gap={4} align="start" className={css.send}>
      <Hoja comprobante={ultimo} />
      <Button variant="default" onClick={() => setAgain(!again)} aria-expanded={again}>
        {t(again ? 'comprobantes.enviado.conservar' : 'comprobantes.enviado.cambiar')}
      </Button>
      {again && <EnviarComprobante key={ultimo.idComprobante} pedido={pedido} titulo={t('comprobantes.enviar.otro')} />}
    </Stack>
  );
}

function Hoja({ comprobante }: { comprobante: Comprobante }) {
  const t = useT();
  const { archivo, monto, fecha, banco, referencia, creadoEn } = comprobante;
  const dichos = [monto !== null && dinero(monto), fecha && dia(fecha), banco, referencia].filter(Boolean);
  return (
    <Grid
      as="section"
      aria-label={t('comprobantes.enviado.titulo')}
      gap={4}
      align="center"
      pad={4}
      className={css.sent}
    >
      <FileView archivo={archivo} alt={t('comprobantes.enviar.archivo')} small />
      <div>
        <strong>{archivo.nombre}</strong>
        <span>{dichos.join(' · ')}</span>
        <span>{t('comprobantes.enviado.enviadoEl', { fecha: fechaHora(creadoEn) })}</span>
      </div>
    </Grid>
  );
}
