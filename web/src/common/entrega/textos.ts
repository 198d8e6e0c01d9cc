import type { Textos } from '../../i18n/palabra.ts';

/** Texts of automatic documents and of every delivery. */
export const entrega = {
  estado: {
    firmado: ['Preparando', 'Being prepared', 'Hazırlanıyor', 'قيد الإعداد'],
    entregado: ['Listo', 'Ready', 'Hazır', 'جاهزة'],
    cerrado: ['Listo', 'Ready', 'Hazır', 'جاهزة'],
  },
  situacion: {
    firmado: {
      titulo: [
        'Estamos preparando su documento',
        'We are preparing your document',
        'Belgenizi hazırlıyoruz',
        'نُعدّ وثيقتك',
      ],
      texto: [
        'Lo hacemos y lo sellamos ahora mismo. Esta página cambia sola en cuanto esté listo.',
        'We are making and sealing it right now. This page changes by itself as soon as it is ready.',
        'Şu anda hazırlıyor ve mühürlüyoruz. Hazır olur olmaz bu sayfa kendiliğinden değişir.',
        'نُعدّها ونختمها الآن. تتغيّر هذه الصفحة وحدها فور جاهزيتها.',
      ],
    },
    noEntregado: {
      titulo: [
        'No pudimos hacer su documento',
        'We could not make your document',
        'Belgenizi hazırlayamadık',
        'تعذّر علينا إعداد وثيقتك',
      ],
      texto: [
        'La oficina ya lo sabe y trabaja en ello. Puede esperar, escribirnos abajo lo que hay que corregir, o cancelarlo y pedir todo su dinero.',
        'The office knows and is working on it. You can wait, write to us below what has to be corrected, or cancel it and ask for all your money back.',
        'Ofis durumu biliyor ve üzerinde çalışıyor. Bekleyebilir, düzeltilmesi gerekeni aşağıdan bize yazabilir ya da iptal edip paranızın tamamını isteyebilirsiniz.',
        'المكتب على علم بذلك ويعمل عليه. يمكنك الانتظار، أو أن تكتب لنا أدناه ما يجب تصحيحه، أو أن تلغيها وتطلب مالك كاملًا.',
      ],
    },
    enCorreccion: {
      titulo: [
        'Hay una respuesta que corregir',
        'There is an answer to correct',
        'Düzeltilecek bir yanıt var',
        'هناك إجابة يجب تصحيحها',
      ],
      texto: [
        'En cuanto la corrija y la envíe, hacemos su documento. Si prefiere, puede cancelarlo y pedir todo su dinero.',
        'As soon as you correct it and send it, we make your document. If you prefer, you can cancel it and ask for all your money back.',
        'Düzeltip gönderdiğinizde belgenizi hazırlarız. Dilerseniz iptal edip paranızın tamamını isteyebilirsiniz.',
        'فور تصحيحها وإرسالها نُعدّ وثيقتك. وإن شئت يمكنك إلغاؤها وطلب مالك كاملًا.',
      ],
    },
    entregado: {
      titulo: ['Su documento está listo', 'Your document is ready', 'Belgeniz hazır', 'وثيقتك جاهزة'],
      texto: [
        'Guarde el PDF tal como lo descarga: su sello muestra cualquier cambio.',
        'Keep the PDF just as you download it: its seal shows any change.',
        'PDF’yi indirdiğiniz gibi saklayın: mührü her değişikliği gösterir.',
        'احتفظ بملف PDF كما نزّلته: ختمه يُظهر أي تغيير.',
      ],
    },
    cerrado: {
      titulo: ['Su documento está listo', 'Your document is ready', 'Belgeniz hazır', 'وثيقتك جاهزة'],
      texto: [
        'Guarde el PDF tal como lo descarga: su sello muestra cualquier cambio.',
        'Keep the PDF just as you download it: its seal shows any change.',
        'PDF’yi indirdiğiniz gibi saklayın: mührü her değişikliği gösterir.',
        'احتفظ بملف PDF كما نزّلته: ختمه يُظهر أي تغيير.',
      ],
    },
    caducado: {
      titulo: [
        'Se cerró porque no recibimos la corrección',
        'It was closed because we did not receive the correction',
        'Düzeltme bize ulaşmadığı için kapandı',
        'أُغلقت لأن التصحيح لم يصلنا',
      ],
      texto: [
        'Puede pedir que le devolvamos todo en la página de su compra.',
        'You can ask for all of it back on the page of your purchase.',
        'Satın alma sayfanızda tamamının iadesini isteyebilirsiniz.',
        'يمكنك طلب رد المبلغ كاملًا في صفحة شرائك.',
      ],
    },
  },
  queSigue: {
    noEntregado: [
      'No pudimos hacer su documento. Vea por qué y qué puede hacer.',
      'We could not make your document. See why and what you can do.',
      'Belgenizi hazırlayamadık. Nedenini ve yapabileceklerinizi görün.',
      'تعذّر علينا إعداد وثيقتك. اطّلع على السبب وما يمكنك فعله.',
    ],
    enCorreccion: [
      'Hay una respuesta que corregir para hacer su documento.',
      'There is an answer to correct before we can make your document.',
      'Belgenizi hazırlamak için düzeltilecek bir yanıt var.',
      'هناك إجابة يجب تصحيحها لإعداد وثيقتك.',
    ],
    preparando: [
      'Estamos preparando su documento. Esta página cambia sola.',
      'We are preparing your document. This page changes by itself.',
      'Belgenizi hazırlıyoruz. Bu sayfa kendiliğinden değişir.',
      'نُعدّ وثيقتك. تتغيّر هذه الصفحة وحدها.',
    ],
    demora: [
      'No lo hemos podido entregar todavía. La oficina lo resuelve y le avisamos.',
      'We could not deliver it yet. The office is solving it and we will tell you.',
      'Henüz teslim edemedik. Ofis çözüyor, size haber vereceğiz.',
      'لم نتمكن من تسليمها بعد. المكتب يعالج الأمر وسنُعلمك.',
    ],
  },
  siguiente: {
    firmado: [
      'La plataforma lo hace, lo sella y lo entrega sola.',
      'The platform makes, seals and delivers it by itself.',
      'Platform kendiliğinden hazırlar, mühürler ve teslim eder.',
      'تُعدّها المنصة وتختمها وتسلّمها وحدها.',
    ],
    noEntregado: [
      'Está pagado y no se entregó. Corrija la causa y entréguelo de nuevo, o observe abajo la respuesta que el cliente debe corregir.',
      'It is paid and was not delivered. Mend the cause and deliver it again, or remark below on the answer that the customer has to correct.',
      'Ödendi ve teslim edilmedi. Nedenini giderip yeniden teslim edin ya da müşterinin düzeltmesi gereken yanıta aşağıda not düşün.',
      'دُفع ثمنها ولم تُسلّم. عالج السبب وسلّمها من جديد، أو دوّن ملاحظة أدناه على الإجابة التي يجب أن يصححها العميل.',
    ],
    enCorreccion: [
      'El cliente corrige su respuesta y el documento se hace solo.',
      'The customer corrects the answer and the document is made by itself.',
      'Müşteri yanıtını düzeltir ve belge kendiliğinden hazırlanır.',
      'يصحّح العميل إجابته فتُعدّ الوثيقة وحدها.',
    ],
  },
  pdf: ['Descargar PDF', 'Download PDF', 'PDF indir', 'تنزيل PDF'],
  word: ['Descargar Word', 'Download Word', 'Word indir', 'تنزيل Word'],
  pdfDe: ['Descargar PDF de {nombre}', 'Download PDF of {nombre}', '{nombre} PDF’sini indir', 'تنزيل PDF لـ {nombre}'],
  wordDe: [
    'Descargar Word de {nombre}',
    'Download Word of {nombre}',
    '{nombre} Word dosyasını indir',
    'تنزيل Word لـ {nombre}',
  ],
  wordQue: [
    'El PDF lleva el sello. El Word trae el mismo texto para seguir trabajándolo.',
    'The PDF bears the seal. The Word file has the same text, to go on working on it.',
    'PDF mührü taşır. Word dosyası, üzerinde çalışmaya devam etmeniz için aynı metni içerir.',
    'ملف PDF يحمل الختم. وملف Word يحوي النص نفسه لمتابعة العمل عليه.',
  ],
  autentica: [
    'Pedir la auténtica de las firmas',
    'Have the signatures legalised',
    'İmzaların tasdikini iste',
    'طلب تصديق التوقيعات',
  ],
  autenticaQue: [
    '¿Le piden las firmas legalizadas? Un notario da fe de ellas cuando lo firmen ante él, por {precio}. Llevamos el documento y los datos de quienes firman; no tiene que subirlo.',
    'Are legalised signatures asked of you? A notary attests them when you sign in their presence, for {precio}. We take along the document and the data of those who sign; you need not upload it.',
    'Tasdikli imza mı isteniyor? Noter, önünde imzaladığınızda imzaları {precio} karşılığında tasdik eder. Belgeyi ve imzalayanların bilgilerini biz ekleriz; yüklemeniz gerekmez.',
    'هل يُطلب منك توقيعات مصدّقة؟ يشهد كاتب العدل عليها حين توقّعون أمامه، مقابل {precio}. نُرفق المستند وبيانات الموقّعين؛ لا حاجة إلى رفعه.',
  ],
  escriba: [
    'Escríbanos: la respuesta llega aquí y a su correo.',
    'Write to us: the answer arrives here and in your mail.',
    'Bize yazın: yanıt buraya ve e-postanıza gelir.',
    'اكتب لنا: يصل الرد هنا وإلى بريدك.',
  ],
  lee: [
    'Lo lee la administración, con su nombre.',
    'The administration reads it, with your name.',
    'Yönetim, adınızla birlikte okur.',
    'تقرؤه الإدارة مع اسمك.',
  ],
  devolver: [
    'Cancelar y pedir todo mi dinero',
    'Cancel and ask for all my money back',
    'İptal et ve paramın tamamını iste',
    'إلغاء وطلب مالي كاملًا',
  ],
  automatica: ['Automática', 'Automatic', 'Otomatik', 'آلية'],
  automaticaDetalle: [
    'La plataforma lo hace y lo entrega. No lleva notario.',
    'The platform makes and delivers it. It has no notary.',
    'Platform hazırlar ve teslim eder. Noter gerektirmez.',
    'المنصة تُعدّها وتسلّمها. لا تحتاج إلى كاتب عدل.',
  ],
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    entrega: typeof entrega;
  }
}
