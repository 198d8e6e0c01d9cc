import type { Catalogo } from '../../../../i18n/catalogo.ts';

export const notas: Catalogo['notas'] = {
  titulo: 'الإشعارات الدائنة',
  detalle: 'ما خُصم من فواتير مدفوعة، حسب يوم كل إشعار. الإشعار يقود إلى بيعه.',
  buscar: 'الإشعار أو الفاتورة أو العميل أو السبب',
  suma: 'المجموع',
  deFactura: 'من الفاتورة {numero}',
  columna: { numero: 'الإشعار', motivo: 'السبب', monto: 'المبلغ' },
  vacioTitulo: 'لا توجد إشعارات دائنة بعد',
  vacio: 'حين يُرد جزء من فاتورة سيكون هنا.',
};
