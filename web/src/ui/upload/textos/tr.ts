import type { Catalogo } from '../../../i18n/catalogo.ts';

export const archivos: Catalogo['archivos'] = {
  arrastre: 'Dosyayı buraya sürükleyin veya seçin.',
  arrastreVarios: 'Dosyaları buraya sürükleyin ya da seçin.',
  elija: 'Fotoğraf çekin veya dosyayı seçin.',
  elegir: 'Dosya seç',
  elegirVarios: 'Dosya seç',
  tomarFoto: 'Fotoğraf çek',
  admite: 'PDF, JPG, PNG, WebP veya HEIC; en fazla {maximo} MB.',
  admiteSolo: '{formatos}, her dosya en fazla {maximo} MB.',
  subiendo: 'Yükleniyor: %{parte}',
  revisando: 'Dosya kontrol ediliyor…',
  progreso: 'Yükleme durumu: {nombre}',
  cancelar: 'Vazgeç',
  listo: 'Hazır, {peso}',
  cambiar: 'Değiştir',
  abrir: 'Aç: {nombre}',
  abrirPdf: 'PDF dosyasını aç',
  adjuntos: {
    adjuntar: 'Dosya ekle',
    admite: 'En çok {n} dosya: PDF, JPG, PNG, WebP veya HEIC.',
    quitar: '{nombre} dosyasını kaldır',
    revisando: '{nombre} denetleniyor…',
    subiendo: '{nombre}: %{parte}',
  },
};
