import type { FacturaDetalle } from '@fedatario/contract/compra';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { calls } from '#calls';
import { reading } from '../../lib/api.ts';

/** Continues an order: on the provider's page while it waits for the customer, else on the order's own page. */
export function useSeguir() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [yendo, setYendo] = useState(false);
  useReturn(() => {
    setYendo(false);
    void client.invalidateQueries({ queryKey: [calls.carrito.read.path] });
  });
  const ir = (pedido: FacturaDetalle) => {
    const { idFactura, pagos } = pedido;
    anotarPedido(client, pedido);
    const url = pagos[0]?.url;
    setYendo(Boolean(url));
    if (url) window.location.assign(url);
    else void navigate(`/detalle-pago/${idFactura}`, { replace: true });
  };
  return { ir, yendo };
}

/** Caches an order from the server's answer; cart and lists are fetched again when next shown. */
export function anotarPedido(client: QueryClient, pedido: FacturaDetalle): void {
  client.setQueryData(reading(calls.facturas.read, { params: { idFactura: pedido.idFactura } }).queryKey, pedido);
  void client.invalidateQueries({ queryKey: [calls.carrito.read.path], refetchType: 'none' });
  void client.invalidateQueries({ queryKey: [calls.facturas.list.path], refetchType: 'none' });
  void client.invalidateQueries({ queryKey: [calls.carrito.lines.path] });
}

/** Going back from the provider's page restores this page from the browser's cache, with the state it was left in. */
function useReturn(back: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && back();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  });
}
