import type { Catalogo } from '../../../../i18n/catalogo.ts';

export const facturacion: Catalogo['facturacion'] = {
  titulo: 'Invoicing data',
  emisor: 'Who invoices',
  emisorDetalle: 'As it stands in the tax registry. Each invoice keeps these data as they were on the day it was paid.',
  domicilio: 'Address of the establishment',
  transferencia: 'Transfers',
  transferenciaDetalle:
    'What a customer reads who pays by transfer: bank, kind and number of the account, and its holder.',
  campo: {
    razonSocial: 'Legal name',
    nit: 'NIT',
    establecimiento: 'Establishment code',
    regimen: 'Income tax regime',
    direccion: 'Address',
    municipio: 'Municipality',
    departamento: 'Department',
    codigoPostal: 'Postal code',
    datosTransferencia: 'Data for the transfer',
  },
  establecimientoAyuda: 'Left empty, it is 1.',
  regimenAyuda: 'It is the phrase that each invoice bears.',
  regimenes: {
    trimestral: 'Subject to quarterly ISR payments',
    retencion: 'Subject to definitive ISR withholding',
  },
  incompleto:
    'Data of who invoices are missing. Purchases are paid all the same, but their invoices wait until the legal name, the NIT and the address are here.',
  detenidos: {
    titulo: 'Not certified',
    detalle: 'Invoices and credit notes that the certifier does not accept yet. The purchases go on.',
    pendiente_certificacion: 'Waiting',
    rechazada: 'Refused',
    intentos: 'Tries: {intentos}. The last one on {fecha}.',
    reintentar: 'Certify again',
    reintentarCual: 'Certify {numero} again',
    pedido: 'The certification of {numero} was asked for.',
  },
};
