import type { Catalogo } from '../catalogo.ts';

export const inicio: Catalogo['inicio'] = {
  pantalla: 'Noter huzurunda hukuki belgeler, çevrim içi',
  hero: {
    sobre: 'Çevrim içi noterlik ve hukuki belgeler',
    titulo: 'Geçerli ve imzalı hukuki belgeniz; evden yalnızca yasa bizzat gelmenizi istediğinde çıkarsınız.',
    detalle:
      'Birkaç açık soruyu yanıtlayın, belgenizin nasıl yazıldığını görün; bir noter incelesin, imzalasın ve teslim etsin.',
  },
  hoja: {
    descripcion: 'Mührüyle birlikte tamamlanmış bir noter belgesinin görseli.',
    encabezado: 'Contrato de arrendamiento',
    primera: 'PRIMERA.',
    primeraTexto: 'Manifiesta el arrendante que es propietario del inmueble…',
    segunda: 'SEGUNDA.',
    segundaTexto: 'El plazo del contrato es de un año a partir de…',
    firmado: 'Noter huzurunda imzalandı',
    verificable: 'Herkes doğrulayabilir',
  },
  pasos: {
    titulo: 'Nasıl çalışır',
    detalle: 'Üç adım; her birinin bir sorumlusu vardır ve tarihi her zaman göz önündedir.',
    uno: 'Yanıtlayın',
    unoTexto:
      'Basit sorular, her seferinde bir bölüm. Siz yanıtladıkça belgeniz yan tarafta yazılır ve her yanıt kaydedilir.',
    dos: 'Bir noter inceler',
    dosTexto:
      'Meslek odasına kayıtlı bir noter bilgileri ve gerekli belgeleri denetler. Bir eksik varsa ne olduğunu, nedenini ve son tarihini bilirsiniz.',
    tres: 'İmzalayın ve teslim alın',
    tresTexto:
      'Son metni onaylar ve imzalarsınız. Belge mühür, kod ve kayıt taşır: gerçekliğini herkes doğrulayabilir.',
  },
  preguntas: { titulo: 'Sık sorulan sorular' },
  planes: {
    titulo: 'Planlar',
    detalle:
      'Sık sık belgeye ihtiyaç duyanlar için planlar burada yer alacak: kaç belge ve noterle kaç randevu içerdikleri, aylık veya yıllık ücretleri.',
    estado: 'Planlar hazırlanıyor.',
    cancelar: 'Telefon görüşmesi gerekmeden iki adımda iptal edilebilecek',
  },
};
