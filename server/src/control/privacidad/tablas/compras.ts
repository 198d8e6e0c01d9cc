import { borrarTodo, dato, deFactura, type Paso, suyo } from './dato.ts';

const deSuscripcion = { columna: 'idSuscripcion', en: 'suscripciones' } as const;
const fiscal = 'Es parte de una factura: Código Tributario, arts. 47 y 112.';
const sinNombre = '{"nit":"CF","nombre":"Consumidor Final","direccion":"Ciudad"}';

/** The rows of an invoice stay as long as the tax authority may ask for it; an order that was never paid is no invoice. */
const conLaFactura: readonly Paso[] = [
  { en: 'inmediata', hacer: 'borrar', cuales: 'sinPagar' },
  { en: 'fiscal', hacer: 'borrar', cuales: 'pagada' },
];

/** Tables of carts, orders, invoices and payments. */
export const deCompras = {
  comprobantes: dato('comprobantes', {
    de: [deFactura],
    copia: { titulo: 'Comprobantes de transferencia', dinero: ['monto', 'montoRecibido'] },
    archivo: 'idArchivo',
    borrado: conLaFactura,
  }),
  reembolsoHistorial: dato('reembolsoHistorial', {
    de: [{ columna: 'idReembolso', en: 'reembolsos' }],
    copia: { titulo: 'Historia de sus reembolsos' },
    borrado: [{ en: 'fiscal', hacer: 'limpiar', valores: { motivo: null } }],
  }),
  reembolsoLineas: dato('reembolsoLineas', {
    de: [deFactura],
    copia: { titulo: 'Lo que se reembolsó', dinero: ['cotizado', 'monto'] },
    borrado: [],
    queda: fiscal,
  }),
  reembolsoCuentas: dato('reembolsoCuentas', {
    de: [{ columna: 'idReembolso', en: 'reembolsos' }],
    copia: { titulo: 'Cuentas a las que se le transfirieron reembolsos', abre: ['cuentaCifrada'] },
    // It shows to whom the money of a credit note was paid; a refund that came to nothing has none.
    borrado: [{ en: 'fiscal', hacer: 'borrar' }],
  }),
  reembolsos: dato('reembolsos', {
    de: [deFactura],
    copia: { titulo: 'Reembolsos', sin: ['intentos', 'siguienteEn'], dinero: ['cotizado', 'monto'] },
    borrado: [{ en: 'fiscal', hacer: 'limpiar', valores: { motivo: '—', respuesta: null } }],
  }),
  dtes: dato('dtes', {
    de: [deFactura],
    copia: { titulo: 'Documentos tributarios', sin: ['intentos', 'errores', 'xmlEnviado', 'pedidoEn'] },
    borrado: [{ en: 'fiscal', hacer: 'borrar' }],
  }),
  notasCreditoLineas: dato('notasCreditoLineas', {
    de: [deFactura],
    copia: { titulo: 'Lo que se acreditó', dinero: ['base', 'iva', 'monto'] },
    borrado: [],
    queda: fiscal,
  }),
  notasCredito: dato('notasCredito', {
    de: [deFactura],
    copia: { titulo: 'Notas de crédito', dinero: ['base', 'iva', 'total'] },
    borrado: [{ en: 'fiscal', hacer: 'limpiar', valores: { motivo: '—' } }],
  }),
  pagos: dato('pagos', {
    de: [deFactura],
    copia: { titulo: 'Pagos', sin: ['clave', 'url', 'recordar', 'intento', 'aplicado'], dinero: ['monto', 'devuelto'] },
    borrado: [
      { en: 'inmediata', hacer: 'limpiar', valores: { url: null } },
      {
        en: 'inmediata',
        hacer: 'limpiar',
        valores: { marca: null, ultimosCuatro: null, motivo: null },
        cuales: 'sinPagar',
      },
      { en: 'fiscal', hacer: 'limpiar', valores: { marca: null, ultimosCuatro: null, motivo: null } },
    ],
    queda: 'La referencia del cobro, sin la tarjeta: con ella se responde a un contracargo.',
  }),
  usosCodigo: dato('usosCodigo', {
    de: [deFactura],
    copia: { titulo: 'Códigos que usó', dinero: ['descuento'] },
    borrado: [],
    queda: fiscal,
  }),
  beneficios: dato('beneficios', {
    de: [deSuscripcion],
    copia: { titulo: 'Uso de sus planes', sin: ['idBeneficio'] },
    borrado: [{ en: 'inmediata', hacer: 'limpiar', valores: { motivo: null } }],
    queda: fiscal,
  }),
  beneficioSaldos: dato('beneficioSaldos', {
    de: [deSuscripcion],
    copia: { no: 'Es la suma del uso de sus planes, que está en la copia.' },
    borrado: [],
    queda: fiscal,
  }),
  suscripcionCargos: dato('suscripcionCargos', {
    de: [deFactura],
    copia: { titulo: 'Periodos de sus planes', dinero: ['precio'] },
    borrado: [],
    queda: fiscal,
  }),
  facturaLineas: dato('facturaLineas', {
    de: [deFactura],
    copia: {
      titulo: 'Lo que compró',
      sin: ['comprometido', 'acreditado'],
      dinero: ['precio', 'descuento', 'base', 'iva', 'total', 'reembolsado'],
    },
    borrado: [
      { en: 'inmediata', hacer: 'limpiar', valores: { nombre: '—' }, cuales: 'sinPagar' },
      { en: 'fiscal', hacer: 'limpiar', valores: { nombre: '—' }, cuales: 'pagada' },
    ],
  }),
  facturas: dato('facturas', {
    de: [suyo],
    copia: {
      titulo: 'Pedidos y facturas',
      sin: ['clave', 'huella', 'emisor'],
      dinero: ['subtotal', 'descuento', 'base', 'iva', 'total', 'reembolsado'],
    },
    borrado: [
      { en: 'inmediata', hacer: 'limpiar', valores: { receptor: sinNombre, motivoAnulacion: '—' }, cuales: 'anulada' },
      { en: 'inmediata', hacer: 'limpiar', valores: { receptor: sinNombre }, cuales: 'sinPagar' },
      { en: 'fiscal', hacer: 'limpiar', valores: { receptor: sinNombre }, cuales: 'pagada' },
    ],
    queda: 'Cuánto se vendió y qué día, sin decir a quién.',
  }),
  suscripciones: dato('suscripciones', {
    de: [suyo],
    copia: { titulo: 'Planes', sin: ['avisos', 'cobrosFallidos'], dinero: ['valor'] },
    borrado: [{ en: 'inmediata', hacer: 'limpiar', valores: { motivoCancelacion: null, motivoOficina: null } }],
    queda: fiscal,
  }),
  codigosPorCliente: dato('codigosPorCliente', {
    de: [suyo],
    copia: { no: 'Es la cuenta de los códigos que usó, que están en la copia.' },
    borrado: borrarTodo,
  }),
  carritoLineas: dato('carritoLineas', {
    de: [suyo],
    copia: { titulo: 'Carrito', dinero: ['precio'] },
    borrado: borrarTodo,
  }),
  carritos: dato('carritos', { de: [suyo], copia: { titulo: 'Código puesto en el carrito' }, borrado: borrarTodo }),
  formasPago: dato('formasPago', {
    de: [suyo],
    copia: { titulo: 'Tarjetas guardadas', sin: ['referenciaHash', 'tokenCifrado'] },
    borrado: borrarTodo,
  }),
  clientesPago: dato('clientesPago', {
    de: [suyo],
    copia: { titulo: 'Su nombre ante quien cobra' },
    borrado: borrarTodo,
  }),
};
