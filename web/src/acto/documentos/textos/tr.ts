import type { Catalogo } from '../../../i18n/catalogo.ts';

export const verificar: Catalogo['verificar'] = {
  titulo: 'Belge doğrulama',
  detalle:
    'Bir belgenin gerçek olup olmadığını ve değiştirilip değiştirilmediğini kontrol edin. Ücretsizdir, hesap gerekmez.',
  buscando: 'Belge aranıyor…',
  documento: 'Belge',
  estado: {
    autentico: 'Gerçek belge',
    sustituido: 'Yerine başka bir belge geçti',
    anulado: 'İptal edilmiş belge',
    noComprobado: 'Doğrulayamadığımız belge',
  },
  explica: {
    autentico:
      'Bu kod bizim bir belgemize ait. Bilgileri belgede okuduklarınızla karşılaştırın; PDF sizdeyse aşağıda kontrol edin.',
    sustituido: 'Gerçekti, ancak yerine daha yenisi geçti. Belgeyi size verenden güncel sürümü isteyin.',
    anulado: 'Artık geçerli değil. Kabul etmeyin; belgeyi size verene veya bize sorun.',
    noComprobado:
      'Bizim bir kodumuzu taşıyor, ancak sakladığımız dosyanın imzası doğrulanmıyor. Bize sormadan kabul etmeyin.',
  },
  clase: {
    constancia: 'Bir işlemin sonucuna ilişkin belgemiz',
    resultado: 'Bir işlemin sonucuna ait, kurumun düzenlediği dosya',
  },
  dato: {
    clase: 'Nedir',
    nombre: 'Belge',
    numero: 'Numara',
    fecha: 'Mühürlenme tarihi',
    notario: 'Mühürleyen',
    plataforma: '{marca} (notersiz belge)',
    codigo: 'Kod',
    huella: 'SHA-256 özeti',
    huellaDeArchivo: 'Dosyanın SHA-256 özeti',
  },
  archivo: {
    titulo: 'Dosyayı kontrol edin',
    tituloDeEste: 'Dosyanızın bu belge olduğunu kontrol edin',
    detalle: 'Dosya cihazınızda okunur ve hiçbir yere gönderilmez.',
    arrastre: 'PDF dosyasını buraya sürükleyin veya seçin.',
    elegir: 'PDF seç',
    leyendo: '{nombre} okunuyor…',
  },
  resultado: {
    autentico: 'Dosya gerçek',
    sustituido: 'Dosya gerçek, ancak yerine yenisi geçti',
    anulado: 'Dosya iptal edilmiş bir belgeye ait',
    noComprobado: 'Dosya bizim, ancak imzasını doğrulayamadık',
    alterado: 'Dosya bu belge değil veya değiştirilmiş',
    otro: 'Dosya bizim başka bir belgemiz',
    desconocido: 'Bu dosyayı tanımıyoruz',
  },
  quehacer: {
    autenticoResultado:
      'Bu işlemin sonucu olarak teslim ettiğimiz dosyanın aynısıdır. Onu kurum düzenledi; içeriğini kurum doğrular.',
    autentico: 'Mühürlediğimizle birebir aynı: içinde hiçbir şey değiştirilmemiş.',
    sustituido: 'Değiştirilmemiş, ancak yerine daha yenisi geçti. Güncel sürümü isteyin.',
    anulado: 'Değiştirilmemiş, ancak artık geçerli değil. Kabul etmeyin.',
    noComprobado: 'Teslim ettiğimiz dosya, ancak elektronik imzasını doğrulayamadık. Bize sormadan kabul etmeyin.',
    alterado:
      'Mühürlediğimizden farklı. Yeniden kaydetmek, PDF olarak yazdırmak veya taramak da onu değiştirir: özgün dosyayı onu bizden alandan isteyin.',
    otro: 'Gerçek, ancak bu kodun belgesi değil.',
    desconocido:
      'Hiçbir belgemiz bu dosyayla birebir aynı değil: değiştirilmiş olabilir veya bize ait olmayabilir. Üzerinde doğrulama kodu varsa aşağıya yazın.',
  },
  verOtro: 'O belgeyi gör',
  sustituidoPor: 'Yerine geçen belge:',
  fallo: {
    grande: 'Bu dosya {maximo} MB sınırından büyük: hiçbir belgemiz bu kadar büyük değildir. Başka bir dosya seçin.',
    ilegible: 'Dosya okunamadı. Yerinde olduğundan emin olun ve yeniden seçin.',
    sinCifrado:
      'Tarayıcınız bu sayfada dosya kontrolüne izin vermiyor. Sayfayı https ile açın veya belgeyi koduyla kontrol edin.',
  },
  codigo: {
    titulo: 'Kodu yazın',
    otro: 'Başka bir kodu doğrula',
    campo: 'Doğrulama kodu',
    ayuda: 'Belgenin her sayfasının altında, QR kodunun yanında bulunan yirmi harf ve rakamdır.',
    enviar: 'Doğrula',
    incompleto: 'Kod yirmi harf ve rakamdan oluşur. Kontrol edip tamamını yazın.',
    desconocido: 'Bu kodu tanımıyoruz',
    quehacer:
      'Belgenin altındaki kodla karşılaştırıp yeniden yazın. Aynıysa belge bize ait değildir: bize sormadan kabul etmeyin.',
  },
};
