import type { Catalogo } from '../../../../i18n/catalogo.ts';

export const testimonios: Catalogo['testimonios'] = {
  titulo: 'ماذا يقول العملاء',
  promedio:
    '{promedio} من 5، من {n, plural, zero {دون تقييمات} one {تقييم واحد} two {تقييمين} few {# تقييمات} many {# تقييمًا} other {# تقييم}}',
  puntos: '{n, plural, zero {بلا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}} من 5',
};
