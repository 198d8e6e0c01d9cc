import type { Catalogo } from '../../../i18n/catalogo.ts';

export const pendiente: Catalogo['pendiente'] = {
  detalle: 'لم تُنجز هذه الشاشة بعد',
  verDocumentos: 'عرض الوثائق',
  nuestrosPlanes: { titulo: 'خططنا', texto: 'لا نقدّم خططًا بعد: تُدفع كل وثيقة على حدة اليوم، وسعرها في صفحتها.' },
  misPlanes: { titulo: 'خططي', texto: 'ستعرض خطتك وما استخدمته منها ومواعيدك وفواتيرها.' },
  suscribirse: { titulo: 'الاشتراك في خطة', texto: 'ستتيح مراجعة الخطة المختارة ودفع ثمنها.' },
  tableroVenta: { titulo: 'لوحة المبيعات', texto: 'ستعرض الإيرادات والطلبات ومعدل التحويل.' },
  tableroSuscripciones: {
    titulo: 'لوحة الاشتراكات',
    texto: 'ستعرض الاشتراكات السارية والإيرادات المتكررة وحالات الإلغاء.',
  },
  listaPlanes: { titulo: 'قائمة الخطط', texto: 'ستسرد الخطط المعروضة للبيع.' },
  administrarPlanes: { titulo: 'إدارة خطة', texto: 'ستعدّل خطة: أسعارها ومزاياها وحدودها.' },
  suscripciones: { titulo: 'الاشتراكات في الخطط', texto: 'ستبيّن صاحب كل خطة ومدة سريانها.' },
  suscripcionesPendientes: { titulo: 'اشتراكات معلّقة', texto: 'ستسرد ما ينتظر مراجعة دفعه.' },
};
