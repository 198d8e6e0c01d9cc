import type { FacturaDetalle } from '@fedatario/contract/compra';
import { useT } from '../../i18n/i18n.ts';
import { PagosDeFactura as Intentos } from '../facturas/partes/PagosDeFactura.tsx';
import { Receptor } from '../facturas/partes/Receptor.tsx';
import { nombreDeMarca } from '../pagos/tarjetas/nombres.ts';

/** The recipient of the invoice. */
export function Facturado({ receptor }: Pick<FacturaDetalle, 'receptor'>) {
  const t = useT();
  return (
    <section aria-labelledby="facturado">
      <h2 id="facturado">{t('facturas.receptor.titulo')}</h2>
      <Receptor receptor={receptor} />
    </section>
  );
}

export function PagosDePedido({ pagos }: Pick<FacturaDetalle, 'pagos'>) {
  const t = useT();
  return (
    <Intentos
      pagos={pagos}
      nombreDe={({ metodo, tarjeta }) =>
        tarjeta
          ? t('pago.tarjeta', { marca: nombreDeMarca(tarjeta.marca), ultimos: tarjeta.ultimosCuatro })
          : t(`pago.metodo.${metodo}`)
      }
      estadoDe={({ estado, metodo, motivo }) => {
        if (estado === 'iniciado' && metodo === 'transferencia') return t('pago.esperaTransferencia');
        // The attempt waits for another card, but the useful fact about this one is that it was declined.
        return t(`pago.estado.${estado === 'requiereAccion' && motivo ? 'rechazado' : estado}`);
      }}
    />
  );
}
