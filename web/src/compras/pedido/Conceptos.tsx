import type { FacturaDetalle } from '@fedatario/contract';
import { LineasDeFactura } from '../../common/factura/LineasDeFactura.tsx';

const caminos = {
  tramite: (id: string) => `/tramites/${id}/detalle`,
  gestion: (id: string) => `/gestion-tramites/${id}/detalle`,
};

/** The lines with what each costs, takes off and pays of IVA. */
export function Conceptos({ pedido }: { pedido: FacturaDetalle }) {
  const columnas = ['precio', 'descuento', 'base', 'iva', 'total'] as const;
  return <LineasDeFactura factura={pedido} lineas={pedido.lineas} columnas={columnas} caminos={caminos} />;
}
