import type { Catalogo } from '../../../i18n/catalogo.ts';

export const archivos: Catalogo['archivos'] = {
  arrastre: 'Drop the file here, or choose it.',
  arrastreVarios: 'Drag the files here, or choose them.',
  elija: 'Take a photo or choose the file.',
  elegir: 'Choose file',
  elegirVarios: 'Choose files',
  tomarFoto: 'Take photo',
  admite: 'PDF, JPG, PNG, WebP or HEIC, {maximo} MB at most.',
  admiteSolo: '{formatos}, {maximo} MB at most for each file.',
  subiendo: 'Uploading: {parte} %',
  revisando: 'Checking the file…',
  progreso: 'Progress of {nombre}',
  cancelar: 'Cancel',
  listo: 'Ready, {peso}',
  cambiar: 'Change',
  abrir: 'Open {nombre}',
  abrirPdf: 'Open the PDF',
  adjuntos: {
    adjuntar: 'Attach a file',
    admite: 'Up to {n} files: PDF, JPG, PNG, WebP or HEIC.',
    quitar: 'Remove {nombre}',
    revisando: 'Checking {nombre}…',
    subiendo: '{nombre}: {parte}%',
  },
};
