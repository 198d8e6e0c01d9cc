import type { FacturaDetalle } from '@fedatario/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { reading } from '../../lib/api.ts';
import { leerCarrito, lineasEnCarrito } from '../carrito/calls.ts';
import { leerFactura, listarFacturas } from './calls.ts';

/** Goes on with an order as it is now: to the provider's page while that waits for her, else to the order. */
export function useSeguir() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [yendo, setYendo] = useState(false);
  useReturn(() => {
    setYendo(false);
    void client.invalidateQueries({ queryKey: [leerCarrito.path] });
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

/** Keeps what the server said of an order; the cart and the lists are read anew when they are next looked at. */
export function anotarPedido(client: QueryClient, pedido: FacturaDetalle): void {
  client.setQueryData(reading(leerFactura, { params: { idFactura: pedido.idFactura } }).queryKey, pedido);
  void client.invalidateQueries({ queryKey: [leerCarrito.path], refetchType: 'none' });
  void client.invalidateQueries({ queryKey: [listarFacturas.path], refetchType: 'none' });
  void client.invalidateQueries({ queryKey: [lineasEnCarrito.path] });
}

/** The browser shows the page as it was left when she comes back from the provider's by its own button. */
function useReturn(back: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && back();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  });
}
