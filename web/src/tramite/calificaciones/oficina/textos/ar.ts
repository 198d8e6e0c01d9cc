import type { Catalogo } from '../../../../i18n/catalogo.ts';

export const testimoniosOficina: Catalogo['testimoniosOficina'] = {
  titulo: 'شهادات العملاء',
  detalle:
    'تعليقات سمح أصحابها بعرضها. تعرض صفحة كل منتج آخر ستة اختيرت، مع الاسم الأول والحرف الأول من اللقب. لا تُصحَّح: تُختار أو لا تُختار.',
  buscar: 'المنتج أو العميل أو التعليق',
  todas: 'الكل',
  situacion: { elegido: 'معروض', porElegir: 'غير معروض' },
  columna: {
    producto: 'المنتج',
    puntos: 'التقييم',
    comentario: 'التعليق',
    fecha: 'مسموح منذ',
    situacion: 'الحالة',
  },
  mostrar: 'عرض تعليق {firma}',
  dejar: 'إيقاف عرض تعليق {firma}',
  mostrado: 'يُعرض الآن في صفحة المنتج.',
  retirado: 'لم يعد معروضًا.',
  vacioTitulo: 'لا توجد شهادات بعد',
  vacio: 'حين يقيّم أحد ويسمح بعرض كلماته ستكون هنا.',
};
