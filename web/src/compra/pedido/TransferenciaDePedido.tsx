import type { FacturaDetalle } from '@fedatario/contract/compra';
import { Button } from '@mantine/core';
import { useT } from '../../i18n/i18n.ts';
import { dinero } from '../../lib/format.ts';
import { Card } from '../../ui/layout/layout.tsx';
import { show } from '../../ui/snackbar/store.ts';
import css from './situacion.module.css';

/** Data of the bank transfer, each with a copy button. */
export function TransferenciaDePedido({ pedido }: { pedido: FacturaDetalle }) {
  const t = useT();
  const { total, referencia, cuentaBancaria } = pedido;
  return (
    <Card as="dl" className={css.bank}>
      <Dato que={t('facturas.transferencia.monto')} texto={dinero(total)} copia={(total / 100).toFixed(2)} />
      <Dato que={t('facturas.transferencia.referencia')} texto={referencia} copia={referencia} />
      <Dato
        que={t('facturas.transferencia.cuenta')}
        texto={cuentaBancaria ?? t('facturas.transferencia.sinCuenta')}
        copia={cuentaBancaria ?? undefined}
      />
    </Card>
  );
}

function Dato({ que, texto, copia }: { que: string; texto: string; copia: string | undefined }) {
  const t = useT();
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    show('success', t('facturas.transferencia.copiado', { que }));
  };
  // A page served over plain http has no clipboard; the text can still be selected.
  const canCopy = copia !== undefined && 'clipboard' in navigator;
  return (
    <div>
      <dt>{que}</dt>
      <dd>
        <bdi>{texto}</bdi>
      </dd>
      {canCopy && (
        <dd>
          <Button
            variant="subtle"
            aria-label={t('facturas.transferencia.copiarQue', { que })}
            onClick={() => void copy(copia)}
          >
            {t('facturas.transferencia.copiar')}
          </Button>
        </dd>
      )}
    </div>
  );
}
