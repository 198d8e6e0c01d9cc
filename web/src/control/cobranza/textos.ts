import type { Textos } from '../../i18n/palabra.ts';

/** Texts of the page that tells with whom the office charges and who certifies its invoices. */
export const cobranza = {
  titulo: ['Cobros y facturas', 'Payments and invoices', 'Tahsilat ve faturalar', 'التحصيل والفواتير'],
  detalle: [
    'Con quién se cobra, quién certifica las facturas y cómo les va. Se cambia en la configuración del servidor, donde también están las llaves; aquí no se ven nunca.',
    'With whom you charge, who certifies the invoices and how they fare. It is changed in the settings of the server, where the keys are too; they are never shown here.',
    'Kiminle tahsil edildiği, faturaları kimin onayladığı ve durumları. Sunucu ayarlarından değiştirilir; anahtarlar da oradadır ve burada hiç gösterilmez.',
    'مع من تُحصَّل المدفوعات ومن يصادق على الفواتير وكيف حالهما. يُغيَّر ذلك في إعدادات الخادم حيث توجد المفاتيح أيضًا، ولا تظهر هنا أبدًا.',
  ],
  modo: {
    simulado: {
      nombre: ['Simulado', 'Simulated', 'Benzetim', 'محاكاة'],
      pagos: [
        'Un programa nuestro hace de proveedor: nada se cobra.',
        'A program of ours plays the provider: nothing is charged.',
        'Sağlayıcının yerini bizim bir programımız tutuyor: hiçbir şey tahsil edilmez.',
        'يؤدي برنامج لدينا دور المزوّد: لا يُحصَّل شيء.',
      ],
      facturas: [
        'Un programa nuestro hace de certificador: las facturas no valen ante la SAT.',
        'A program of ours plays the certifier: the invoices are not valid before the tax authority.',
        'Onaylayıcının yerini bizim bir programımız tutuyor: faturalar vergi idaresinde geçerli değildir.',
        'يؤدي برنامج لدينا دور المصادِق: الفواتير غير معتبرة لدى مصلحة الضرائب.',
      ],
    },
    prueba: {
      nombre: ['De prueba', 'Test', 'Deneme', 'تجريبي'],
      pagos: [
        'Las llaves son de prueba: ningún cobro mueve dinero.',
        'The keys are test keys: no charge moves money.',
        'Anahtarlar deneme anahtarı: hiçbir tahsilat para hareketi yapmaz.',
        'المفاتيح تجريبية: لا تنقل أي عملية تحصيل مالًا.',
      ],
      facturas: [
        'Certifica en pruebas: las facturas no valen ante la SAT.',
        'It certifies in test: the invoices are not valid before the tax authority.',
        'Deneme ortamında onaylar: faturalar vergi idaresinde geçerli değildir.',
        'يصادق تجريبيًا: الفواتير غير معتبرة لدى مصلحة الضرائب.',
      ],
    },
    produccion: {
      nombre: ['En producción', 'Live', 'Canlı', 'فعلي'],
      pagos: ['Los cobros son de verdad.', 'The charges are real.', 'Tahsilatlar gerçektir.', 'عمليات التحصيل حقيقية.'],
      facturas: [
        'Las facturas valen ante la SAT.',
        'The invoices are valid before the tax authority.',
        'Faturalar vergi idaresinde geçerlidir.',
        'الفواتير معتبرة لدى مصلحة الضرائب.',
      ],
    },
  },
  nombre: {
    banco: ['Banco de prueba', 'Test bank', 'Deneme bankası', 'مصرف تجريبي'],
    recurrente: ['Recurrente, simulado', 'Recurrente, simulated', 'Recurrente, benzetim', 'Recurrente، محاكاة'],
    simulador: ['Certificador simulado', 'Simulated certifier', 'Benzetim onaylayıcı', 'مصادِق محاكى'],
  },
  pagos: { titulo: ['Cobros con tarjeta', 'Card payments', 'Kartla tahsilat', 'التحصيل بالبطاقة'] },
  aviso: ['Último aviso que llegó', 'Last notice received', 'Gelen son bildirim', 'آخر إشعار وصل'],
  sinAviso: ['Ninguno todavía', 'None yet', 'Henüz yok', 'لا شيء بعد'],
  ultimoFallo: ['Último fallo', 'Last failure', 'Son hata', 'آخر عطل'],
  sinFallo: ['Ninguno', 'None', 'Yok', 'لا شيء'],
  falloEn: ['Pasó el {fecha}.', 'It happened on {fecha}.', 'Tarihi: {fecha}.', 'حدث في {fecha}.'],
  fallo: {
    incierto: [
      'Una vez no contestó y no se supo si hizo lo que se le pidió; se le vuelve a preguntar solo.',
      'It once did not answer and it was not known whether it did what was asked; it is asked again by itself.',
      'Bir kez yanıt vermedi ve isteneni yapıp yapmadığı bilinemedi; kendiliğinden yeniden sorulur.',
      'لم يُجب مرة ولم يُعرف هل نفّذ المطلوب؛ ويُسأل من جديد تلقائيًا.',
    ],
    'no-disponible': [
      'Una vez no se le pudo alcanzar. Si se repite, mire si el servidor llega a internet o si el proveedor avisó de una avería.',
      'It could not be reached once. If it happens again, see whether the server reaches the internet or the provider told of an outage.',
      'Bir kez ulaşılamadı. Yinelenirse sunucunun internete erişip erişmediğine veya sağlayıcının arıza bildirip bildirmediğine bakın.',
      'تعذّر الوصول إليه مرة. إذا تكرر فتحقق من اتصال الخادم بالإنترنت أو من إعلان المزوّد عن عطل.',
    ],
    'firma-invalida': [
      'Llegó un aviso que no lleva la firma del proveedor y no se tomó en cuenta. Si se repite, la llave de los avisos no es la suya: póngala de nuevo.',
      'A notice came without the signature of the provider and was ignored. If it happens again, the key of the notices is not the right one: set it again.',
      'Sağlayıcının imzasını taşımayan bir bildirim geldi ve dikkate alınmadı. Yinelenirse bildirim anahtarı doğru değildir: yeniden girin.',
      'وصل إشعار لا يحمل توقيع المزوّد فلم يُعتدّ به. إذا تكرر فمفتاح الإشعارات غير صحيح: أعد وضعه.',
    ],
    configuracion: [
      'No aceptó sus llaves. Revíselas en la configuración del servidor: mientras tanto nadie puede pagar con tarjeta.',
      'It did not accept your keys. Check them in the settings of the server: meanwhile nobody can pay by card.',
      'Anahtarlarınızı kabul etmedi. Sunucu ayarlarından kontrol edin: bu sürede kimse kartla ödeyemez.',
      'لم يقبل مفاتيحك. راجعها في إعدادات الخادم: وحتى ذلك لا يستطيع أحد الدفع بالبطاقة.',
    ],
  },
  llaves: ['Llaves', 'Keys', 'Anahtarlar', 'المفاتيح'],
  llavesNota: [
    'El proveedor no dice cuándo vencen.',
    'The provider does not tell when they end.',
    'Sağlayıcı ne zaman sona ereceklerini bildirmez.',
    'لا يذكر المزوّد متى تنتهي.',
  ],
  sinLlaves: ['No necesita', 'None needed', 'Gerekmiyor', 'لا حاجة إليها'],
  habilidades: [
    'Qué puede y qué no',
    'What it can do and cannot',
    'Neleri yapabilir, neleri yapamaz',
    'ما يستطيعه وما لا يستطيعه',
  ],
  habilidad: {
    tarjetaGuardada: {
      si: [
        'Cobra otra vez una tarjeta que ya pagó: los planes se renuevan solos.',
        'Charges again a card that paid before: plans renew by themselves.',
        'Daha önce ödeyen kartı yeniden tahsil eder: planlar kendiliğinden yenilenir.',
        'يحصّل من جديد من بطاقة سبق أن دفعت: تتجدد الخطط تلقائيًا.',
      ],
      no: [
        'No conserva tarjetas: un plan no se puede renovar solo.',
        'Keeps no cards: a plan cannot renew by itself.',
        'Kart saklamaz: plan kendiliğinden yenilenemez.',
        'لا يحفظ البطاقات: لا يمكن أن تتجدد الخطة تلقائيًا.',
      ],
    },
    guardarSinCobro: {
      si: [
        'Guarda una tarjeta sin cobrar nada.',
        'Keeps a card without charging anything.',
        'Hiçbir şey tahsil etmeden kart saklar.',
        'يحفظ بطاقة دون تحصيل شيء.',
      ],
      no: [
        'Solo guarda una tarjeta al pagar con ella; «Agregar una tarjeta» no se ofrece.',
        'Keeps a card only when it pays; «Add a card» is not offered.',
        'Kartı yalnızca ödeme sırasında saklar; «Kart ekle» sunulmaz.',
        'لا يحفظ البطاقة إلا عند الدفع بها؛ ولا تُعرض «إضافة بطاقة».',
      ],
    },
    devolucionParcial: {
      si: [
        'Devuelve una parte de un cobro a la tarjeta.',
        'Gives back a part of a charge on the card.',
        'Tahsilatın bir kısmını karta iade eder.',
        'يردّ جزءًا من المبلغ المحصَّل إلى البطاقة.',
      ],
      no: [
        'Devuelve el cobro entero o nada: un reembolso por etapa se transfiere a la cuenta que el cliente diga.',
        'Gives back the whole charge or nothing: a refund by stage is transferred to the account that the customer tells.',
        'Tahsilatın tamamını iade eder veya hiç etmez: aşamaya göre iade, müşterinin bildirdiği hesaba havale edilir.',
        'يردّ المبلغ كاملًا أو لا شيء: يُحوَّل الاسترداد بحسب المرحلة إلى الحساب الذي يحدده العميل.',
      ],
    },
    cuotas: {
      si: ['Cobra en cuotas.', 'Charges in instalments.', 'Taksitle tahsil eder.', 'يحصّل على أقساط.'],
      no: ['No se ofrecen cuotas.', 'Instalments are not offered.', 'Taksit sunulmaz.', 'لا تُعرض الأقساط.'],
    },
    autorizarAparte: {
      si: [
        'Aparta el dinero al comprar y lo cobra después.',
        'Holds the money at the purchase and charges it later.',
        'Satın almada parayı bloke eder, sonra tahsil eder.',
        'يحجز المال عند الشراء ويحصّله لاحقًا.',
      ],
      no: [
        'Cobra en el momento de la compra; no aparta dinero para después.',
        'Charges at the purchase; it does not hold money for later.',
        'Satın alma anında tahsil eder; sonrası için para bloke etmez.',
        'يحصّل وقت الشراء؛ ولا يحجز المال لوقت لاحق.',
      ],
    },
    claveDeIdempotencia: {
      si: [
        'Reconoce un cobro repetido: reintentar no cobra dos veces.',
        'Recognises a repeated charge: trying again does not charge twice.',
        'Yinelenen tahsilatı tanır: yeniden denemek iki kez tahsil etmez.',
        'يتعرّف على التحصيل المكرر: إعادة المحاولة لا تحصّل مرتين.',
      ],
      no: [
        'No reconoce un cobro repetido: cada uno se envía una vez, y si la respuesta se pierde se busca antes de seguir.',
        'Does not recognise a repeated charge: each is sent once, and if the answer is lost it is looked for before going on.',
        'Yinelenen tahsilatı tanımaz: her biri bir kez gönderilir; yanıt kaybolursa devam etmeden önce aranır.',
        'لا يتعرّف على التحصيل المكرر: تُرسل كل عملية مرة واحدة، وإذا ضاع الرد يُبحث عنها قبل المتابعة.',
      ],
    },
    avisosFirmados: {
      si: [
        'Firma sus avisos: los falsos se descartan.',
        'Signs its notices: forged ones are discarded.',
        'Bildirimlerini imzalar: sahteleri ayıklanır.',
        'يوقّع إشعاراته: تُستبعد المزوّرة.',
      ],
      no: [
        'No firma sus avisos: no se les hace caso.',
        'Does not sign its notices: they are ignored.',
        'Bildirimlerini imzalamaz: dikkate alınmazlar.',
        'لا يوقّع إشعاراته: لا يُعتدّ بها.',
      ],
    },
  },
  plazo: [
    'Pasados {dias} días ya no devuelve un cobro a la tarjeta: se transfiere.',
    'After {dias} days it no longer gives a charge back on the card: it is transferred.',
    '{dias} gün geçtikten sonra tahsilatı karta iade etmez: havale edilir.',
    'بعد {dias} يومًا لا يردّ المبلغ إلى البطاقة: يُحوَّل.',
  ],
  monedas: ['Cobra en {monedas}.', 'Charges in {monedas}.', '{monedas} ile tahsil eder.', 'يحصّل بـ {monedas}.'],
  facturas: {
    titulo: ['Certificación de facturas', 'Certification of invoices', 'Fatura onayı', 'المصادقة على الفواتير'],
    ultima: ['Última certificada', 'Last certified', 'Son onaylanan', 'آخر فاتورة صودق عليها'],
    ninguna: ['Ninguna todavía', 'None yet', 'Henüz yok', 'لا شيء بعد'],
    porCertificar: ['Por certificar', 'To be certified', 'Onay bekleyen', 'بانتظار المصادقة'],
    rechazadas: ['Rechazadas', 'Refused', 'Reddedilen', 'مرفوضة'],
  },
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    cobranza: typeof cobranza;
  }
}
