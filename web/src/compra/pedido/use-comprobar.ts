import { esperaPago, type FacturaDetalle } from '@fedatario/contract/compra';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { calls } from '#calls';
import { call, reading } from '../../lib/api.ts';
import { pausaTras, porPreguntar } from '../facturas/situacion.ts';
import { anotarPedido } from '../facturas/use-seguir.ts';

/**
 * While the result of a card payment is unknown, asks the provider at once, soon again, and then less often, only while
 * the page is visible. True once the first answer came or failed.
 */
export function useComprobar(factura: FacturaDetalle | undefined): boolean {
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const idFactura = factura && porPreguntar(factura) ? factura.idFactura : undefined;
  useEffect(() => {
    if (idFactura === undefined) return;
    const params = { idFactura };
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const note = (now: FacturaDetalle) => {
      if (esperaPago(now.estado)) client.setQueryData(reading(calls.facturas.read, { params }).queryKey, now);
      else anotarPedido(client, now);
    };
    const ask = async (times: number): Promise<void> => {
      const seen = document.visibilityState === 'visible';
      if (seen) await call(calls.facturas.check, { params }, { signal: stop.signal }).then(note, () => undefined);
      if (stop.signal.aborted) return;
      setAsked(true);
      timer = setTimeout(() => void ask(times + (seen ? 1 : 0)), pausaTras(times) * 1000);
    };
    void ask(0);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [client, idFactura]);
  return asked;
}
