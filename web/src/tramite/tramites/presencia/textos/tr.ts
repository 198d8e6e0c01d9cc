import type { llegada as es } from './es.ts';

export const llegada: typeof es = {
  titulo: 'Kim geldi',
  detalle: 'Kimin geldiğini ve kimliğinin nasıl belirlendiğini yazın. Noter, imzayı kaydederken bunu önerilmiş bulur.',
  anotada: '{quien} yazdı, {cuando}.',
  estado: { esperada: 'Henüz gelmedi', llego: 'Geldi', noLlego: 'Gelmedi' },
  campo: { nombre: 'Tam ad', calidad: 'Sıfat', llegada: 'Geliş', identificacion: 'Kimliği nasıl belirlendi' },
  sinIdentificar: 'Kimliği henüz belirlenmedi',
  calidad: { parte: 'Taraf', testigo: 'Tanık', interprete: 'Tercüman', traductor: 'Çevirmen' },
  identificacion: {
    dpi: 'DPI ile',
    pasaporte: 'Pasaportuyla',
    conocido: 'Noter tanıyor',
    testigos: 'Tanınan iki tanıkla',
  },
  numero: { dpi: 'DPI numarası (CUI)', pasaporte: 'Pasaport numarası' },
  documento: '{como}, {numero}',
  otra: 'Başka bir kişi ekle',
  nueva: 'Başka bir kişi',
  quitar: 'Bu kişiyi çıkar',
  guardar: 'Gelişi kaydet',
  hecho: 'Geliş yazıldı.',
  conflicto: 'Az önce başka biri yazdı: sizin yazdığınız kaydedilmedi.',
  verla: 'Yazdığını gör',
  faltan: 'Yazılan gelişe göre henüz gelmeyen: {quienes}.',
  propuesta:
    'Her kişinin kimliğinin nasıl belirlendiği {quien} tarafından yazılan gelişten gelir, {cuando}. İmzadan önce gözden geçirin.',
};
