import type { Catalogo } from '../../../i18n/catalogo.ts';

export const inicio: Catalogo['inicio'] = {
  pantalla: 'Noter huzurunda hukuki belgeler, çevrim içi',
  hero: {
    sobre: 'Çevrim içi noterlik ve hukuki belgeler',
    titulo: 'Geçerli ve imzalı hukuki belgeniz. Çoğu adımı evden çıkmadan.',
    detalle:
      'Birkaç açık soruyu yanıtlayın ve belgenizin yazılışını görün. Yasa noter istediğinde noter inceler, sizinle imzalar ve mühürlü olarak teslim eder.',
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
    detalle: 'Üç adım. Her birinde sırada ne olduğunu ve sıranın kimde olduğunu bilirsiniz.',
    uno: 'Yanıtlayın',
    unoTexto:
      'Basit sorular, her seferinde bir bölüm. Siz yanıtladıkça belgeniz yan tarafta yazılır ve her yanıt kaydedilir.',
    dos: 'Yasa isterse bir noter inceler',
    dosTexto:
      'Ruhsatlı bir noter bilgileri ve gereken belgeleri denetler. Bir şey eksikse ne olduğunu ve nedenini bilirsiniz.',
    tres: 'İmzalayın ve teslim alın',
    tresTexto:
      'Özel belgeleri indirir ve karşı tarafla imzalarsınız. Noterlik belgelerini önce onaylar, noter önünde imzalarsınız. Hepsi mühür ve kod taşır: gerçek olduklarını herkes denetleyebilir.',
  },
  preguntas: { titulo: 'Sık sorulan sorular' },
  planes: {
    titulo: 'Sık imza atanlar için planlar',
    detalle: 'Her ay dahil belgeler ve diğerlerinde indirim. Çevrim içi, iki adımda iptal edilir.',
    comparar: 'Planları karşılaştır',
    mensual: 'ayda {precio}',
    anual: 'yılda {precio}',
  },
  verificar: {
    titulo: 'Elinizde bizim bir belgemiz mi var?',
    texto: 'Her sayfasındaki kodla gerçek olduğunu denetleyin. Dosya bilgisayarınızdan çıkmaz.',
    campo: 'Belgenin kodu',
    boton: 'Doğrula',
  },
};
