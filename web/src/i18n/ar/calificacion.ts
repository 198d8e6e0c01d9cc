import type { Catalogo } from '../catalogo.ts';

export const calificacion: Catalogo['calificacion'] = {
  titulo: 'تقييمك',
  pregunta: 'كيف كانت الخدمة؟',
  puntos: '{n, plural, zero {بلا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
  dicho: { n1: 'سيئة جدًا', n2: 'سيئة', n3: 'مقبولة', n4: 'جيدة', n5: 'ممتازة' },
  falta: 'اختر من نجمة إلى خمس نجوم.',
  comentario: 'تعليق (اختياري)',
  comentarioAyuda: 'يقرؤه الموثّق والإدارة مع اسمك.',
  enviar: 'إرسال التقييم',
  gracias: 'شكرًا لإخبارنا.',
  puedeCambiar: 'يمكنك تغييره حتى {fecha}.',
  cambiar: 'تغيير',
  deCliente: 'تقييم العميل',
  todavia: 'لم يُعطَ بعد.',
};
