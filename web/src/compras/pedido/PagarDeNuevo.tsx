import type { FacturaDetalle } from '@fedatario/contract';
import { Button } from '@mantine/core';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { dinero } from '../../lib/format.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { pagarDeNuevo } from '../calls.ts';
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

/** One more try, with the same method or another. It stands open when it is the way on. */
export function PagarDeNuevo({ pedido, situacion }: Props) {
  const t = useT();
  const beside = situacion === 'transferencia' || situacion === 'continuar';
  return (
    <details className={css.again} open={!beside}>
      <summary>{t(beside ? 'facturas.pagarDeNuevo.otra' : 'facturas.pagarDeNuevo.titulo')}</summary>
      <Intento pedido={pedido} soloTarjeta={situacion === 'transferencia'} />
    </details>
  );
}

function Intento({ pedido, soloTarjeta }: Pick<Props, 'pedido'> & { soloTarjeta: boolean }) {
  const t = useT();
  const pago = useMetodo();
  const seguir = useSeguir();
  const { mutate, isPending, error } = useSend(pagarDeNuevo, { keyFor: ({ body }) => claveDePago(pedido, body) });
  const { idFactura, total } = pedido;
  const pay = () => mutate({ params: { idFactura }, body: pago.metodo }, { onSuccess: seguir.ir });
  const words =
    pago.metodo.tipo === 'transferencia' ? 'facturas.pagarDeNuevo.transferir' : 'facturas.pagarDeNuevo.boton';
  return (
    <div>
      <ElegirMetodo {...pago} titulo={t('pago.forma')} soloTarjeta={soloTarjeta} />
      {error && <Notice tone="error">{t(`error.${error.codigo}`)}</Notice>}
      <Button loading={isPending || seguir.yendo} onClick={pay}>
        {t(words, { total: dinero(total) })}
      </Button>
    </div>
  );
}
