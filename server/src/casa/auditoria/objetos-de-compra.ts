import { objeto, padre } from './objeto.ts';

const factura = padre('facturas', 'idFactura', 'referencia');
const deFactura = padre('facturas', 'idFactura', 'idUsuario');

/** Entries of what is sold and paid. */
export const objetosDeCompra = {
  suscripcion: objeto('suscripciones', {
    id: 'idSuscripcion',
    nombre: 'nombrePlan',
    titular: padre('suscripciones', 'idSuscripcion', 'idUsuario'),
    campos: ['estado', 'finPeriodo', 'motivoOficina'],
    sinTomar: true,
  }),
  plan: objeto('planes', {
    id: 'idPlan',
    nombre: 'nombre',
    campos: [
      'nombre',
      'descripcion',
      'estado',
      'destacado',
      'orden',
      'para',
      'precioMensual',
      'precioAnual',
      'documentos',
      'citas',
      'descuento',
    ],
  }),
  codigo: objeto('codigosPromocionales', {
    id: 'idCodigo',
    nombre: 'codigo',
    campos: [
      'codigo',
      'descripcion',
      'activo',
      'tipo',
      'valor',
      'aplicaA',
      'objetos',
      'montoMinimo',
      'desde',
      'hasta',
      'usosMaximos',
      'usosPorCliente',
    ],
  }),
  factura: objeto('facturas', {
    id: 'idFactura',
    nombre: 'referencia',
    titular: deFactura,
    campos: ['estado', 'total', 'reembolsado'],
    sinTomar: true,
  }),
  dte: objeto('dtes', { id: 'idDte', nombre: factura, campos: ['estado', 'tipo'], sinTomar: true }),
  reembolso: objeto('reembolsos', {
    id: 'idReembolso',
    titular: deFactura,
    nombre: factura,
    campos: ['estado', 'medio', 'motivo', 'respuesta', 'cotizado', 'monto', 'devolucion'],
    sinTomar: true,
  }),
  comprobante: objeto('comprobantes', {
    id: 'idComprobante',
    claves: { idFactura: 'idFactura' },
    titular: deFactura,
    nombre: factura,
    campos: ['estado', 'monto', 'montoRecibido', 'motivo'],
    sinTomar: true,
  }),
} as const;
