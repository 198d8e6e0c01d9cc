import type { Catalogo } from '../../../i18n/catalogo.ts';

export const apertura: Catalogo['apertura'] = {
  titulo: 'Açılışa hazır',
  detalle:
    'Bir ofisin ilk müşterisinden önce gerekenler. Hiçbiri çalışmayı engellemez: ne zaman açılacağına siz karar verirsiniz.',
  todo: 'Her şey hazır.',
  resumen: '{n, plural, one {Çözülecek # nokta kaldı} other {Çözülecek # nokta kaldı}}',
  estado: { listo: 'Hazır', falta: 'Eksik', dePrueba: 'Deneme', noConsta: 'Bilinmiyor' },
  faltan: 'Yazılması gereken: {campos}.',
  campo: { telefono: 'telefon', direccion: 'adres', razonSocial: 'unvan', nit: 'NIT' },
  ir: 'Çözün: {que}',
  servidor: 'Sunucu ayarlarında çözülür (docs/configuration.md).',
  sinCertificador: 'Henüz başka bir onaylayıcı yok: gerçek fatura kesmeden önce biri bağlanmalıdır.',
  respaldos: '“npm run respaldo” ile alınır, “npm run respaldo -- probar” ile denenir (docs/operations.md).',
  respaldoHecho: 'Sonuncusu: {fecha}.',
  respaldoFallido: '{fecha} tarihli yedek alınamadı.',
  respaldoProbado: 'En son {fecha} tarihinde biri ayrı bir yere geri yüklendi ve eksiksizdi.',
  respaldoSinProbar: 'Henüz hiçbirinin geri yüklenmesi denenmedi.',
  orden: 'Şununla çözülür: npm run catalogo',
  pendientes: '{n, plural, one {# bekliyor} other {# bekliyor}}',
  demostracion: {
    titulo: 'Tanıtım verileri',
    detalle:
      'Tanıtımdaki kişilerin burada satın aldıkları, istedikleri ve imzaladıkları ile sizin denedikleriniz. Açmadan önce ya da baştan başlamak için boşaltın.',
    vaciar: 'Tanıtımı boşalt',
    pregunta: 'Tanıtım boşaltılsın mı?',
    seBorra: 'İçinde yapılan her şey; dosyaları, kayıtları ve denetim geçmişiyle birlikte kalıcı olarak silinir:',
    clientes: '{n, plural, one {# müşteri hesabı} other {# müşteri hesabı}}',
    pedidos: '{n, plural, one {# sipariş, faturasıyla} other {# sipariş, faturalarıyla}}',
    solicitudes: '{n, plural, one {# işlem} other {# işlem}}',
    citas: '{n, plural, one {# randevu} other {# randevu}}',
    queda: 'Katalog, planlar, ayarlar, ofis çalışanları ve giriş yapılan hesaplar kalır.',
    confirmar: 'Boşalt',
    hecho: 'Tanıtım boşaltıldı.',
  },
  punto: {
    empresa: {
      titulo: 'Şirket bilgileri',
      porque: 'Satın alan, kimden aldığını, yerini ve nasıl arayacağını bilmek ister.',
    },
    fiscal: { titulo: 'Faturayı kesen', porque: 'Unvan ve NIT her faturada yer alır.' },
    horario: { titulo: 'Çalışma saatleri', porque: 'Söz verilen süreler bunlarla hesaplanır.' },
    catalogo: { titulo: 'Katalog', porque: 'Satışta belge yoksa kimse satın alamaz.' },
    notario: {
      titulo: 'Görev yapabilen noter',
      porque: 'Noterlik belgeleri sicili ve yeterliliği geçerli birini bekler.',
    },
    certificadoNotario: {
      titulo: 'Her noterin sertifikası',
      porque: 'Onayladığını bununla mühürler; deneme sertifikası ya da kişinin kendi düzenlediği dışarıda geçmez.',
    },
    textosLegales: {
      titulo: 'Yasal metinler',
      porque: 'Satın alan koşulları ve gizliliği kabul eder: deneme metni kimseyi bağlamaz.',
    },
    cuenta: { titulo: 'Havale hesabı', porque: 'Havaleyle ödeyenlerin gördüğü hesap.' },
    pagos: { titulo: 'Kartla ödeme', porque: 'Deneme bankası yalnızca tahsil eder gibi yapar.' },
    correo: { titulo: 'E-posta', porque: 'E-posta sunucusu olmadan kimse kod ve bildirim almaz.' },
    fel: { titulo: 'Fatura onaylayıcısı', porque: 'Simülatör vergi geçerliliği olmayan faturalar yapar.' },
    sello: {
      titulo: 'Platform sertifikası',
      porque: 'Notersiz belgeleri mühürler; geliştirme sertifikasını başka kimse tanımaz.',
    },
    direccion: { titulo: 'Güvenli adres', porque: 'https olmadan parolalar açıkta gider.' },
    dosPasos: { titulo: 'Yönetimin ikinci adımı', porque: 'Para ve veri taşıyan, paroladan fazlasıyla girmelidir.' },
    respaldo: {
      titulo: 'Yedek',
      porque: 'Bozulan bir disk kayıtları götürmemeli: yedek alın ve geri yüklendiğini deneyin.',
    },
  },
};
