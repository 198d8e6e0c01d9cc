/** Texts of automatic documents and of every delivery. */
export const entrega = {
  estado: {
    firmado: 'Hazırlanıyor',
    entregado: 'Hazır',
    cerrado: 'Hazır',
  },
  situacion: {
    firmado: {
      titulo: 'Belgenizi hazırlıyoruz',
      texto: 'Şu anda hazırlıyor ve mühürlüyoruz. Hazır olur olmaz bu sayfa kendiliğinden değişir.',
    },
    noEntregado: {
      titulo: 'Belgenizi hazırlayamadık',
      texto:
        'Ofis durumu biliyor ve üzerinde çalışıyor. Bekleyebilir, düzeltilmesi gerekeni aşağıdan bize yazabilir ya da iptal edip paranızın tamamını isteyebilirsiniz.',
    },
    enCorreccion: {
      titulo: 'Düzeltilecek bir yanıt var',
      texto:
        'Düzeltip gönderdiğinizde belgenizi hazırlarız. Dilerseniz iptal edip paranızın tamamını isteyebilirsiniz.',
    },
    entregado: {
      titulo: 'Belgeniz hazır',
      texto: 'PDF’yi indirdiğiniz gibi saklayın: mührü her değişikliği gösterir.',
    },
    cerrado: {
      titulo: 'Belgeniz hazır',
      texto: 'PDF’yi indirdiğiniz gibi saklayın: mührü her değişikliği gösterir.',
    },
    caducado: {
      titulo: 'Düzeltme bize ulaşmadığı için kapandı',
      texto: 'Satın alma sayfanızda tamamının iadesini isteyebilirsiniz.',
    },
  },
  queSigue: {
    noEntregado: 'Belgenizi hazırlayamadık. Nedenini ve yapabileceklerinizi görün.',
    enCorreccion: 'Belgenizi hazırlamak için düzeltilecek bir yanıt var.',
    preparando: 'Belgenizi hazırlıyoruz. Bu sayfa kendiliğinden değişir.',
    demora: 'Henüz teslim edemedik. Ofis çözüyor, size haber vereceğiz.',
  },
  siguiente: {
    firmado: 'Platform kendiliğinden hazırlar, mühürler ve teslim eder.',
    noEntregado:
      'Ödendi ve teslim edilmedi. Nedenini giderip yeniden teslim edin ya da müşterinin düzeltmesi gereken yanıta aşağıda not düşün.',
    enCorreccion: 'Müşteri yanıtını düzeltir ve belge kendiliğinden hazırlanır.',
  },
  pdf: 'PDF indir',
  word: 'Word indir',
  pdfDe: '{nombre} PDF’sini indir',
  wordDe: '{nombre} Word dosyasını indir',
  wordQue: 'PDF mührü taşır. Word dosyası, üzerinde çalışmaya devam etmeniz için aynı metni içerir.',
  autentica: 'İmzaların tasdikini iste',
  autenticaQue:
    'Tasdikli imza mı isteniyor? Noter, önünde imzaladığınızda imzaları {precio} karşılığında tasdik eder. Belgeyi ve imzalayanların bilgilerini biz ekleriz; yüklemeniz gerekmez.',
  escriba: 'Bize yazın: yanıt buraya ve e-postanıza gelir.',
  lee: 'Yönetim, adınızla birlikte okur.',
  devolver: 'İptal et ve paramın tamamını iste',
  automatica: 'Otomatik',
  automaticaDetalle: 'Platform hazırlar ve teslim eder. Noter gerektirmez.',
};
