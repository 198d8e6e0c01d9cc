import type { esperaDeCita as es } from './es.ts';

export const esperaDeCita: typeof es = {
  avisarme: 'أخبروني إذا شغرت ساعة',
  detalle: 'إذا لم تناسبك أي ساعة فأخبرنا بين أي يومين يمكنك. نحجز لك أول ساعة تشغر لمدة ساعة ونخبرك بالبريد.',
  desde: 'من',
  hasta: 'إلى',
  ahoraNo: 'ليس الآن',
  dejada: 'سنخبرك فور شغور ساعة.',
  esperando: 'تنتظر ساعة شاغرة بين {desde} و{hasta}.',
  como: 'فور شغور ساعة نحجزها لك لمدة ساعة ونخبرك بالبريد.',
  retirar: 'توقف عن الانتظار',
  retirada: 'لم تعد تنتظر ساعة.',
  gastara: 'عند طلبها تستخدم موعدًا من خطتك.',
  lista: 'قائمة الانتظار',
  listaDetalle: 'بترتيبهم. كل ساعة تشغر تُعرض تلقائيًا على التالي وتُحجز له لمدة ساعة.',
  nadie: 'لا أحد ينتظر ساعة.',
  entre: 'بين {desde} و{hasta}.',
  ofrecida: 'تُحجز له ساعة حتى {hasta}.',
};
