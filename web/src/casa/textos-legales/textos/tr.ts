import type { Catalogo } from '../../../i18n/catalogo.ts';

export const textosLegales: Catalogo['textosLegales'] = {
  titulo: 'Hukuki metinler',
  terminos: 'Şartlar ve koşullar',
  privacidad: 'Gizlilik politikası',
  detalle: 'Önceki bir sürümü kabul eden kendi sürümünü korur. Yayımlamadan önce şirketin danışmanına okutun.',
  vigente: 'Sürüm {version}, {fecha} tarihinden beri yürürlükte',
  ver: 'Sayfayı gör',
  texto: 'Metin',
  ayuda: '# ile başlayan satır başlıktır; - ile başlayan, liste öğesidir. Boş satır paragrafları ayırır.',
  publicar: 'Yayımla',
  versiones: 'Yayımlanan sürümler',
  version: 'Sürüm {version}',
  aceptaciones: '{n, plural, one {# kişi kabul etti} other {# kişi kabul etti}}',
  ninguno: 'Bu metin henüz yayımlanmadı.',
};
