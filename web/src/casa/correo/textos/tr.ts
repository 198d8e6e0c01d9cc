import type { Catalogo } from '../../../i18n/catalogo.ts';

export const correo: Catalogo['correo'] = {
  titulo: 'Geliştirme posta kutusu',
  detalle: 'Hizmetin göndereceği e-postalar. Bu posta kutusu üretim ortamında hiçbir zaman bulunmaz.',
  filtro: 'Alıcı',
  filtroAyuda: 'Yalnızca o kişininkileri görmek için e-posta adresini eksiksiz yazın.',
  vacioTitulo: 'Henüz e-posta yok',
  vacio: 'Hizmet bir e-posta gönderdiğinde birkaç saniye içinde burada görünecektir.',
  vacioFiltro: '{para} için e-posta yok.',
  elegir: 'Okumak için bir e-posta seçin.',
  para: 'Kime: {para}',
  lista: 'Alınan e-postalar',
  html: 'E-posta',
  texto: 'Metin',
  contenido: '“{asunto}” konulu e-postanın içeriği',
  apagado: 'Posta kutusu kullanılamıyor: yalnızca geliştirme ortamında bulunur.',
};
