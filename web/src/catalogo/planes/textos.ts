import type { Textos } from '../../i18n/palabra.ts';

export const planes = {
  titulo: ['Nuestros planes', 'Our plans', 'Planlarımız', 'خططنا'],
  detalle: [
    'Para quien necesita documentos con frecuencia. Sin permanencia: se cancela desde su cuenta en dos pasos.',
    'For those who need documents often. No commitment: it is cancelled from your account in two steps.',
    'Sık sık belgeye ihtiyacı olanlar için. Taahhüt yok: hesabınızdan iki adımda iptal edilir.',
    'لمن يحتاج إلى الوثائق كثيرًا. دون التزام: تُلغى من حسابك بخطوتين.',
  ],
  ninguno: [
    'Hoy no hay planes a la venta: cada documento se paga por separado, y su precio está en su página.',
    'There are no plans on sale today: each document is paid separately, and its price is on its page.',
    'Bugün satışta plan yok: her belge ayrı ödenir ve fiyatı kendi sayfasındadır.',
    'لا خطط معروضة للبيع اليوم: تُدفع كل وثيقة على حدة، وسعرها في صفحتها.',
  ],
  fallo: [
    'Los planes no se pudieron leer. Inténtelo de nuevo en un momento.',
    'The plans could not be read. Try again in a moment.',
    'Planlar okunamadı. Biraz sonra yeniden deneyin.',
    'تعذّرت قراءة الخطط. حاول مجددًا بعد قليل.',
  ],
  verDocumentos: ['Ver los documentos', 'See the documents', 'Belgeleri gör', 'اطّلع على الوثائق'],
  periodo: ['Cada cuánto se paga', 'How often it is paid', 'Ne sıklıkla ödendiği', 'مدة الدفع'],
  por: {
    mensual: ['Por mes', 'Monthly', 'Aylık', 'شهريًا'],
    anual: ['Por año', 'Yearly', 'Yıllık', 'سنويًا'],
  },
  al: {
    mensual: ['al mes', 'a month', '/ ay', 'في الشهر'],
    anual: ['al año', 'a year', '/ yıl', 'في السنة'],
  },
  ivaIncluido: ['IVA incluido.', 'VAT included.', 'KDV dâhil.', 'شامل ضريبة القيمة المضافة.'],
  ahorra: [
    'Ahorra {monto} frente a doce meses. IVA incluido.',
    'You save {monto} against twelve months. VAT included.',
    'On iki aya göre {monto} tasarruf. KDV dâhil.',
    'توفّر {monto} مقارنة باثني عشر شهرًا. شامل ضريبة القيمة المضافة.',
  ],
  historia: {
    resumen: [
      'En los últimos doce meses usted compró {n, plural, one {# documento} other {# documentos}} y pagó {monto}. En cada plan ve lo que habría costado lo mismo.',
      'In the last twelve months you bought {n, plural, one {# document} other {# documents}} and paid {monto}. Each plan tells what the same would have cost.',
      'Son on iki ayda {n, plural, one {# belge} other {# belge}} satın aldınız ve {monto} ödediniz. Her planda aynı şeylerin kaça mal olacağını görürsünüz.',
      'في الأشهر الاثني عشر الأخيرة اشتريت {n, plural, one {وثيقة واحدة} two {وثيقتين} few {# وثائق} many {# وثيقة} other {# وثيقة}} ودفعت {monto}. في كل خطة ترى كم كان سيكلّف ذلك.',
    ],
    menos: [
      'Con lo que compró en doce meses habría ahorrado {monto}.',
      'With what you bought in twelve months you would have saved {monto}.',
      'On iki ayda aldıklarınızla {monto} tasarruf ederdiniz.',
      'بما اشتريته في اثني عشر شهرًا كنت ستوفّر {monto}.',
    ],
    mas: [
      'Con lo que compró en doce meses le habría costado {monto} más.',
      'With what you bought in twelve months it would have cost you {monto} more.',
      'On iki ayda aldıklarınız size {monto} daha pahalıya gelirdi.',
      'بما اشتريته في اثني عشر شهرًا كانت ستكلّفك {monto} أكثر.',
    ],
    igual: [
      'Con lo que compró en doce meses le habría costado lo mismo.',
      'With what you bought in twelve months it would have cost you the same.',
      'On iki ayda aldıklarınız aynı tutara gelirdi.',
      'بما اشتريته في اثني عشر شهرًا كانت ستكلّفك المبلغ نفسه.',
    ],
  },
  recomendado: ['Recomendado', 'Recommended', 'Önerilen', 'موصى به'],
  soloNuevos: [
    'Para quien nunca tuvo un plan.',
    'For those who never had a plan.',
    'Hiç planı olmamış olanlar için.',
    'لمن لم تكن لديه خطة من قبل.',
  ],
  esSuyo: ['Es su plan', 'This is your plan', 'Bu sizin planınız', 'هذه خطتك'],
  suscribirme: ['Elegir {nombre}', 'Choose {nombre}', '{nombre} planını seç', 'اختر {nombre}'],
  da: {
    sinLimite: ['Documentos sin límite', 'Documents without limit', 'Sınırsız belge', 'وثائق بلا حد'],
    documentos: {
      mensual: [
        '{n, plural, one {# documento incluido cada mes} other {# documentos incluidos cada mes}}',
        '{n, plural, one {# document included every month} other {# documents included every month}}',
        '{n, plural, one {Her ay # belge dâhil} other {Her ay # belge dâhil}}',
        '{n, plural, zero {لا وثائق كل شهر} one {وثيقة واحدة مشمولة كل شهر} two {وثيقتان مشمولتان كل شهر} few {# وثائق مشمولة كل شهر} many {# وثيقة مشمولة كل شهر} other {# وثيقة مشمولة كل شهر}}',
      ],
      anual: [
        '{n, plural, one {# documento incluido en el año} other {# documentos incluidos en el año}}',
        '{n, plural, one {# document included in the year} other {# documents included in the year}}',
        '{n, plural, one {Yılda # belge dâhil} other {Yılda # belge dâhil}}',
        '{n, plural, zero {لا وثائق في السنة} one {وثيقة واحدة مشمولة في السنة} two {وثيقتان مشمولتان في السنة} few {# وثائق مشمولة في السنة} many {# وثيقة مشمولة في السنة} other {# وثيقة مشمولة في السنة}}',
      ],
    },
    descuento: [
      '{descuento} % de descuento en cada documento',
      '{descuento}% off every document',
      'Her belgede %{descuento} indirim',
      'خصم {descuento}٪ على كل وثيقة',
    ],
    descuentoEnDemas: [
      '{descuento} % de descuento en los demás',
      '{descuento}% off the others',
      'Diğerlerinde %{descuento} indirim',
      'خصم {descuento}٪ على غيرها',
    ],
    citasSinLimite: [
      'Citas de asesoría con un notario, sin límite; unas pocas pendientes a la vez',
      'Advice from a notary, without limit; a few appointments ahead at once',
      'Noterle sınırsız danışma randevusu; aynı anda birkaç bekleyen',
      'مواعيد استشارة مع كاتب عدل بلا حد، وقليل منها قادم في الوقت نفسه',
    ],
    citas: {
      mensual: [
        '{n, plural, one {# cita de asesoría cada mes} other {# citas de asesoría cada mes}}',
        '{n, plural, one {# appointment for advice every month} other {# appointments for advice every month}}',
        '{n, plural, one {Her ay # danışma randevusu} other {Her ay # danışma randevusu}}',
        '{n, plural, zero {لا مواعيد كل شهر} one {موعد استشارة واحد كل شهر} two {موعدا استشارة كل شهر} few {# مواعيد استشارة كل شهر} many {# موعد استشارة كل شهر} other {# موعد استشارة كل شهر}}',
      ],
      anual: [
        '{n, plural, one {# cita de asesoría en el año} other {# citas de asesoría en el año}}',
        '{n, plural, one {# appointment for advice in the year} other {# appointments for advice in the year}}',
        '{n, plural, one {Yılda # danışma randevusu} other {Yılda # danışma randevusu}}',
        '{n, plural, zero {لا مواعيد في السنة} one {موعد استشارة واحد في السنة} two {موعدا استشارة في السنة} few {# مواعيد استشارة في السنة} many {# موعد استشارة في السنة} other {# موعد استشارة في السنة}}',
      ],
    },
    categorias: ['En: {categorias}', 'In: {categorias}', 'Kapsam: {categorias}', 'في: {categorias}'],
    cancelar: [
      'Cancele cuando quiera, en línea',
      'Cancel whenever you want, online',
      'Dilediğiniz zaman çevrim içi iptal edin',
      'ألغِ متى شئت عبر الإنترنت',
    ],
  },
  preguntas: {
    titulo: ['Antes de suscribirse', 'Before you subscribe', 'Abone olmadan önce', 'قبل أن تشترك'],
    renovar: ['¿Se renueva solo?', 'Does it renew by itself?', 'Kendiliğinden yenilenir mi?', 'هل تتجدد تلقائيًا؟'],
    cancelar: ['¿Cómo se cancela?', 'How is it cancelled?', 'Nasıl iptal edilir?', 'كيف تُلغى؟'],
    arrepentirse: ['¿Puedo arrepentirme?', 'Can I change my mind?', 'Vazgeçebilir miyim?', 'هل يمكنني العدول؟'],
    sinUsar: [
      '¿Qué pasa con lo que no use?',
      'What happens to what I do not use?',
      'Kullanmadıklarım ne olur?',
      'ماذا يحدث لما لا أستخدمه؟',
    ],
    precio: ['¿Puede subir el precio?', 'Can the price rise?', 'Fiyat artabilir mi?', 'هل يمكن أن يرتفع السعر؟'],
    falla: ['¿Y si mi tarjeta falla?', 'What if my card fails?', 'Kartım başarısız olursa?', 'وماذا لو رُفضت بطاقتي؟'],
  },
  respuestas: {
    renovar: [
      'Sí, el mismo día de cada mes o de cada año. Le avisamos {avisos} días antes, con el monto y con el enlace para cancelar.',
      'Yes, on the same day of every month or year. We tell you {avisos} days before, with the amount and the link to cancel.',
      'Evet, her ayın veya yılın aynı gününde. {avisos} gün önce tutarı ve iptal bağlantısıyla haber veririz.',
      'نعم، في اليوم نفسه من كل شهر أو سنة. نخبرك قبل {avisos} من الأيام بالمبلغ وبرابط الإلغاء.',
    ],
    cancelar: [
      'En «Mis planes», en dos pasos y sin llamar a nadie. Conserva lo suyo hasta el último día pagado, y hasta entonces puede arrepentirse.',
      'In “My plans”, in two steps and without calling anybody. You keep what is yours until the last paid day, and until then you can change your mind.',
      '“Planlarım”da, iki adımda ve kimseyi aramadan. Ödenmiş son güne kadar hakkınız sürer ve o güne kadar vazgeçebilirsiniz.',
      'في «خططي»، بخطوتين ودون الاتصال بأحد. تحتفظ بما لك حتى آخر يوم مدفوع، ويمكنك التراجع حتى ذلك اليوم.',
    ],
    arrepentirse: [
      'Sí: en los {retracto} días hábiles siguientes al pago, si no ha usado nada de ese periodo, le devolvemos todo y el plan termina. Se pide en la página de su factura.',
      'Yes: within the {retracto} working days after the payment, if you have used nothing of that period, we give all of it back and the plan ends. You ask for it on the page of your invoice.',
      'Evet: ödemeden sonraki {retracto} iş günü içinde, o dönemden hiçbir şey kullanmadıysanız tamamını iade ederiz ve plan sona erer. Faturanızın sayfasından istersiniz.',
      'نعم: خلال {retracto} من أيام العمل التالية للدفع، إذا لم تستخدم شيئًا من تلك المدة، نردّ إليك المبلغ كاملًا وتنتهي الخطة. تطلب ذلك في صفحة فاتورتك.',
    ],
    sinUsar: [
      'Los documentos y las citas son de cada periodo: al renovar comienzan de nuevo y lo que no usó no se acumula.',
      'Documents and appointments belong to each period: they start again at the renewal, and those not used do not add up.',
      'Belgeler ve randevular her döneme aittir: yenilemede yeniden başlar, kullanılmayanlar birikmez.',
      'الوثائق والمواعيد تخص كل مدة: تبدأ من جديد عند التجديد، وما لم يُستخدم لا يتراكم.',
    ],
    precio: [
      'Si cambia, usted conserva el suyo hasta la renovación que venga al menos {otraVersion} días después de avisarle.',
      'If it changes, you keep yours until the renewal that comes at least {otraVersion} days after we tell you.',
      'Değişirse, size haber verdikten en az {otraVersion} gün sonraki yenilemeye kadar kendi fiyatınızı korursunuz.',
      'إن تغيّر، تحتفظ بسعرك حتى التجديد الذي يأتي بعد {otraVersion, plural, two {يومين} few {# أيام} many {# يومًا} other {# يوم}} على الأقل من إخبارك.',
    ],
    falla: [
      'Se lo decimos y volvemos a intentarlo {reintentos} días después. Su plan sigue completo {conBeneficios} días; al día {termina} sin pago termina.',
      'We tell you and try again {reintentos} days later. Your plan stays complete for {conBeneficios} days; after {termina} days without payment it ends.',
      'Size söyler ve {reintentos} gün sonra yeniden deneriz. Planınız {conBeneficios} gün eksiksiz sürer; {termina} gün ödenmezse sona erer.',
      'نخبرك ونحاول مجددًا بعد {reintentos} من الأيام. تبقى خطتك كاملة {conBeneficios, plural, two {يومين} few {# أيام} many {# يومًا} other {# يوم}}؛ وتنتهي بعد {termina, plural, two {# يومين} few {# أيام} many {# يومًا} other {# يوم}} دون دفع.',
    ],
  },
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    planes: typeof planes;
  }
}
