import { nombresDeGestion } from '@fedatario/contract/solicitud';
import { type Textos, withSpanish } from '../../i18n/palabra.ts';

export const gestiones = {
  numero: ['Gestión {numero}', 'Filing {numero}', 'Başvuru {numero}', 'الإجراء {numero}'],
  estado: withSpanish(nombresDeGestion, {
    requisitosPendientes: ['Requirements missing', 'Gerekenler eksik', 'متطلبات ناقصة'],
    sinAsignar: ['To be assigned', 'Atama bekliyor', 'بانتظار الإسناد'],
    asignada: ['Assigned', 'Atandı', 'مسند'],
    enPreparacion: ['In preparation', 'Hazırlanıyor', 'قيد الإعداد'],
    gastosPorPagar: ['Expenses to pay', 'Ödenecek masraflar', 'نفقات للدفع'],
    presentada: ['Filed', 'Kuruma sunuldu', 'مقدَّم'],
    observada: ['Observed', 'Kurum düzeltme istedi', 'عليه ملاحظة'],
    porResponder: ['To be answered', 'Yanıt bekliyor', 'بانتظار الرد'],
    resuelta: ['Decided', 'Karara bağlandı', 'صدر القرار'],
    denegada: ['Denied', 'Reddedildi', 'مرفوض'],
    enPausa: ['On hold', 'Beklemede', 'متوقف مؤقتًا'],
    entregada: ['Delivered', 'Teslim edildi', 'مُسلَّم'],
    cerrada: ['Closed', 'Kapandı', 'مغلق'],
    cerradaSinExito: ['Closed without success', 'Sonuçsuz kapandı', 'أُغلق دون نجاح'],
    cancelada: ['Cancelled', 'İptal edildi', 'ملغى'],
    caducada: ['Lapsed', 'Süresi doldu', 'سقط بالتقادم'],
  }),
  lista: {
    titulo: ['Mis gestiones', 'My filings', 'Başvurularım', 'إجراءاتي'],
    detalle: [
      'Lo que hacemos por usted ante instituciones: en qué paso va, a quién le toca y para cuándo.',
      'What we do for you before institutions: its step, whose turn it is and by when.',
      'Kurumlar nezdinde sizin için yaptıklarımız: hangi adımda, sıra kimde ve ne zamana kadar.',
      'ما ننجزه لك لدى الجهات: في أي خطوة، ودور من، وحتى متى.',
    ],
    vacio: ['Todavía no tiene gestiones', 'You have no filings yet', 'Henüz başvurunuz yok', 'ليس لديك إجراءات بعد'],
    vacioDetalle: [
      'Cuando pida una, aquí verá cada paso ante la institución hasta el resultado.',
      'When you ask for one, each step before the institution shows here until its result.',
      'Bir başvuru istediğinizde, sonuca kadar kurumdaki her adımı burada görürsünüz.',
      'عندما تطلب إجراءً سترى هنا كل خطوة لدى الجهة حتى النتيجة.',
    ],
    nada: ['No hay ninguna aquí', 'There are none here', 'Burada hiç yok', 'لا يوجد شيء هنا'],
    mas: ['Ver más gestiones', 'See more filings', 'Daha fazla başvuru', 'عرض المزيد'],
    paso: ['{nombre}, {institucion}', '{nombre}, {institucion}', '{nombre}, {institucion}', '{nombre}، {institucion}'],
  },
  situacion: {
    requisitosPendientes: {
      titulo: [
        'Suba lo que falta para comenzar',
        'Upload what is missing to begin',
        'Başlamak için eksikleri yükleyin',
        'ارفع ما ينقص للبدء',
      ],
      texto: [
        'En cuanto entregue lo obligatorio, su gestión sigue sola. El plazo espera mientras tanto.',
        'As soon as you hand in what is obligatory, it goes on by itself. Its term waits meanwhile.',
        'Zorunlu olanları verdiğinizde başvurunuz kendiliğinden ilerler. Süre bu arada bekler.',
        'ما إن تسلّم المطلوب إلزاميًا حتى يستمر الإجراء وحده. والمهلة متوقفة في الأثناء.',
      ],
    },
    sinAsignar: {
      titulo: [
        'Le estamos asignando un gestor',
        'We are assigning an agent',
        'Size bir takip görevlisi atıyoruz',
        'نسند إليك وكيلًا',
      ],
      texto: [
        'Tenemos todo lo que hace falta. No tiene que hacer nada.',
        'We have all that is needed. You need not do anything.',
        'Gereken her şey elimizde. Bir şey yapmanız gerekmiyor.',
        'لدينا كل ما يلزم. لا يلزمك شيء.',
      ],
    },
    asignada: {
      titulo: ['Un gestor tiene su caso', 'An agent has your case', 'Dosyanız bir takip görevlisinde', 'ملفك لدى وكيل'],
      texto: [
        'En cuanto lo reciba comienza a prepararlo. No tiene que hacer nada.',
        'As soon as they receive it they begin to prepare it. You need not do anything.',
        'Alır almaz hazırlamaya başlar. Bir şey yapmanız gerekmiyor.',
        'يبدأ الإعداد فور استلامه. لا يلزمك شيء.',
      ],
    },
    enPreparacion: {
      titulo: [
        'Su gestor la está preparando',
        'Your agent is preparing it',
        'Takip görevliniz hazırlıyor',
        'وكيلك يُعدّه',
      ],
      texto: [
        'Reúne lo que la institución pide y la presenta. Aquí verá el número y la fecha.',
        'They gather what the institution asks for and file it. Its number and date will show here.',
        'Kurumun istediklerini toplar ve sunar. Numarasını ve tarihini burada görürsünüz.',
        'يجمع ما تطلبه الجهة ويقدمه. ستجد الرقم والتاريخ هنا.',
      ],
    },
    gastosPorPagar: {
      titulo: [
        'Hay gastos de la institución por pagar',
        'There are expenses of the institution to pay',
        'Ödenecek kurum masrafları var',
        'هناك نفقات للجهة يجب دفعها',
      ],
      texto: [
        'Cuando los pague, su gestión sigue donde iba.',
        'Once you pay them, it goes on where it was.',
        'Ödediğinizde başvurunuz kaldığı yerden sürer.',
        'عند دفعها يستمر الإجراء من حيث كان.',
      ],
    },
    presentada: {
      titulo: ['Está en manos de la institución', 'The institution has it', 'Kurumda bekliyor', 'لدى الجهة'],
      texto: [
        'Se presentó y esperamos lo que resuelva. Los días de la institución no dependen de nosotros.',
        'It was filed and we wait for the decision. The days of the institution do not depend on us.',
        'Sunuldu, kararı bekliyoruz. Kurumun süresi bize bağlı değildir.',
        'قُدّم وننتظر القرار. أيام الجهة لا تعتمد علينا.',
      ],
    },
    observada: {
      titulo: [
        'La institución pidió corregir algo',
        'The institution asked to mend something',
        'Kurum bir düzeltme istedi',
        'طلبت الجهة تصحيحًا',
      ],
      texto: [
        'Su gestor lo contesta y la vuelve a presentar. No tiene que hacer nada.',
        'Your agent answers and files it again. You need not do anything.',
        'Takip görevliniz yanıtlar ve yeniden sunar. Bir şey yapmanız gerekmiyor.',
        'يرد وكيلك ويقدمه من جديد. لا يلزمك شيء.',
      ],
    },
    porResponder: {
      titulo: [
        'La institución pregunta algo que solo usted puede contestar',
        'The institution asks what only you can answer',
        'Kurum yalnız sizin yanıtlayabileceğiniz bir şey soruyor',
        'تسأل الجهة ما لا يجيب عنه سواك',
      ],
      texto: [
        'Conteste abajo, con los archivos que hagan falta. Su gestor lo presenta.',
        'Answer below, with whatever files are needed. Your agent files it.',
        'Aşağıdan, gerekli dosyalarla yanıtlayın. Takip görevliniz sunar.',
        'أجب أدناه مع الملفات اللازمة. ويقدمها وكيلك.',
      ],
    },
    resuelta: {
      titulo: ['La institución resolvió', 'The institution decided', 'Kurum karar verdi', 'أصدرت الجهة قرارها'],
      texto: [
        'Su gestor trae el resultado. En cuanto lo suba, lo descarga aquí.',
        'Your agent is bringing the result. As soon as it is uploaded, you download it here.',
        'Takip görevliniz sonucu getiriyor. Yüklenince buradan indirirsiniz.',
        'يحضر وكيلك النتيجة. ما إن تُرفع حتى تنزلها هنا.',
      ],
    },
    denegada: {
      titulo: ['La institución la denegó', 'The institution denied it', 'Kurum reddetti', 'رفضته الجهة'],
      texto: [
        'Usted decide: apelar, presentarla de nuevo o dejarla. Si no decide en el plazo, se cierra.',
        'You decide: to appeal, to file it again or to leave it. Without a decision in time, it is closed.',
        'Karar sizin: itiraz, yeniden sunma ya da bırakma. Süresinde karar vermezseniz kapanır.',
        'القرار لك: استئناف أو تقديم جديد أو ترك. إن لم تقرر في المهلة أُغلق.',
      ],
    },
    enPausa: {
      titulo: ['Está en pausa', 'It is on hold', 'Beklemede', 'متوقف مؤقتًا'],
      texto: [
        'Sigue sola en la fecha que ve abajo. El plazo espera mientras tanto.',
        'It goes on by itself on the date below. Its term waits meanwhile.',
        'Aşağıdaki tarihte kendiliğinden sürer. Süre bu arada bekler.',
        'يستأنف وحده في التاريخ أدناه. والمهلة متوقفة.',
      ],
    },
    entregada: {
      titulo: ['Su resultado está listo', 'Your result is ready', 'Sonucunuz hazır', 'نتيجتك جاهزة'],
      texto: [
        'Descárguelo abajo y revíselo. Si algo está mal, tiene {dias} días para reclamarlo aquí.',
        'Download it below and check it. If anything is wrong, you have {dias} days to claim it here.',
        'Aşağıdan indirip kontrol edin. Yanlışlık varsa {dias} gün içinde buradan bildirin.',
        'نزّلها أدناه وراجعها. إن وُجد خطأ فأمامك {dias, plural, two {يومين} few {# أيام} many {# يومًا} other {# يوم}} للمطالبة هنا.',
      ],
    },
    cerrada: {
      titulo: ['Terminada', 'Finished', 'Tamamlandı', 'منتهٍ'],
      texto: [
        'Su resultado sigue a su disposición.',
        'Your result stays at your disposal.',
        'Sonucunuz burada kalır.',
        'تبقى نتيجتك متاحة لك.',
      ],
    },
    cerradaSinExito: {
      titulo: ['Se cerró sin éxito', 'It was closed without success', 'Sonuçsuz kapandı', 'أُغلق دون نجاح'],
      texto: [
        'La institución no la concedió. Lo que presentamos y lo que resolvió sigue abajo.',
        'The institution did not grant it. What was filed and decided stays below.',
        'Kurum kabul etmedi. Sunulanlar ve karar aşağıda kalır.',
        'لم تمنحه الجهة. يبقى ما قُدّم والقرار أدناه.',
      ],
    },
    cancelada: {
      titulo: ['Se canceló', 'It was cancelled', 'İptal edildi', 'أُلغي'],
      texto: [
        'Nadie sigue trabajando en ella. Su reembolso, si lo hay, está en la página de su compra.',
        'Nobody works on it any more. Its refund, if any, is on the page of your purchase.',
        'Artık kimse üzerinde çalışmıyor. Varsa iadeniz satın alma sayfanızda.',
        'لم يعد أحد يعمل عليه. الاسترداد إن وُجد في صفحة الشراء.',
      ],
    },
    caducada: {
      titulo: [
        'Se cerró porque no recibimos lo que faltaba',
        'It was closed since we did not receive what was missing',
        'Eksikler gelmediği için kapandı',
        'أُغلق لأننا لم نتسلم ما ينقص',
      ],
      texto: [
        'Puede pedir el reembolso que le corresponde en la página de su compra.',
        'You may ask for the refund that is due on the page of your purchase.',
        'Hakkınız olan iadeyi satın alma sayfanızdan isteyebilirsiniz.',
        'يمكنك طلب الاسترداد المستحق في صفحة الشراء.',
      ],
    },
  },
  hechos: {
    gestor: ['Gestor', 'Agent', 'Takip görevlisi', 'الوكيل'],
    sinGestor: ['Todavía no tiene uno.', 'None yet.', 'Henüz yok.', 'لا يوجد بعد.'],
    expediente: [
      'Número en {institucion}',
      'Number at {institucion}',
      '{institucion} numarası',
      'الرقم لدى {institucion}',
    ],
    comoCuenta: [
      'Solo cuentan las horas de oficina en que nos toca a nosotros o a su gestor, no los días de la institución.',
      'Only office hours in which it is our turn or your agent’s count, not the days of the institution.',
      'Yalnız sıranın bizde ya da takip görevlinizde olduğu mesai saatleri sayılır, kurumun günleri değil.',
      'تُحسب فقط ساعات العمل التي يكون الدور فيها لنا أو لوكيلك، لا أيام الجهة.',
    ],
  },
  pasos: {
    titulo: ['Pasos', 'Steps', 'Adımlar', 'الخطوات'],
    hecho: ['Hecho el {fecha}', 'Done on {fecha}', '{fecha} tamamlandı', 'أُنجز في {fecha}'],
    enCurso: ['Desde el {fecha}', 'Since {fecha}', '{fecha} tarihinden beri', 'منذ {fecha}'],
    esperado: [
      'suele estar el {fecha}',
      'usually done by {fecha}',
      'genellikle {fecha} biter',
      'ينتهي عادةً في {fecha}',
    ],
    usual: [
      '{n, plural, one {lo usual es # día hábil} other {lo usual son # días hábiles}}',
      '{n, plural, one {usually # working day} other {usually # working days}}',
      '{n, plural, one {genellikle # iş günü} other {genellikle # iş günü}}',
      'المعتاد {n, plural, zero {# يوم عمل} one {يوم عمل واحد} two {يوما عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}',
    ],
  },
  datos: ['Datos para los formularios', 'Data for the forms', 'Formlar için bilgiler', 'بيانات الاستمارات'],
  poder: {
    titulo: ['Un poder para su gestor', 'A power for your agent', 'Takip görevliniz için vekâlet', 'تفويض لوكيلك'],
    texto: [
      'Si otra persona va a firmar o recoger por usted, la institución pide una carta poder. Prepárela aquí con los datos que ya dio ({precio}), fírmela y súbala en «Poder para hacer la gestión».',
      'If somebody else will sign or collect for you, the institution asks for a power of attorney letter. Prepare it here with what you already answered ({precio}), sign it and upload it under «Poder para hacer la gestión».',
      'Sizin yerinize başkası imzalayacak veya teslim alacaksa kurum vekâlet mektubu ister. Verdiğiniz bilgilerle burada hazırlayın ({precio}), imzalayın ve «Poder para hacer la gestión» altına yükleyin.',
      'إذا كان شخص آخر سيوقّع أو يستلم عنك فالمؤسسة تطلب خطاب تفويض. حضّره هنا بما أجبت به ({precio}) ثم وقّعه وارفعه تحت «Poder para hacer la gestión».',
    ],
    preparar: ['Preparar la carta poder', 'Prepare the power', 'Vekâlet mektubunu hazırla', 'تحضير خطاب التفويض'],
  },
  gastos: {
    titulo: ['Gastos de la institución', 'Fees of the institution', 'Kurum harçları', 'رسوم المؤسسة'],
    regla: [
      'De lo estimado nunca paga más, aunque cueste más. Lo pedido después es suyo solo si lo paga. Lo que se cobre y no se gaste se le devuelve solo.',
      'You never pay more than was estimated, even if it costs more. What is asked for later is yours only if you pay it. What is charged and not spent is given back by itself.',
      'Daha pahalı olsa da tahmin edilenden fazlasını ödemezsiniz. Sonradan istenen, ancak öderseniz sizindir. Alınıp harcanmayan tutar kendiliğinden iade edilir.',
      'لا تدفع أكثر من المقدّر حتى لو كلّف أكثر. وما يُطلب لاحقًا لا يلزمك إلا إذا دفعته. وما حُصّل ولم يُنفق يُردّ تلقائيًا.',
    ],
    reglaDeOficina: [
      'El cliente nunca paga más de lo estimado, y lo pedido después solo si lo paga. Lo que se le cobre y no se gaste se le devuelve solo.',
      'The customer never pays more than was estimated, and what is asked later only if they pay it. What is charged and not spent goes back by itself.',
      'Müşteri hiçbir zaman tahminden fazlasını ödemez; sonradan istenen ancak öderse ona aittir. Alınıp harcanmayan kendiliğinden iade edilir.',
      'لا يدفع العميل أكثر من المقدّر، وما يُطلب لاحقًا لا يلزمه إلا إذا دفعه. وما يُحصَّل ولا يُنفق يُردّ تلقائيًا.',
    ],
    ninguno: ['No hay gastos previstos.', 'No fees are foreseen.', 'Öngörülen harç yok.', 'لا رسوم متوقعة.'],
    estimado: ['Estimado {monto}', 'Estimated {monto}', 'Tahmin {monto}', 'المقدّر {monto}'],
    agregado: [
      'Pedido después, hasta {monto}',
      'Asked for later, up to {monto}',
      'Sonradan istendi, en çok {monto}',
      'طُلب لاحقًا، حتى {monto}',
    ],
    gastado: [
      'Costó {monto} el {fecha}',
      'Cost {monto} on {fecha}',
      '{fecha} tarihinde {monto} tuttu',
      'كلّف {monto} في {fecha}',
    ],
    oficina: ['Lo paga la oficina', 'Paid by the office', 'Ofis öder', 'يدفعه المكتب'],
    mismoRecibo: [
      'Este recibo es el mismo archivo que el de {concepto}.',
      'This receipt is the same file as that of {concepto}.',
      'Bu makbuz, {concepto} makbuzuyla aynı dosya.',
      'هذا الإيصال هو نفس ملف إيصال {concepto}.',
    ],
    comprobante: ['Comprobante de {concepto}', 'Receipt of {concepto}', '{concepto} makbuzu', 'إيصال {concepto}'],
    pagar: ['Pagar los gastos: {monto}', 'Pay the fees: {monto}', 'Harçları öde: {monto}', 'دفع الرسوم: {monto}'],
    cuenta: {
      previsto: ['Previsto', 'Foreseen', 'Öngörülen', 'المتوقع'],
      debido: ['Gastado a su cargo', 'Spent for the customer', 'Müşteri için harcanan', 'ما أُنفق على حساب العميل'],
      cobrado: [
        'Pagado, menos lo devuelto',
        'Paid, less what was given back',
        'Ödenen, iadeler düşülmüş',
        'المدفوع ناقص المردود',
      ],
      porCobrar: ['Falta por cobrar', 'Still to be charged', 'Daha alınacak', 'ما بقي تحصيله'],
    },
  },
  presentado: {
    titulo: ['Lo presentado', 'What was filed', 'Sunulanlar', 'ما قُدّم'],
    clase: {
      inicial: ['Presentación', 'Filing', 'İlk sunum', 'تقديم'],
      respuesta: ['Respuesta a la observación', 'Answer to the observation', 'Düzeltme yanıtı', 'رد على الملاحظة'],
      nueva: ['Nueva presentación', 'New filing', 'Yeni sunum', 'تقديم جديد'],
      recurso: ['Recurso', 'Appeal', 'İtiraz', 'استئناف'],
    },
    donde: [
      '{institucion}, número {numero}, {fecha}',
      '{institucion}, number {numero}, {fecha}',
      '{institucion}, {numero} numara, {fecha}',
      '{institucion}، الرقم {numero}، {fecha}',
    ],
    consultar: [
      'Consultar en {institucion}',
      'Look up at {institucion}',
      '{institucion} sitesinde sorgula',
      'الاستعلام لدى {institucion}',
    ],
    comprobante: ['Comprobante de {numero}', 'Proof of {numero}', '{numero} belgesi', 'إثبات {numero}'],
  },
  observado: {
    titulo: ['Lo que pidió la institución', 'What the institution asked', 'Kurumun istedikleri', 'ما طلبته الجهة'],
    gestor: ['La contesta su gestor', 'Your agent answers it', 'Takip görevliniz yanıtlıyor', 'يرد عليها وكيلك'],
    cliente: [
      'Hace falta la respuesta del cliente',
      'The customer’s answer is needed',
      'Müşterinin yanıtı gerekiyor',
      'يلزم رد العميل',
    ],
    atendida: ['Contestada', 'Answered', 'Yanıtlandı', 'تم الرد'],
    notificada: ['Notificada el {fecha}', 'Notified on {fecha}', '{fecha} bildirildi', 'أُبلغت في {fecha}'],
    vence: [
      'se contesta a más tardar el {fecha}',
      'to be answered by {fecha}',
      'en geç {fecha} yanıtlanır',
      'يُرد عليها حتى {fecha}',
    ],
    sinPlazo: ['sin plazo', 'without a deadline', 'süresiz', 'دون مهلة'],
    respuesta: ['Respuesta:', 'Answer:', 'Yanıt:', 'الرد:'],
  },
  responder: {
    ir: ['Contestar a la institución', 'Answer the institution', 'Kuruma yanıt ver', 'الرد على الجهة'],
    titulo: ['Conteste a la institución', 'Answer the institution', 'Kuruma yanıt verin', 'أجب الجهة'],
    antes: [
      'Es el plazo de la institución: conteste antes, para que alcance a presentarse.',
      'It is the time the institution gave: answer before it ends, so that it can still be filed.',
      'Bu, kurumun verdiği süredir: sunulabilmesi için önce yanıtlayın.',
      'هذه مهلة الجهة: أجب قبل انتهائها ليتسنى التقديم.',
    ],
    respuesta: ['Su respuesta', 'Your answer', 'Yanıtınız', 'ردك'],
    ayuda: [
      'Escriba lo que quiere que su gestor presente.',
      'Write what your agent should file.',
      'Takip görevlinizin sunmasını istediğinizi yazın.',
      'اكتب ما تريد أن يقدمه وكيلك.',
    ],
    archivos: ['Archivos de la respuesta', 'Files of the answer', 'Yanıtın dosyaları', 'ملفات الرد'],
    enviar: ['Enviar la respuesta', 'Send the answer', 'Yanıtı gönder', 'إرسال الرد'],
    hecho: [
      'Su gestor ya tiene su respuesta.',
      'Your agent has your answer.',
      'Yanıtınız takip görevlinizde.',
      'وصل ردك إلى وكيلك.',
    ],
  },
  resultado: {
    descargar: ['Descargar el resultado', 'Download the result', 'Sonucu indir', 'تنزيل النتيجة'],
    verArchivos: [
      'Ver los {n} archivos del resultado',
      'See the {n} files of the result',
      'Sonucun {n} dosyasını gör',
      'عرض ملفات النتيجة ({n})',
    ],
    constancia: ['Constancia sellada', 'Sealed statement', 'Mühürlü belge', 'إفادة مختومة'],
    constanciaTexto: [
      'Dice qué archivos se entregaron, con la huella de cada uno. Quien los reciba puede comprobarlos.',
      'It says which files were delivered, with the hash of each. Whoever receives them can check them.',
      'Hangi dosyaların teslim edildiğini ve her birinin özetini yazar. Alan kişi bunları doğrulayabilir.',
      'تذكر الملفات التي سُلِّمت وبصمة كل منها. يستطيع من يتسلّمها التحقق منها.',
    ],
    codigo: ['Código {codigo}', 'Code {codigo}', 'Kod {codigo}', 'الرمز {codigo}'],
    verificar: ['Verificar', 'Verify', 'Doğrula', 'تحقّق'],
    titulo: ['Resultado', 'Result', 'Sonuç', 'النتيجة'],
    favorable: ['Concedida', 'Granted', 'Kabul edildi', 'مُنح'],
    denegado: ['Denegada', 'Denied', 'Reddedildi', 'مرفوض'],
    numero: ['número {numero}', 'number {numero}', 'numara {numero}', 'الرقم {numero}'],
    folio: ['folio {folio}', 'folio {folio}', 'yaprak {folio}', 'الورقة {folio}'],
    libro: ['libro {libro}', 'book {libro}', 'defter {libro}', 'الدفتر {libro}'],
    vale: [
      'Suele aceptarse hasta el {fecha}',
      'Usually accepted until {fecha}',
      'Genellikle {fecha} tarihine kadar kabul edilir',
      'يُقبل عادةً حتى {fecha}',
    ],
  },
  decidir: {
    apelar: {
      boton: ['Apelar', 'Appeal', 'İtiraz et', 'استئناف'],
      pregunta: [
        '¿Apelar lo que resolvió la institución?',
        'Appeal the institution’s decision?',
        'Kurumun kararına itiraz edilsin mi?',
        'استئناف قرار الجهة؟',
      ],
      consecuencia: [
        'Su gestor prepara el recurso y lo presenta.',
        'Your agent prepares the appeal and files it.',
        'Takip görevliniz itirazı hazırlar ve sunar.',
        'يُعدّ وكيلك الاستئناف ويقدمه.',
      ],
    },
    insistir: {
      boton: ['Presentarla de nuevo', 'File it again', 'Yeniden sun', 'تقديمه من جديد'],
      pregunta: ['¿Presentarla de nuevo?', 'File it again?', 'Yeniden sunulsun mu?', 'تقديمه من جديد؟'],
      consecuencia: [
        'Su gestor la prepara otra vez con lo que usted diga.',
        'Your agent prepares it again with what you say.',
        'Takip görevliniz söylediklerinizle yeniden hazırlar.',
        'يُعدّه وكيلك من جديد بما تقوله.',
      ],
    },
    reclamar: {
      boton: ['Reclamar un error', 'Claim an error', 'Hata bildir', 'المطالبة بخطأ'],
      pregunta: [
        '¿Qué está mal en el resultado?',
        'What is wrong in the result?',
        'Sonuçta yanlış olan ne?',
        'ما الخطأ في النتيجة؟',
      ],
      consecuencia: [
        'Su gestor lo revisa, y si hace falta vuelve a la institución.',
        'Your agent reviews it and, if needed, goes back to the institution.',
        'Takip görevliniz inceler, gerekirse kuruma yeniden gider.',
        'يراجعها وكيلك ويعود إلى الجهة إن لزم.',
      ],
    },
    cerrarSinExito: {
      boton: ['Dejarla así', 'Leave it', 'Böyle bırak', 'تركه هكذا'],
      pregunta: ['¿Cerrarla sin éxito?', 'Close it without success?', 'Sonuçsuz kapatılsın mı?', 'إغلاقه دون نجاح؟'],
      consecuencia: [
        'Nadie sigue trabajando en ella. No se puede deshacer.',
        'Nobody works on it any more. It cannot be undone.',
        'Artık kimse üzerinde çalışmaz. Geri alınamaz.',
        'لن يعمل عليه أحد بعد ذلك. لا يمكن التراجع.',
      ],
    },
    motivo: ['Motivo', 'Reason', 'Neden', 'السبب'],
    hecho: ['Guardamos su decisión.', 'Your decision is kept.', 'Kararınız kaydedildi.', 'حُفظ قرارك.'],
  },
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    gestiones: typeof gestiones;
  }
}
