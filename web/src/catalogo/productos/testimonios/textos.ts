import type { Textos } from '../../../i18n/palabra.ts';

export const testimonios = {
  titulo: ['Lo que dicen los clientes', 'What customers say', 'Müşteriler ne diyor', 'ماذا يقول العملاء'],
  promedio: [
    '{promedio} de 5, de {n, plural, one {# calificación} other {# calificaciones}}',
    '{promedio} of 5, from {n, plural, one {# rating} other {# ratings}}',
    '5 üzerinden {promedio}, {n, plural, other {# değerlendirme}}',
    '{promedio} من 5، من {n, plural, zero {دون تقييمات} one {تقييم واحد} two {تقييمين} few {# تقييمات} many {# تقييمًا} other {# تقييم}}',
  ],
  puntos: [
    '{n, plural, one {# estrella} other {# estrellas}} de 5',
    '{n, plural, one {# star} other {# stars}} of 5',
    '5 üzerinden {n, plural, other {# yıldız}}',
    '{n, plural, zero {بلا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}} من 5',
  ],
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    testimonios: typeof testimonios;
  }
}
