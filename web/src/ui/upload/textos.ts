import type { Textos } from '../../i18n/palabra.ts';

export const archivos = {
  arrastre: [
    'Arrastre aquí el archivo, o elíjalo.',
    'Drop the file here, or choose it.',
    'Dosyayı buraya sürükleyin veya seçin.',
    'اسحب الملف إلى هنا أو اختره.',
  ],
  arrastreVarios: [
    'Arrastre aquí los archivos, o elíjalos.',
    'Drag the files here, or choose them.',
    'Dosyaları buraya sürükleyin ya da seçin.',
    'اسحب الملفات إلى هنا أو اخترها.',
  ],
  elija: [
    'Tome una foto o elija el archivo.',
    'Take a photo or choose the file.',
    'Fotoğraf çekin veya dosyayı seçin.',
    'التقط صورة أو اختر الملف.',
  ],
  elegir: ['Elegir archivo', 'Choose file', 'Dosya seç', 'اختيار ملف'],
  elegirVarios: ['Elegir archivos', 'Choose files', 'Dosya seç', 'اختيار ملفات'],
  tomarFoto: ['Tomar foto', 'Take photo', 'Fotoğraf çek', 'التقاط صورة'],
  admite: [
    'PDF, JPG, PNG, WebP o HEIC, de {maximo} MB como máximo.',
    'PDF, JPG, PNG, WebP or HEIC, {maximo} MB at most.',
    'PDF, JPG, PNG, WebP veya HEIC; en fazla {maximo} MB.',
    'ملف PDF أو JPG أو PNG أو WebP أو HEIC، بحجم {maximo} ميغابايت كحدّ أقصى.',
  ],
  admiteSolo: [
    '{formatos}, de {maximo} MB cada archivo como máximo.',
    '{formatos}, {maximo} MB at most for each file.',
    '{formatos}, her dosya en fazla {maximo} MB.',
    '{formatos}، بحجم {maximo} ميغابايت كحد أقصى لكل ملف.',
  ],
  subiendo: ['Subiendo: {parte} %', 'Uploading: {parte} %', 'Yükleniyor: %{parte}', 'جارٍ الرفع: {parte}%'],
  revisando: ['Revisando el archivo…', 'Checking the file…', 'Dosya kontrol ediliyor…', 'جارٍ فحص الملف…'],
  progreso: ['Progreso de {nombre}', 'Progress of {nombre}', 'Yükleme durumu: {nombre}', 'تقدّم رفع {nombre}'],
  cancelar: ['Cancelar', 'Cancel', 'Vazgeç', 'إلغاء'],
  listo: ['Listo, {peso}', 'Ready, {peso}', 'Hazır, {peso}', 'تم، {peso}'],
  cambiar: ['Cambiar', 'Change', 'Değiştir', 'تغيير'],
  abrir: ['Abrir {nombre}', 'Open {nombre}', 'Aç: {nombre}', 'فتح {nombre}'],
  abrirPdf: ['Abrir el PDF', 'Open the PDF', 'PDF dosyasını aç', 'فتح ملف PDF'],
  adjuntos: {
    adjuntar: ['Adjuntar archivo', 'Attach a file', 'Dosya ekle', 'إرفاق ملف'],
    admite: [
      'Hasta {n} archivos: PDF, JPG, PNG, WebP o HEIC.',
      'Up to {n} files: PDF, JPG, PNG, WebP or HEIC.',
      'En çok {n} dosya: PDF, JPG, PNG, WebP veya HEIC.',
      'حتى {n} ملفات: PDF أو JPG أو PNG أو WebP أو HEIC.',
    ],
    quitar: ['Quitar {nombre}', 'Remove {nombre}', '{nombre} dosyasını kaldır', 'إزالة {nombre}'],
    revisando: ['Revisando {nombre}…', 'Checking {nombre}…', '{nombre} denetleniyor…', 'جارٍ فحص {nombre}…'],
    subiendo: ['{nombre}: {parte} %', '{nombre}: {parte}%', '{nombre}: %{parte}', '{nombre}: {parte}%'],
  },
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    archivos: typeof archivos;
  }
}
