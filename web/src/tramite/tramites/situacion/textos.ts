import type { Textos } from '../../../i18n/palabra.ts';

/** Texts of what happens now with a trámite, for its customer. */
export const situacionDeTramite = {
  firma: {
    elegir: {
      titulo: ['Elija cuándo firmar', 'Choose when to sign', 'İmza zamanını seçin', 'اختر موعد التوقيع'],
      texto: [
        'Usted aprobó el texto. Falta firmarlo en persona ante su notario.',
        'You approved the text. It remains to sign it in person before your notary.',
        'Metni onayladınız. Noterinizin önünde şahsen imzalamanız kaldı.',
        'وافقت على النص. بقي توقيعه حضوريًا أمام كاتب العدل.',
      ],
      boton: ['Elegir día y hora', 'Choose day and time', 'Gün ve saat seç', 'اختيار اليوم والساعة'],
      plazo: [
        'Para tenerlo a tiempo, elija una hora antes del {fecha}',
        'To have it in time, choose an hour before {fecha}',
        'Zamanında almak için şundan önce bir saat seçin: {fecha}',
        'لتستلمها في الوقت، اختر ساعة قبل {fecha}',
      ],
    },
    guardada: {
      titulo: [
        'Confirme la hora que apartó',
        'Confirm the hour you kept',
        'Ayırdığınız saati onaylayın',
        'أكّد الساعة التي حجزتها',
      ],
      texto: [
        'Se la guardamos unos minutos: sin confirmar, queda libre.',
        'We keep it for some minutes: unconfirmed, it is free again.',
        'Birkaç dakika tutuyoruz: onaylanmazsa boşalır.',
        'نحتفظ بها بضع دقائق: إن لم تؤكدها أصبحت متاحة.',
      ],
      boton: ['Confirmar la hora', 'Confirm the hour', 'Saati onayla', 'تأكيد الساعة'],
    },
    porConfirmar: {
      titulo: [
        'Pidió una hora para firmar',
        'You asked for an hour to sign',
        'İmza için saat istediniz',
        'طلبت ساعة للتوقيع',
      ],
      texto: [
        'En cuanto la oficina la confirme se lo avisamos.',
        'As soon as the office confirms it we tell you.',
        'Büro onaylayınca size bildiririz.',
        'ما إن يؤكدها المكتب حتى نخبرك.',
      ],
      boton: ['Ver su cita', 'See your appointment', 'Randevunuzu görün', 'عرض موعدك'],
    },
    acordada: {
      titulo: ['Su firma es el {fecha}', 'You sign on {fecha}', 'İmzanız: {fecha}', 'توقيعك في {fecha}'],
      texto: [
        'En su cita está adónde ir, quiénes deben venir y qué llevar.',
        'Your appointment says where to go, who must come and what to bring.',
        'Randevunuzda nereye gidileceği, kimlerin geleceği ve neyin getirileceği yazar.',
        'في موعدك: إلى أين تذهب، ومن يجب أن يحضر، وماذا تحضر معك.',
      ],
      boton: ['Ver su cita', 'See your appointment', 'Randevunuzu görün', 'عرض موعدك'],
    },
  },
  camino: {
    titulo: ['Camino de su trámite', 'The road of your case', 'İşleminizin yolu', 'مسار معاملتك'],
    requisitos: ['Requisitos', 'Requirements', 'Belgeler', 'المتطلبات'],
    notario: ['Notario', 'Notary', 'Noter', 'كاتب العدل'],
    texto: ['Texto', 'Text', 'Metin', 'النص'],
    firma: ['Firma', 'Signature', 'İmza', 'التوقيع'],
    entrega: ['Entrega', 'Delivery', 'Teslim', 'التسليم'],
    hecha: ['hecho', 'done', 'tamam', 'تمّ'],
    ahora: ['ahora', 'now', 'şimdi', 'الآن'],
    falta: ['falta', 'to come', 'sırada', 'لاحقًا'],
  },
  estado: {
    requisitosPendientes: {
      titulo: [
        'Suba lo que falta para comenzar',
        'Upload what is missing to begin',
        'Başlamak için eksikleri yükleyin',
        'ارفع ما ينقص للبدء',
      ],
      texto: [
        'En cuanto entregue lo obligatorio, su trámite sigue solo. El plazo de entrega espera mientras tanto.',
        'Once you hand in what is obligatory, your case goes on by itself. The delivery time waits meanwhile.',
        'Zorunlu olanları teslim ettiğinizde işleminiz kendiliğinden ilerler. Bu sırada teslim süresi bekler.',
        'ما إن تسلّم المطلوب حتى تتابع معاملتك تلقائيًا. وتنتظر مهلة التسليم في هذه الأثناء.',
      ],
    },
    sinAsignar: {
      titulo: [
        'Le estamos asignando un notario',
        'We are assigning you a notary',
        'Size bir noter atıyoruz',
        'نعيّن لك كاتب عدل',
      ],
      texto: [
        'Tenemos todo lo que hace falta. No tiene que hacer nada.',
        'We have all we need. There is nothing for you to do.',
        'Gereken her şey elimizde. Yapmanız gereken bir şey yok.',
        'لدينا كل ما يلزم. ليس عليك فعل شيء.',
      ],
    },
    asignado: {
      titulo: [
        'Un notario tiene su trámite',
        'A notary has your case',
        'İşleminiz bir noterde',
        'معاملتك لدى كاتب عدل',
      ],
      texto: [
        'En cuanto lo acepte comenzará a revisarlo. No tiene que hacer nada.',
        'The review begins as soon as it is accepted. There is nothing for you to do.',
        'Kabul edildiğinde inceleme başlar. Yapmanız gereken bir şey yok.',
        'تبدأ المراجعة فور قبولها. ليس عليك فعل شيء.',
      ],
    },
    enRevision: {
      titulo: [
        'Su notario lo está revisando',
        'Your notary is reviewing it',
        'Noteriniz inceliyor',
        'كاتب العدل يراجعها',
      ],
      texto: [
        'Lee sus respuestas y lo que entregó, y prepara el texto. Después se lo enviará para que usted lo apruebe.',
        'Your answers and what you handed in are being read, and the text prepared. Then you are asked to approve it.',
        'Yanıtlarınızı ve teslim ettiklerinizi okuyup metni hazırlıyor. Sonra onayınıza gönderecek.',
        'يقرأ إجاباتك وما سلّمته، ويُعدّ النص. ثم يرسله إليك للموافقة عليه.',
      ],
    },
    enCorreccion: {
      titulo: [
        'Hay algo que corregir',
        'There is something to correct',
        'Düzeltilecek bir şey var',
        'هناك ما يحتاج إلى تصحيح',
      ],
      texto: [
        'Su notario dejó observaciones. Cuando las conteste todas, él sigue.',
        'Your notary left remarks. Once you answer them all, the work goes on.',
        'Noteriniz notlar bıraktı. Hepsini yanıtladığınızda iş devam eder.',
        'ترك كاتب العدل ملاحظات. عندما تجيب عنها كلها يتابع العمل.',
      ],
    },
    porAprobar: {
      titulo: [
        'El texto espera su aprobación',
        'The text waits for your approval',
        'Metin onayınızı bekliyor',
        'النص ينتظر موافقتك',
      ],
      texto: [
        'Léalo con calma. Puede aprobarlo o pedir cambios.',
        'Take your time to read it. You may approve it or ask for changes.',
        'Sakince okuyun. Onaylayabilir ya da değişiklik isteyebilirsiniz.',
        'اقرأه على مهل. يمكنك الموافقة عليه أو طلب تغييرات.',
      ],
    },
    porFirmar: {
      titulo: ['Listo para firmar', 'Ready to sign', 'İmzaya hazır', 'جاهزة للتوقيع'],
      texto: [
        'Usted aprobó el texto. Falta firmarlo ante su notario, en persona. La oficina le escribirá para acordar el día y la hora.',
        'You approved the text. It remains to sign it before your notary, in person. The office will write to you to agree on the day and time.',
        'Metni onayladınız. Noterinizin önünde şahsen imzalamanız kaldı. Ofis, gün ve saati kararlaştırmak için size yazacak.',
        'وافقت على النص. بقي توقيعه أمام كاتب العدل حضوريًا. سيكتب إليك المكتب للاتفاق على اليوم والساعة.',
      ],
    },
    enPausa: {
      titulo: ['Está en pausa', 'It is on hold', 'Beklemede', 'متوقفة مؤقتًا'],
      texto: [
        'Sigue solo en la fecha que ve abajo. El plazo de entrega espera mientras tanto.',
        'It goes on by itself on the date below. The delivery time waits meanwhile.',
        'Aşağıdaki tarihte kendiliğinden devam eder. Bu sırada teslim süresi bekler.',
        'تُستأنف تلقائيًا في التاريخ أدناه. وتنتظر مهلة التسليم في هذه الأثناء.',
      ],
    },
    firmado: {
      titulo: [
        'Estamos preparando su documento',
        'We are preparing your document',
        'Belgenizi hazırlıyoruz',
        'نُعدّ مستندك',
      ],
      texto: [
        'Está firmado. Lo sellamos y se lo entregamos aquí en unos minutos.',
        'It is signed. We seal it and deliver it here in some minutes.',
        'İmzalandı. Mühürleyip birkaç dakika içinde burada teslim ediyoruz.',
        'تم توقيعه. نختمه ونسلّمه لك هنا خلال دقائق.',
      ],
    },
    noEntregado: {
      titulo: [
        'No pudimos entregar su documento todavía',
        'We could not deliver your document yet',
        'Belgenizi henüz teslim edemedik',
        'لم نتمكن من تسليم وثيقتك بعد',
      ],
      texto: [
        'Lo que firmó vale y está guardado. La oficina lo resuelve y le avisamos; no tiene que hacer nada.',
        'What you signed holds and is safe. The office is solving it and we will tell you; you need do nothing.',
        'İmzaladığınız geçerlidir ve saklanmıştır. Ofis çözüyor, size haber vereceğiz; bir şey yapmanız gerekmiyor.',
        'ما وقّعته صحيح ومحفوظ. المكتب يعالج الأمر وسنُعلمك؛ لا يلزمك فعل شيء.',
      ],
    },
    entregado: {
      titulo: ['Su documento está listo', 'Your document is ready', 'Belgeniz hazır', 'مستندك جاهز'],
      texto: [
        'Guarde el archivo tal como lo descarga: su sello muestra cualquier cambio.',
        'Keep the file as you download it: its seal shows any change.',
        'Dosyayı indirdiğiniz gibi saklayın: mührü her değişikliği gösterir.',
        'احفظ الملف كما تنزّله: فختمه يُظهر أي تغيير.',
      ],
    },
    cerrado: {
      titulo: ['Terminado', 'Finished', 'Bitti', 'انتهت'],
      texto: [
        'Todo lo que había que hacer está hecho. Su documento sigue a su disposición.',
        'All that had to be done is done. Your document stays available.',
        'Yapılması gereken her şey yapıldı. Belgeniz elinizin altında kalır.',
        'أُنجز كل ما يلزم. ويبقى مستندك في متناولك.',
      ],
    },
    cancelado: {
      titulo: ['Se canceló', 'It was cancelled', 'İptal edildi', 'أُلغيت'],
      texto: [
        'Nadie sigue trabajando en él. Su reembolso, si lo hay, está en la página de su compra.',
        'Nobody works on it any more. Your refund, if there is one, is on the page of your purchase.',
        'Artık üzerinde çalışılmıyor. Varsa iadeniz, satın alma sayfanızdadır.',
        'لم يعد أحد يعمل عليها. واستردادك، إن وُجد، في صفحة مشترياتك.',
      ],
    },
    rechazado: {
      titulo: [
        'El notario no puede autorizarlo',
        'The notary cannot authorise it',
        'Noter bunu onaylayamıyor',
        'لا يمكن لكاتب العدل إجازتها',
      ],
      texto: [
        'La ley no lo permite en este caso. Puede pedir que le devolvamos todo en la página de su compra.',
        'The law does not allow it in this case. You can ask for all your money back on the page of your purchase.',
        'Yasa bu durumda izin vermiyor. Satın alma sayfanızdan tutarın tamamını isteyebilirsiniz.',
        'القانون لا يسمح بها في هذه الحالة. يمكنك طلب استرداد كامل المبلغ من صفحة مشترياتك.',
      ],
    },
    caducado: {
      titulo: [
        'Se cerró porque no recibimos lo que faltaba',
        'Closed because we did not receive what was missing',
        'Eksikler gelmediği için kapandı',
        'أُغلقت لأننا لم نستلم ما كان ينقص',
      ],
      texto: [
        'Puede pedir el reembolso que le corresponde en la página de su compra.',
        'You can ask for the refund that you are due on the page of your purchase.',
        'Size düşen iadeyi satın alma sayfanızdan isteyebilirsiniz.',
        'يمكنك طلب الاسترداد المستحق لك من صفحة مشترياتك.',
      ],
    },
  },
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    situacionDeTramite: typeof situacionDeTramite;
  }
}
