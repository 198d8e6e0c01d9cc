import type { Catalogo } from '../../../i18n/catalogo.ts';

export const pendiente: Catalogo['pendiente'] = {
  detalle: 'Bu ekran henüz hazırlanmadı',
  verDocumentos: 'Belgeleri gör',
  tableroVenta: { titulo: 'Satış panosu', texto: 'Gelirleri, siparişleri ve dönüşümü gösterecek.' },
  tableroSuscripciones: {
    titulo: 'Abonelik panosu',
    texto: 'Etkin abonelikleri, yinelenen geliri ve ayrılanları gösterecek.',
  },
};
