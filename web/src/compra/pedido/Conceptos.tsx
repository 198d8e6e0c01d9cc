import type { FacturaDetalle } from '@fedatario/contract/compra';
import { LineasDeFactura } from '../facturas/partes/LineasDeFactura.tsx';

const camino = (tipo: string, id: string) => `/${tipo === 'gestion' ? 'gestion-tramites' : 'tramites'}/${id}/detalle`;

/** The lines with price, discount and IVA. */
export function Conceptos({ pedido }: { pedido: FacturaDetalle }) {
  const columnas = ['precio', 'descuento', 'base', 'iva', 'total'] as const;
  return <LineasDeFactura factura={pedido} lineas={pedido.lineas} columnas={columnas} camino={camino} />;
}
