import type { Catalogo } from '../catalogo.ts';

export const calificacion: Catalogo['calificacion'] = {
  titulo: 'Değerlendirmeniz',
  pregunta: 'Hizmet nasıldı?',
  puntos: '{n, plural, other {# yıldız}}',
  dicho: { n1: 'Çok kötü', n2: 'Kötü', n3: 'Orta', n4: 'İyi', n5: 'Mükemmel' },
  falta: 'Bir ile beş arasında yıldız seçin.',
  comentario: 'Yorum (isteğe bağlı)',
  comentarioAyuda: 'Noteriniz ve yönetim adınızla birlikte okur.',
  enviar: 'Değerlendirmeyi gönder',
  gracias: 'Söylediğiniz için teşekkürler.',
  puedeCambiar: '{fecha} tarihine kadar değiştirebilirsiniz.',
  cambiar: 'Değiştir',
  deCliente: 'Müşterinin değerlendirmesi',
  todavia: 'Henüz verilmedi.',
};
