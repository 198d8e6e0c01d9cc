import type { Textos } from '../../../i18n/palabra.ts';

export const llegada = {
  titulo: ['Quién llegó', 'Who came', 'Kim geldi', 'من حضر'],
  detalle: [
    'Anote quién llegó y cómo se identificó. Al registrar la firma, el notario lo encuentra propuesto.',
    'Note who came and how they identified themselves. The notary finds it proposed when recording the signing.',
    'Kimin geldiğini ve kimliğinin nasıl belirlendiğini yazın. Noter, imzayı kaydederken bunu önerilmiş bulur.',
    'دوّن من حضر وكيف عُرفت هويته. يجده كاتب العدل مقترحًا عند تسجيل التوقيع.',
  ],
  anotada: [
    'Lo anotó {quien}, {cuando}.',
    'Noted by {quien}, {cuando}.',
    '{quien} yazdı, {cuando}.',
    'دوّنه {quien}، {cuando}.',
  ],
  estado: {
    esperada: ['No ha llegado', 'Not here yet', 'Henüz gelmedi', 'لم يصل بعد'],
    llego: ['Llegó', 'Came', 'Geldi', 'حضر'],
    noLlego: ['No vino', 'Did not come', 'Gelmedi', 'لم يحضر'],
  },
  campo: {
    nombre: ['Nombre completo', 'Full name', 'Tam ad', 'الاسم الكامل'],
    calidad: ['Calidad', 'Capacity', 'Sıfat', 'الصفة'],
    llegada: ['Llegada', 'Arrival', 'Geliş', 'الحضور'],
    identificacion: ['Cómo se identificó', 'How they were identified', 'Kimliği nasıl belirlendi', 'كيف عُرفت هويته'],
  },
  sinIdentificar: ['Falta identificarla', 'Not identified yet', 'Kimliği henüz belirlenmedi', 'لم تُعرف هويته بعد'],
  calidad: {
    parte: ['Parte', 'Party', 'Taraf', 'طرف'],
    testigo: ['Testigo', 'Witness', 'Tanık', 'شاهد'],
    interprete: ['Intérprete', 'Interpreter', 'Tercüman', 'ترجمان'],
    traductor: ['Traductor', 'Translator', 'Çevirmen', 'مترجم'],
  },
  identificacion: {
    dpi: ['Con su DPI', 'With their DPI', 'DPI ile', 'ببطاقة DPI'],
    pasaporte: ['Con su pasaporte', 'With their passport', 'Pasaportuyla', 'بجواز سفره'],
    conocido: ['La conoce el notario', 'The notary knows them', 'Noter tanıyor', 'يعرفه كاتب العدل'],
    testigos: ['Con dos testigos conocidos', 'With two known witnesses', 'Tanınan iki tanıkla', 'بشاهدين معروفين'],
  },
  numero: {
    dpi: ['Número de DPI (CUI)', 'DPI number (CUI)', 'DPI numarası (CUI)', 'رقم بطاقة DPI (CUI)'],
    pasaporte: ['Número de pasaporte', 'Passport number', 'Pasaport numarası', 'رقم جواز السفر'],
  },
  documento: ['{como}, {numero}', '{como}, {numero}', '{como}, {numero}', '{como}، {numero}'],
  otra: ['Agregar a otra persona', 'Add another person', 'Başka bir kişi ekle', 'أضف شخصًا آخر'],
  nueva: ['Otra persona', 'Another person', 'Başka bir kişi', 'شخص آخر'],
  quitar: ['Quitar a esta persona', 'Remove this person', 'Bu kişiyi çıkar', 'احذف هذا الشخص'],
  guardar: ['Guardar la llegada', 'Save the arrival', 'Gelişi kaydet', 'احفظ الحضور'],
  hecho: ['La llegada quedó anotada.', 'The arrival is noted.', 'Geliş yazıldı.', 'دُوّن الحضور.'],
  conflicto: [
    'Alguien más acaba de anotarla: lo que usted escribió no se ha guardado.',
    'Somebody else has just noted it: what you wrote is not saved.',
    'Az önce başka biri yazdı: sizin yazdığınız kaydedilmedi.',
    'دوّنه شخص آخر للتو: ما كتبته لم يُحفظ.',
  ],
  verla: ['Ver lo que anotó', 'See what they noted', 'Yazdığını gör', 'اعرض ما دوّنه'],
  faltan: [
    'Según la llegada anotada, no ha llegado: {quienes}.',
    'According to the noted arrival, not here yet: {quienes}.',
    'Yazılan gelişe göre henüz gelmeyen: {quienes}.',
    'بحسب الحضور المدوّن، لم يصل بعد: {quienes}.',
  ],
  propuesta: [
    'Cómo se identificó cada persona viene de la llegada que anotó {quien}, {cuando}. Revíselo antes de firmar.',
    'How each person was identified comes from the arrival that {quien} noted, {cuando}. Review it before signing.',
    'Her kişinin kimliğinin nasıl belirlendiği {quien} tarafından yazılan gelişten gelir, {cuando}. İmzadan önce gözden geçirin.',
    'كيفية معرفة هوية كل شخص مأخوذة من الحضور الذي دوّنه {quien}، {cuando}. راجعه قبل التوقيع.',
  ],
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    llegada: typeof llegada;
  }
}
