export const facturacion = {
  titulo: 'Datos de facturación',
  emisor: 'Quién factura',
  emisorDetalle: 'Como está en su RTU. Cada factura guarda estos datos como eran el día del pago.',
  domicilio: 'Domicilio del establecimiento',
  transferencia: 'Transferencias',
  transferenciaDetalle:
    'Lo que lee quien elige pagar por transferencia: banco, tipo y número de cuenta, y a nombre de quién.',
  campo: {
    razonSocial: 'Razón social',
    nit: 'NIT',
    establecimiento: 'Código de establecimiento',
    regimen: 'Régimen del ISR',
    direccion: 'Dirección',
    municipio: 'Municipio',
    departamento: 'Departamento',
    codigoPostal: 'Código postal',
    datosTransferencia: 'Datos para la transferencia',
  },
  establecimientoAyuda: 'Si lo deja vacío, es el 1.',
  regimenAyuda: 'Es la frase que lleva cada factura.',
  regimenes: {
    trimestral: 'Sujeto a pagos trimestrales ISR',
    retencion: 'Sujeto a retención definitiva ISR',
  },
  incompleto:
    'Faltan datos de quien factura. Las compras se pagan igual, pero sus facturas esperan hasta que complete razón social, NIT y domicilio.',
  detenidos: {
    titulo: 'Sin certificar',
    detalle: 'Facturas y notas de crédito que el certificador todavía no acepta. Las compras siguen en marcha.',
    pendiente_certificacion: 'En espera',
    rechazada: 'Rechazada',
    intentos: 'Intentos: {intentos}. El último, el {fecha}.',
    reintentar: 'Certificar de nuevo',
    reintentarCual: 'Certificar {numero} de nuevo',
    pedido: 'Se pidió la certificación de {numero}.',
  },
};
