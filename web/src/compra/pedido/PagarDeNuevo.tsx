import type { FacturaDetalle } from '@fedatario/contract/compra';
import { Button } from '@mantine/core';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { dinero } from '../../lib/format.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import type { Situacion } from '../facturas/situacion.ts';
import { useSeguir } from '../facturas/use-seguir.ts';
import { claveDePago } from '../pagos/intento.ts';
import { ElegirMetodo } from '../pagos/tarjetas/ElegirMetodo.tsx';
import { useMetodo } from '../pagos/tarjetas/use-metodo.ts';
import css from './situacion.module.css';

interface Props {
  pedido: FacturaDetalle;
  situacion: Situacion;
}

/** Another payment attempt; collapsed while a different next step is the usual one. */
export function PagarDeNuevo({ pedido, situacion }: Props) {
  const t = useT();
  const intento = <Intento pedido={pedido} situacion={situacion} />;
  if (!transfiere(situacion) && !pedido.pagos[0]?.url) return <div className={css.again}>{intento}</div>;
  return (
    <details className={css.again}>
      <summary>{t('facturas.pagarDeNuevo.otra')}</summary>
      {intento}
    </details>
  );
}

function transfiere(situacion: Situacion): boolean {
  return situacion === 'transferencia' || situacion === 'comprobanteRechazado';
}

function Intento({ pedido, situacion }: Props) {
  const t = useT();
  const { idFactura, total, pagos } = pedido;
  const pago = useMetodo(situacion === 'rechazada' ? pagos[0]?.tarjeta?.ultimosCuatro : undefined);
  const seguir = useSeguir();
  const { mutate, isPending, error } = useSend(calls.facturas.payAgain, {
    keyFor: ({ body }) => claveDePago(pedido, body),
  });
  const pay = () => mutate({ params: { idFactura }, body: pago.metodo }, { onSuccess: seguir.ir });
  const words =
    pago.metodo.tipo === 'transferencia' ? 'facturas.pagarDeNuevo.transferir' : 'facturas.pagarDeNuevo.boton';
  return (
    <div>
      <ElegirMetodo {...pago} titulo={t('pago.forma')} soloTarjeta={transfiere(situacion)} />
      {error && <Notice tone="error">{t(`error.${error.codigo}`)}</Notice>}
      <Button loading={isPending || seguir.yendo} onClick={pay}>
        {t(words, { total: dinero(total) })}
      </Button>
    </div>
  );
}
