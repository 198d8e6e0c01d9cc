import type { Textos } from '../../../i18n/palabra.ts';

export const notas = {
  lista: {
    titulo: ['Notas de crédito', 'Credit notes', 'İade faturaları', 'الإشعارات الدائنة'],
    detalle: [
      'Lo que se quitó de facturas ya pagadas, por el día de cada nota. Una nota lleva a su venta.',
      'What was taken off invoices that were paid, by the day of each note. A note leads to its sale.',
      'Ödenmiş faturalardan düşülenler, her notun gününe göre. Not, satışına götürür.',
      'ما خُصم من فواتير مدفوعة، حسب يوم كل إشعار. الإشعار يقود إلى بيعه.',
    ],
    buscar: [
      'Nota, factura, cliente o motivo',
      'Note, invoice, customer or reason',
      'Not, fatura, müşteri veya neden',
      'الإشعار أو الفاتورة أو العميل أو السبب',
    ],
    vacioTitulo: [
      'Todavía no hay notas de crédito',
      'There are no credit notes yet',
      'Henüz iade faturası yok',
      'لا توجد إشعارات دائنة بعد',
    ],
    vacio: [
      'Cuando se devuelva una parte de una factura, estará aquí.',
      'When a part of an invoice is given back, it will be here.',
      'Bir faturanın bir kısmı iade edilince burada olur.',
      'حين يُرد جزء من فاتورة سيكون هنا.',
    ],
  },
  suma: ['Suma', 'Sum', 'Toplam', 'المجموع'],
  deFactura: ['De la factura {numero}', 'Of invoice {numero}', '{numero} faturasından', 'من الفاتورة {numero}'],
  columna: {
    numero: ['Nota', 'Note', 'Not', 'الإشعار'],
    motivo: ['Motivo', 'Reason', 'Neden', 'السبب'],
    monto: ['Monto', 'Amount', 'Tutar', 'المبلغ'],
  },
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    notas: typeof notas;
  }
}
