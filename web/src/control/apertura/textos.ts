import type { Textos } from '../../i18n/palabra.ts';

/** Texts of the list of what an office needs before it opens. */
export const apertura = {
  titulo: ['Listo para abrir', 'Ready to open', 'Açılışa hazır', 'جاهز للافتتاح'],
  detalle: [
    'Lo que una oficina necesita antes de su primer cliente. Nada de esto impide trabajar: usted decide cuándo abrir.',
    'What an office needs before its first customer. None of it hinders work: you decide when to open.',
    'Bir ofisin ilk müşterisinden önce gerekenler. Hiçbiri çalışmayı engellemez: ne zaman açılacağına siz karar verirsiniz.',
    'ما يحتاجه المكتب قبل أول عميل. لا شيء من هذا يمنع العمل: أنت تقرر متى تفتح.',
  ],
  todo: ['Todo está listo.', 'Everything is ready.', 'Her şey hazır.', 'كل شيء جاهز.'],
  resumen: [
    '{n, plural, one {Falta # punto por resolver} other {Faltan # puntos por resolver}}',
    '{n, plural, one {# point left to settle} other {# points left to settle}}',
    '{n, plural, one {Çözülecek # nokta kaldı} other {Çözülecek # nokta kaldı}}',
    '{n, plural, zero {# نقطة} one {بقيت نقطة واحدة} two {بقيت نقطتان} few {بقيت # نقاط} many {بقيت # نقطة} other {بقيت # نقطة}}',
  ],
  estado: {
    listo: ['Listo', 'Ready', 'Hazır', 'جاهز'],
    falta: ['Falta', 'Missing', 'Eksik', 'ناقص'],
    dePrueba: ['De prueba', 'For tests', 'Deneme', 'تجريبي'],
    noConsta: ['No consta', 'Not known', 'Bilinmiyor', 'غير معلوم'],
  },
  faltan: [
    'Falta escribir: {campos}.',
    'Still to be written: {campos}.',
    'Yazılması gereken: {campos}.',
    'ما لم يُكتب بعد: {campos}.',
  ],
  campo: {
    telefono: ['teléfono', 'telephone', 'telefon', 'الهاتف'],
    direccion: ['dirección', 'address', 'adres', 'العنوان'],
    razonSocial: ['razón social', 'legal name', 'unvan', 'الاسم القانوني'],
    nit: ['NIT', 'NIT', 'NIT', 'NIT'],
  },
  ir: ['Resolverlo: {que}', 'Settle it: {que}', 'Çözün: {que}', 'عالجه: {que}'],
  servidor: [
    'Se resuelve en la configuración del servidor (docs/configuration.md).',
    'Settled in the settings of the server (docs/configuration.md).',
    'Sunucu ayarlarında çözülür (docs/configuration.md).',
    'يُعالَج في إعدادات الخادم (docs/configuration.md).',
  ],
  sinCertificador: [
    'Todavía no hay otro certificador: antes de facturar de verdad hay que conectar uno.',
    'There is no other certifier yet: one must be connected before real invoices are made.',
    'Henüz başka bir onaylayıcı yok: gerçek fatura kesmeden önce biri bağlanmalıdır.',
    'لا يوجد مصدّق آخر بعد: يجب ربط واحد قبل إصدار فواتير حقيقية.',
  ],
  respaldos: [
    'Se hacen con «npm run respaldo» y se prueban con «npm run respaldo -- probar» (docs/operations.md).',
    'They are made with “npm run respaldo” and tried with “npm run respaldo -- probar” (docs/operations.md).',
    '“npm run respaldo” ile alınır, “npm run respaldo -- probar” ile denenir (docs/operations.md).',
    'تُصنع بالأمر «npm run respaldo» وتُجرَّب بالأمر «npm run respaldo -- probar» (docs/operations.md).',
  ],
  respaldoHecho: [
    'El último es del {fecha}.',
    'The last one is of {fecha}.',
    'Sonuncusu: {fecha}.',
    'آخرها بتاريخ {fecha}.',
  ],
  respaldoFallido: [
    'El del {fecha} falló.',
    'The one of {fecha} failed.',
    '{fecha} tarihli yedek alınamadı.',
    'فشلت نسخة {fecha}.',
  ],
  respaldoProbado: [
    'La última vez que se restauró uno aparte, y estaba completo, fue el {fecha}.',
    'One was last restored aside, and was whole, on {fecha}.',
    'En son {fecha} tarihinde biri ayrı bir yere geri yüklendi ve eksiksizdi.',
    'آخر مرة استُعيدت فيها نسخة جانبًا وكانت كاملة: {fecha}.',
  ],
  respaldoSinProbar: [
    'Todavía no se probó a restaurar ninguno.',
    'None has been tried to be restored yet.',
    'Henüz hiçbirinin geri yüklenmesi denenmedi.',
    'لم تُجرَّب استعادة أي نسخة بعد.',
  ],
  orden: [
    'Se resuelve con: npm run catalogo',
    'Settled with: npm run catalogo',
    'Şununla çözülür: npm run catalogo',
    'يُعالَج بالأمر: npm run catalogo',
  ],
  pendientes: [
    '{n, plural, one {# pendiente} other {# pendientes}}',
    '{n, plural, one {# pending} other {# pending}}',
    '{n, plural, one {# bekliyor} other {# bekliyor}}',
    '{n, plural, zero {# معلّق} one {# معلّق} two {# معلّقان} few {# معلّقة} many {# معلّقًا} other {# معلّق}}',
  ],
  demostracion: {
    titulo: ['Datos de la demostración', 'Data of the demonstration', 'Tanıtım verileri', 'بيانات العرض التوضيحي'],
    detalle: [
      'Lo que aquí compraron, pidieron y firmaron las personas de la demostración, y lo que usted haya probado. Vacíela antes de abrir, o para empezar de cero.',
      'What the people of the demonstration bought, asked for and signed here, and what you tried out. Empty it before you open, or to start afresh.',
      'Tanıtımdaki kişilerin burada satın aldıkları, istedikleri ve imzaladıkları ile sizin denedikleriniz. Açmadan önce ya da baştan başlamak için boşaltın.',
      'ما اشتراه وطلبه ووقّعه أشخاص العرض التوضيحي هنا، وما جرّبتَه بنفسك. أفرغه قبل الافتتاح، أو لتبدأ من جديد.',
    ],
    vaciar: ['Vaciar la demostración', 'Empty the demonstration', 'Tanıtımı boşalt', 'إفراغ العرض التوضيحي'],
    pregunta: [
      '¿Vaciar la demostración?',
      'Empty the demonstration?',
      'Tanıtım boşaltılsın mı?',
      'هل تريد إفراغ العرض التوضيحي؟',
    ],
    seBorra: [
      'Se borra para siempre todo lo que se hizo en ella, con sus archivos, sus registros y su auditoría:',
      'All that was done in it is deleted for ever, with its files, its registers and its audit:',
      'İçinde yapılan her şey; dosyaları, kayıtları ve denetim geçmişiyle birlikte kalıcı olarak silinir:',
      'يُحذف نهائيًا كل ما جرى فيه، مع ملفاته وسجلاته وتدقيقه:',
    ],
    clientes: [
      '{n, plural, one {# cuenta de cliente} other {# cuentas de clientes}}',
      '{n, plural, one {# customer account} other {# customer accounts}}',
      '{n, plural, one {# müşteri hesabı} other {# müşteri hesabı}}',
      '{n, plural, zero {# حساب عميل} one {حساب عميل واحد} two {حسابا عميلين} few {# حسابات عملاء} many {# حساب عميل} other {# حساب عميل}}',
    ],
    pedidos: [
      '{n, plural, one {# pedido, con su factura} other {# pedidos, con sus facturas}}',
      '{n, plural, one {# order, with its invoice} other {# orders, with their invoices}}',
      '{n, plural, one {# sipariş, faturasıyla} other {# sipariş, faturalarıyla}}',
      '{n, plural, zero {# طلب} one {طلب واحد مع فاتورته} two {طلبان مع فاتورتيهما} few {# طلبات مع فواتيرها} many {# طلبًا مع فواتيرها} other {# طلب مع فواتيرها}}',
    ],
    solicitudes: [
      '{n, plural, one {# trámite o gestión} other {# trámites y gestiones}}',
      '{n, plural, one {# case} other {# cases}}',
      '{n, plural, one {# işlem} other {# işlem}}',
      '{n, plural, zero {# معاملة} one {معاملة واحدة} two {معاملتان} few {# معاملات} many {# معاملة} other {# معاملة}}',
    ],
    citas: [
      '{n, plural, one {# cita} other {# citas}}',
      '{n, plural, one {# appointment} other {# appointments}}',
      '{n, plural, one {# randevu} other {# randevu}}',
      '{n, plural, zero {# موعد} one {موعد واحد} two {موعدان} few {# مواعيد} many {# موعدًا} other {# موعد}}',
    ],
    queda: [
      'Quedan el catálogo, los planes, los ajustes, las personas de la oficina y las cuentas con que se entra.',
      'The catalogue, the plans, the settings, the people of the office and the accounts you sign in with stay.',
      'Katalog, planlar, ayarlar, ofis çalışanları ve giriş yapılan hesaplar kalır.',
      'يبقى الفهرس والخطط والإعدادات وأفراد المكتب والحسابات التي تدخل بها.',
    ],
    confirmar: ['Vaciar', 'Empty it', 'Boşalt', 'إفراغ'],
    hecho: [
      'La demostración quedó vacía.',
      'The demonstration is empty.',
      'Tanıtım boşaltıldı.',
      'أُفرغ العرض التوضيحي.',
    ],
  },
  punto: {
    empresa: {
      titulo: ['Datos de la empresa', 'Company data', 'Şirket bilgileri', 'بيانات الشركة'],
      porque: [
        'Quien compra quiere saber a quién, dónde está y cómo llamarle.',
        'Whoever buys wants to know from whom, where it is and how to call.',
        'Satın alan, kimden aldığını, yerini ve nasıl arayacağını bilmek ister.',
        'يريد المشتري أن يعرف ممن يشتري وأين هو وكيف يتصل به.',
      ],
    },
    fiscal: {
      titulo: ['Quién factura', 'Who invoices', 'Faturayı kesen', 'من يصدر الفاتورة'],
      porque: [
        'La razón social y el NIT van en cada factura.',
        'The legal name and the NIT stand on every invoice.',
        'Unvan ve NIT her faturada yer alır.',
        'الاسم القانوني ورقم NIT في كل فاتورة.',
      ],
    },
    horario: {
      titulo: ['Horario de atención', 'Opening hours', 'Çalışma saatleri', 'ساعات العمل'],
      porque: [
        'De él salen los plazos que se prometen.',
        'The promised times are counted by them.',
        'Söz verilen süreler bunlarla hesaplanır.',
        'منها تُحسب المهل الموعودة.',
      ],
    },
    catalogo: {
      titulo: ['Catálogo', 'Catalogue', 'Katalog', 'الكتالوج'],
      porque: [
        'Sin documentos a la venta nadie puede comprar.',
        'Without documents on sale nobody can buy.',
        'Satışta belge yoksa kimse satın alamaz.',
        'من دون وثائق معروضة للبيع لا يستطيع أحد الشراء.',
      ],
    },
    notario: {
      titulo: [
        'Notario que pueda ejercer',
        'A notary who may practise',
        'Görev yapabilen noter',
        'كاتب عدل يحق له العمل',
      ],
      porque: [
        'Los documentos notariales esperan a alguien con colegiado y solvencia vigentes.',
        'Notarial documents wait for somebody with a licence and good standing.',
        'Noterlik belgeleri sicili ve yeterliliği geçerli birini bekler.',
        'الوثائق التوثيقية تنتظر من له قيد ووضع ساريان.',
      ],
    },
    certificadoNotario: {
      titulo: [
        'Certificado de cada notario',
        'Certificate of each notary',
        'Her noterin sertifikası',
        'شهادة كل كاتب عدل',
      ],
      porque: [
        'Con él sella lo que autoriza; uno de prueba o hecho por uno mismo no vale fuera de aquí.',
        'It seals what the notary authorises; one for tests or issued by oneself is worth nothing outside.',
        'Onayladığını bununla mühürler; deneme sertifikası ya da kişinin kendi düzenlediği dışarıda geçmez.',
        'بها يختم ما يوثّقه؛ والشهادة التجريبية أو التي أصدرها صاحبها لا قيمة لها في الخارج.',
      ],
    },
    textosLegales: {
      titulo: ['Textos legales', 'Legal texts', 'Yasal metinler', 'النصوص القانونية'],
      porque: [
        'Quien compra acepta los términos y la privacidad: un texto de demostración no obliga.',
        'Whoever buys accepts the terms and the privacy policy: a demonstration text binds nobody.',
        'Satın alan koşulları ve gizliliği kabul eder: deneme metni kimseyi bağlamaz.',
        'المشتري يقبل الشروط والخصوصية: والنص التجريبي لا يُلزم أحدًا.',
      ],
    },
    cuenta: {
      titulo: ['Cuenta para transferencias', 'Account for transfers', 'Havale hesabı', 'حساب التحويلات'],
      porque: [
        'Es la que ve quien paga por transferencia.',
        'The one that people who pay by transfer see.',
        'Havaleyle ödeyenlerin gördüğü hesap.',
        'هو ما يراه من يدفع بالتحويل.',
      ],
    },
    pagos: {
      titulo: ['Cobro con tarjeta', 'Card payments', 'Kartla ödeme', 'الدفع بالبطاقة'],
      porque: [
        'El banco de prueba cobra de mentira.',
        'The test bank only pretends to charge.',
        'Deneme bankası yalnızca tahsil eder gibi yapar.',
        'بنك التجربة يتظاهر بالتحصيل فقط.',
      ],
    },
    correo: {
      titulo: ['Correo', 'Mail', 'E-posta', 'البريد'],
      porque: [
        'Sin servidor de correo nadie recibe códigos ni avisos.',
        'Without a mail server nobody receives codes or notices.',
        'E-posta sunucusu olmadan kimse kod ve bildirim almaz.',
        'من دون خادم بريد لا يستلم أحد رموزًا ولا إشعارات.',
      ],
    },
    fel: {
      titulo: ['Certificador de facturas', 'Certifier of invoices', 'Fatura onaylayıcısı', 'مصدّق الفواتير'],
      porque: [
        'El simulador hace facturas sin validez tributaria.',
        'The simulator makes invoices without tax validity.',
        'Simülatör vergi geçerliliği olmayan faturalar yapar.',
        'المحاكي يصنع فواتير بلا صلاحية ضريبية.',
      ],
    },
    sello: {
      titulo: ['Certificado de la plataforma', 'Certificate of the platform', 'Platform sertifikası', 'شهادة المنصة'],
      porque: [
        'Sella los documentos sin notario; el de desarrollo no lo reconoce nadie más.',
        'It seals documents without a notary; nobody else recognises the one for development.',
        'Notersiz belgeleri mühürler; geliştirme sertifikasını başka kimse tanımaz.',
        'تختم الوثائق من دون كاتب عدل؛ وشهادة التطوير لا يعترف بها أحد غيرنا.',
      ],
    },
    direccion: {
      titulo: ['Dirección segura', 'Secure address', 'Güvenli adres', 'عنوان آمن'],
      porque: [
        'Sin https las contraseñas viajan a la vista.',
        'Without https passwords travel in sight.',
        'https olmadan parolalar açıkta gider.',
        'من دون https تنتقل كلمات المرور مكشوفة.',
      ],
    },
    dosPasos: {
      titulo: [
        'Segundo paso de la administración',
        'Second step of the administration',
        'Yönetimin ikinci adımı',
        'الخطوة الثانية للإدارة',
      ],
      porque: [
        'Quien mueve dinero y datos debe entrar con algo más que su contraseña.',
        'Whoever moves money and data should sign in with more than a password.',
        'Para ve veri taşıyan, paroladan fazlasıyla girmelidir.',
        'من يحرّك المال والبيانات ينبغي أن يدخل بأكثر من كلمة المرور.',
      ],
    },
    respaldo: {
      titulo: ['Copia de respaldo', 'Backup', 'Yedek', 'النسخ الاحتياطي'],
      porque: [
        'Un disco que falla no debe llevarse los protocolos: haga copias, y pruebe que se restauran.',
        'A disk that fails must not take the records with it: make copies, and try that they can be restored.',
        'Bozulan bir disk kayıtları götürmemeli: yedek alın ve geri yüklendiğini deneyin.',
        'قرص يتعطل لا يجوز أن يضيّع السجلات: اصنع نسخًا وجرّب استعادتها.',
      ],
    },
  },
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    apertura: typeof apertura;
  }
}
