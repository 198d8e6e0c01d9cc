import type { Catalogo } from '../../../i18n/catalogo.ts';

export const gestiones: Catalogo['gestiones'] = {
  numero: 'Başvuru {numero}',
  estado: {
    requisitosPendientes: 'Gerekenler eksik',
    sinAsignar: 'Atama bekliyor',
    asignada: 'Atandı',
    enPreparacion: 'Hazırlanıyor',
    gastosPorPagar: 'Ödenecek masraflar',
    presentada: 'Kuruma sunuldu',
    observada: 'Kurum düzeltme istedi',
    porResponder: 'Yanıt bekliyor',
    resuelta: 'Karara bağlandı',
    denegada: 'Reddedildi',
    enPausa: 'Beklemede',
    entregada: 'Teslim edildi',
    cerrada: 'Kapandı',
    cerradaSinExito: 'Sonuçsuz kapandı',
    cancelada: 'İptal edildi',
    caducada: 'Süresi doldu',
  },
  lista: {
    titulo: 'Başvurularım',
    detalle: 'Kurumlar nezdinde sizin için yaptıklarımız: hangi adımda, sıra kimde ve ne zamana kadar.',
    vacio: 'Henüz başvurunuz yok',
    vacioDetalle: 'Bir başvuru istediğinizde, sonuca kadar kurumdaki her adımı burada görürsünüz.',
    nada: 'Burada hiç yok',
    mas: 'Daha fazla başvuru',
    paso: '{nombre}, {institucion}',
  },
  situacion: {
    requisitosPendientes: {
      titulo: 'Başlamak için eksikleri yükleyin',
      texto: 'Zorunlu olanları verdiğinizde başvurunuz kendiliğinden ilerler. Süre bu arada bekler.',
    },
    sinAsignar: {
      titulo: 'Size bir takip görevlisi atıyoruz',
      texto: 'Gereken her şey elimizde. Bir şey yapmanız gerekmiyor.',
    },
    asignada: {
      titulo: 'Dosyanız bir takip görevlisinde',
      texto: 'Alır almaz hazırlamaya başlar. Bir şey yapmanız gerekmiyor.',
    },
    enPreparacion: {
      titulo: 'Takip görevliniz hazırlıyor',
      texto: 'Kurumun istediklerini toplar ve sunar. Numarasını ve tarihini burada görürsünüz.',
    },
    gastosPorPagar: {
      titulo: 'Ödenecek kurum masrafları var',
      texto: 'Ödediğinizde başvurunuz kaldığı yerden sürer.',
    },
    presentada: {
      titulo: 'Kurumda bekliyor',
      texto: 'Sunuldu, kararı bekliyoruz. Kurumun süresi bize bağlı değildir.',
    },
    observada: {
      titulo: 'Kurum bir düzeltme istedi',
      texto: 'Takip görevliniz yanıtlar ve yeniden sunar. Bir şey yapmanız gerekmiyor.',
    },
    porResponder: {
      titulo: 'Kurum yalnız sizin yanıtlayabileceğiniz bir şey soruyor',
      texto: 'Aşağıdan, gerekli dosyalarla yanıtlayın. Takip görevliniz sunar.',
    },
    resuelta: {
      titulo: 'Kurum karar verdi',
      texto: 'Takip görevliniz sonucu getiriyor. Yüklenince buradan indirirsiniz.',
    },
    denegada: {
      titulo: 'Kurum reddetti',
      texto: 'Karar sizin: itiraz, yeniden sunma ya da bırakma. Süresinde karar vermezseniz kapanır.',
    },
    enPausa: {
      titulo: 'Beklemede',
      texto: 'Aşağıdaki tarihte kendiliğinden sürer. Süre bu arada bekler.',
    },
    entregada: {
      titulo: 'Sonucunuz hazır',
      texto: 'Aşağıdan indirip kontrol edin. Yanlışlık varsa {dias} gün içinde buradan bildirin.',
    },
    cerrada: {
      titulo: 'Tamamlandı',
      texto: 'Sonucunuz burada kalır.',
    },
    cerradaSinExito: {
      titulo: 'Sonuçsuz kapandı',
      texto: 'Kurum kabul etmedi. Sunulanlar ve karar aşağıda kalır.',
    },
    cancelada: {
      titulo: 'İptal edildi',
      texto: 'Artık kimse üzerinde çalışmıyor. Varsa iadeniz satın alma sayfanızda.',
    },
    caducada: {
      titulo: 'Eksikler gelmediği için kapandı',
      texto: 'Hakkınız olan iadeyi satın alma sayfanızdan isteyebilirsiniz.',
    },
  },
  hechos: {
    gestor: 'Takip görevlisi',
    sinGestor: 'Henüz yok.',
    expediente: '{institucion} numarası',
    comoCuenta: 'Yalnız sıranın bizde ya da takip görevlinizde olduğu mesai saatleri sayılır, kurumun günleri değil.',
  },
  pasos: {
    titulo: 'Adımlar',
    hecho: '{fecha} tamamlandı',
    enCurso: '{fecha} tarihinden beri',
    esperado: 'genellikle {fecha} biter',
    usual: '{n, plural, one {genellikle # iş günü} other {genellikle # iş günü}}',
  },
  datos: 'Formlar için bilgiler',
  poder: {
    titulo: 'Takip görevliniz için vekâlet',
    texto:
      'Sizin yerinize başkası imzalayacak veya teslim alacaksa kurum vekâlet mektubu ister. Verdiğiniz bilgilerle burada hazırlayın ({precio}), imzalayın ve «Poder para hacer la gestión» altına yükleyin.',
    preparar: 'Vekâlet mektubunu hazırla',
  },
  gastos: {
    titulo: 'Kurum harçları',
    regla:
      'Daha pahalı olsa da tahmin edilenden fazlasını ödemezsiniz. Sonradan istenen, ancak öderseniz sizindir. Alınıp harcanmayan tutar kendiliğinden iade edilir.',
    reglaDeOficina:
      'Müşteri hiçbir zaman tahminden fazlasını ödemez; sonradan istenen ancak öderse ona aittir. Alınıp harcanmayan kendiliğinden iade edilir.',
    ninguno: 'Öngörülen harç yok.',
    estimado: 'Tahmin {monto}',
    agregado: 'Sonradan istendi, en çok {monto}',
    gastado: '{fecha} tarihinde {monto} tuttu',
    oficina: 'Ofis öder',
    mismoRecibo: 'Bu makbuz, {concepto} makbuzuyla aynı dosya.',
    comprobante: '{concepto} makbuzu',
    pagar: 'Harçları öde',
    cuenta: {
      previsto: 'Öngörülen',
      debido: 'Müşteri için harcanan',
      cobrado: 'Ödenen, iadeler düşülmüş',
      porCobrar: 'Daha alınacak',
    },
  },
  presentado: {
    titulo: 'Sunulanlar',
    clase: {
      inicial: 'İlk sunum',
      respuesta: 'Düzeltme yanıtı',
      nueva: 'Yeni sunum',
      recurso: 'İtiraz',
    },
    donde: '{institucion}, {numero} numara, {fecha}',
    consultar: '{institucion} sitesinde sorgula',
    comprobante: '{numero} belgesi',
  },
  observado: {
    titulo: 'Kurumun istedikleri',
    gestor: 'Takip görevliniz yanıtlıyor',
    cliente: 'Müşterinin yanıtı gerekiyor',
    atendida: 'Yanıtlandı',
    notificada: '{fecha} bildirildi',
    vence: 'en geç {fecha} yanıtlanır',
    sinPlazo: 'süresiz',
    respuesta: 'Yanıt:',
  },
  responder: {
    titulo: 'Kuruma yanıt verin',
    antes: 'Bu, kurumun verdiği süredir: sunulabilmesi için önce yanıtlayın.',
    respuesta: 'Yanıtınız',
    ayuda: 'Takip görevlinizin sunmasını istediğinizi yazın.',
    archivos: 'Yanıtın dosyaları',
    enviar: 'Yanıtı gönder',
    hecho: 'Yanıtınız takip görevlinizde.',
  },
  resultado: {
    constancia: 'Mühürlü belge',
    constanciaTexto:
      'Hangi dosyaların teslim edildiğini ve her birinin özetini yazar. Alan kişi bunları doğrulayabilir.',
    codigo: 'Kod {codigo}',
    verificar: 'Doğrula',
    titulo: 'Sonuç',
    favorable: 'Kabul edildi',
    denegado: 'Reddedildi',
    numero: 'numara {numero}',
    folio: 'yaprak {folio}',
    libro: 'defter {libro}',
    vale: 'Genellikle {fecha} tarihine kadar kabul edilir',
  },
  decidir: {
    apelar: {
      boton: 'İtiraz et',
      pregunta: 'Kurumun kararına itiraz edilsin mi?',
      consecuencia: 'Takip görevliniz itirazı hazırlar ve sunar.',
    },
    insistir: {
      boton: 'Yeniden sun',
      pregunta: 'Yeniden sunulsun mu?',
      consecuencia: 'Takip görevliniz söylediklerinizle yeniden hazırlar.',
    },
    reclamar: {
      boton: 'Hata bildir',
      pregunta: 'Sonuçta yanlış olan ne?',
      consecuencia: 'Takip görevliniz inceler, gerekirse kuruma yeniden gider.',
    },
    cerrarSinExito: {
      boton: 'Böyle bırak',
      pregunta: 'Sonuçsuz kapatılsın mı?',
      consecuencia: 'Artık kimse üzerinde çalışmaz. Geri alınamaz.',
    },
    motivo: 'Neden',
    hecho: 'Kararınız kaydedildi.',
  },
};
