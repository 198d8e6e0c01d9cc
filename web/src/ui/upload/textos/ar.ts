import type { Catalogo } from '../../../i18n/catalogo.ts';

export const archivos: Catalogo['archivos'] = {
  arrastre: 'اسحب الملف إلى هنا أو اختره.',
  arrastreVarios: 'اسحب الملفات إلى هنا أو اخترها.',
  elija: 'التقط صورة أو اختر الملف.',
  elegir: 'اختيار ملف',
  elegirVarios: 'اختيار ملفات',
  tomarFoto: 'التقاط صورة',
  admite: 'ملف PDF أو JPG أو PNG أو WebP أو HEIC، بحجم {maximo} ميغابايت كحدّ أقصى.',
  admiteSolo: '{formatos}، بحجم {maximo} ميغابايت كحد أقصى لكل ملف.',
  subiendo: 'جارٍ الرفع: {parte}%',
  revisando: 'جارٍ فحص الملف…',
  progreso: 'تقدّم رفع {nombre}',
  cancelar: 'إلغاء',
  listo: 'تم، {peso}',
  cambiar: 'تغيير',
  abrir: 'فتح {nombre}',
  abrirPdf: 'فتح ملف PDF',
  adjuntos: {
    adjuntar: 'إرفاق ملف',
    admite: 'حتى {n} ملفات: PDF أو JPG أو PNG أو WebP أو HEIC.',
    quitar: 'إزالة {nombre}',
    revisando: 'جارٍ فحص {nombre}…',
    subiendo: '{nombre}: {parte}%',
  },
};
