import type { Catalogo } from '../../../../i18n/catalogo.ts';

export const notas: Catalogo['notas'] = {
  titulo: 'İade faturaları',
  detalle: 'Ödenmiş faturalardan düşülenler, her notun gününe göre. Not, satışına götürür.',
  buscar: 'Not, fatura, müşteri veya neden',
  suma: 'Toplam',
  deFactura: '{numero} faturasından',
  columna: { numero: 'Not', motivo: 'Neden', monto: 'Tutar' },
  vacioTitulo: 'Henüz iade faturası yok',
  vacio: 'Bir faturanın bir kısmı iade edilince burada olur.',
};
