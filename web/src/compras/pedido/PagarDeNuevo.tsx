import type { FacturaDetalle } from '@fedatario/contract';
import { Button } from '@mantine/core';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { dinero } from '../../lib/format.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { pagarDeNuevo } from '../checkout/calls.ts';
import { claveDePago } from '../intento.ts';
import type { Situacion } from '../situacion.ts';
import { ElegirMetodo } from '../tarjetas/ElegirMetodo.tsx';
import { useMetodo } from '../tarjetas/use-metodo.ts';
import { useSeguir } from '../use-seguir.ts';
import css from './situacion.module.css';

interface Props {
  pedido: FacturaDetalle;
  situacion: Situacion;
}

/** One more try, with the same method or another: behind a fold while another way on is the usual one. */
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
  const { mutate, isPending, error } = useSend(pagarDeNuevo, { keyFor: ({ body }) => claveDePago(pedido, body) });
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
