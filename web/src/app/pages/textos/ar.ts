import type { Catalogo } from '../../../i18n/catalogo.ts';

export const pendiente: Catalogo['pendiente'] = {
  detalle: 'لم تُنجز هذه الشاشة بعد',
  verDocumentos: 'عرض الوثائق',
  tableroVenta: { titulo: 'لوحة المبيعات', texto: 'ستعرض الإيرادات والطلبات ومعدل التحويل.' },
  tableroSuscripciones: {
    titulo: 'لوحة الاشتراكات',
    texto: 'ستعرض الاشتراكات السارية والإيرادات المتكررة وحالات الإلغاء.',
  },
};
