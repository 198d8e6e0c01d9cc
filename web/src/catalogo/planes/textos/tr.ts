export const planes = {
  titulo: 'Planlarımız',
  detalle: 'Sık sık belgeye ihtiyacı olanlar için. Taahhüt yok: hesabınızdan iki adımda iptal edilir.',
  ninguno: 'Bugün satışta plan yok: her belge ayrı ödenir ve fiyatı kendi sayfasındadır.',
  fallo: 'Planlar okunamadı. Biraz sonra yeniden deneyin.',
  verDocumentos: 'Belgeleri gör',
  periodo: 'Ne sıklıkla ödendiği',
  por: { mensual: 'Aylık', anual: 'Yıllık' },
  al: { mensual: '/ ay', anual: '/ yıl' },
  ivaIncluido: 'KDV dâhil.',
  ahorra: 'On iki aya göre {monto} tasarruf. KDV dâhil.',
  historia: {
    resumen:
      'Son on iki ayda {n, plural, one {# belge} other {# belge}} satın aldınız ve {monto} ödediniz. Her planda aynı şeylerin kaça mal olacağını görürsünüz.',
    menos: 'On iki ayda aldıklarınızla {monto} tasarruf ederdiniz.',
    mas: 'On iki ayda aldıklarınız size {monto} daha pahalıya gelirdi.',
    igual: 'On iki ayda aldıklarınız aynı tutara gelirdi.',
  },
  recomendado: 'Önerilen',
  soloNuevos: 'Hiç planı olmamış olanlar için.',
  esSuyo: 'Bu sizin planınız',
  suscribirme: '{nombre} planını seç',
  da: {
    sinLimite: 'Sınırsız belge',
    documentos: {
      mensual: '{n, plural, one {Her ay # belge dâhil} other {Her ay # belge dâhil}}',
      anual: '{n, plural, one {Yılda # belge dâhil} other {Yılda # belge dâhil}}',
    },
    descuento: 'Her belgede %{descuento} indirim',
    descuentoEnDemas: 'Diğerlerinde %{descuento} indirim',
    citasSinLimite: 'Noterle sınırsız danışma randevusu; aynı anda birkaç bekleyen',
    citas: {
      mensual: '{n, plural, one {Her ay # danışma randevusu} other {Her ay # danışma randevusu}}',
      anual: '{n, plural, one {Yılda # danışma randevusu} other {Yılda # danışma randevusu}}',
    },
    categorias: 'Kapsam: {categorias}',
    cancelar: 'Dilediğiniz zaman çevrim içi iptal edin',
  },
  preguntas: {
    titulo: 'Abone olmadan önce',
    renovar: 'Kendiliğinden yenilenir mi?',
    cancelar: 'Nasıl iptal edilir?',
    arrepentirse: 'Vazgeçebilir miyim?',
    sinUsar: 'Kullanmadıklarım ne olur?',
    precio: 'Fiyat artabilir mi?',
    falla: 'Kartım başarısız olursa?',
  },
  respuestas: {
    renovar: 'Evet, her ayın veya yılın aynı gününde. {avisos} gün önce tutarı ve iptal bağlantısıyla haber veririz.',
    cancelar:
      '“Planlarım”da, iki adımda ve kimseyi aramadan. Ödenmiş son güne kadar hakkınız sürer ve o güne kadar vazgeçebilirsiniz.',
    arrepentirse:
      'Evet: ödemeden sonraki {retracto} iş günü içinde, o dönemden hiçbir şey kullanmadıysanız tamamını iade ederiz ve plan sona erer. Faturanızın sayfasından istersiniz.',
    sinUsar: 'Belgeler ve randevular her döneme aittir: yenilemede yeniden başlar, kullanılmayanlar birikmez.',
    precio:
      'Değişirse, size haber verdikten en az {otraVersion} gün sonraki yenilemeye kadar kendi fiyatınızı korursunuz.',
    falla:
      'Size söyler ve {reintentos} gün sonra yeniden deneriz. Planınız {conBeneficios} gün eksiksiz sürer; {termina} gün ödenmezse sona erer.',
  },
};
