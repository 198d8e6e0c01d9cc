import type { Textos } from '../../i18n/palabra.ts';

export const inicio = {
  pantalla: [
    'Documentos legales ante notario, en línea',
    'Legal documents before a notary, online',
    'Noter huzurunda hukuki belgeler, çevrim içi',
    'وثائق قانونية موثّقة لدى كاتب العدل عبر الإنترنت',
  ],
  hero: {
    sobre: [
      'Notaría y documentos legales en línea',
      'Notary and legal documents online',
      'Çevrim içi noterlik ve hukuki belgeler',
      'التوثيق والوثائق القانونية عبر الإنترنت',
    ],
    titulo: [
      'Su documento legal, válido y firmado. La mayor parte, sin salir de casa.',
      'Your legal document, valid and signed. Most of it without leaving home.',
      'Geçerli ve imzalı hukuki belgeniz. Çoğu adımı evden çıkmadan.',
      'وثيقتك القانونية، صحيحة وموقّعة. ومعظمها دون مغادرة المنزل.',
    ],
    detalle: [
      'Responda unas preguntas claras y vea cómo se escribe su documento. Cuando la ley pide un notario, él lo revisa, lo firma con usted y se lo entrega sellado.',
      'Answer a few clear questions and watch your document being written. When the law asks for a notary, the notary reviews it, signs it with you and delivers it sealed.',
      'Birkaç açık soruyu yanıtlayın ve belgenizin yazılışını görün. Yasa noter istediğinde noter inceler, sizinle imzalar ve mühürlü olarak teslim eder.',
      'أجب عن أسئلة واضحة وشاهد وثيقتك وهي تُكتب. وحين يطلب القانون كاتب عدل، يراجعها ويوقّعها معك ويسلّمها مختومة.',
    ],
  },
  hoja: {
    descripcion: [
      'Ilustración de un documento notarial terminado, con su sello.',
      'Picture of a finished notarial document with its seal.',
      'Mührüyle birlikte tamamlanmış bir noter belgesinin görseli.',
      'رسم توضيحي لوثيقة موثّقة مكتملة تحمل ختمها.',
    ],
    encabezado: ['Contrato de arrendamiento', 'Contrato de arrendamiento', 'Contrato de arrendamiento', 'عقد إيجار'],
    primera: ['PRIMERA.', 'PRIMERA.', 'PRIMERA.', 'البند الأول.'],
    primeraTexto: [
      'Manifiesta el arrendante que es propietario del inmueble…',
      'Manifiesta el arrendante que es propietario del inmueble…',
      'Manifiesta el arrendante que es propietario del inmueble…',
      'يقرّ المؤجّر بأنه مالك العقار…',
    ],
    segunda: ['SEGUNDA.', 'SEGUNDA.', 'SEGUNDA.', 'البند الثاني.'],
    segundaTexto: [
      'El plazo del contrato es de un año a partir de…',
      'El plazo del contrato es de un año a partir de…',
      'El plazo del contrato es de un año a partir de…',
      'مدة العقد سنة واحدة تبدأ من…',
    ],
    firmado: ['Firmado ante notario', 'Signed before a notary', 'Noter huzurunda imzalandı', 'موقَّعة أمام كاتب العدل'],
    verificable: [
      'Verificable por cualquier persona',
      'Anybody can verify it',
      'Herkes doğrulayabilir',
      'يمكن لأي شخص التحقق منها',
    ],
  },
  pasos: {
    titulo: ['Cómo funciona', 'How it works', 'Nasıl çalışır', 'كيف تعمل الخدمة'],
    detalle: [
      'Tres pasos. En cada uno sabe qué sigue y a quién le toca.',
      'Three steps. In each you know what comes next and whose turn it is.',
      'Üç adım. Her birinde sırada ne olduğunu ve sıranın kimde olduğunu bilirsiniz.',
      'ثلاث خطوات، تعرف في كل منها ما يأتي بعدها ودور مَن.',
    ],
    uno: ['Responda', 'Answer', 'Yanıtlayın', 'أجب'],
    unoTexto: [
      'Preguntas sencillas, una sección a la vez. Su documento se escribe a un lado mientras usted contesta, y cada respuesta queda guardada.',
      'Simple questions, one section at a time. Your document is written beside them as you answer, and every answer is saved.',
      'Basit sorular, her seferinde bir bölüm. Siz yanıtladıkça belgeniz yan tarafta yazılır ve her yanıt kaydedilir.',
      'أسئلة بسيطة، قسمًا بعد قسم. تُكتب وثيقتك إلى جانبك وأنت تجيب، وتُحفظ كل إجابة.',
    ],
    dos: [
      'Un notario revisa, si la ley lo pide',
      'A notary reviews, if the law asks for it',
      'Yasa isterse bir noter inceler',
      'يراجعها كاتب عدل إذا طلب القانون ذلك',
    ],
    dosTexto: [
      'Un notario colegiado comprueba los datos y los requisitos. Si algo falta, usted sabe qué es y por qué.',
      'A licensed notary checks the data and the requirements. If something is missing, you know what it is and why.',
      'Ruhsatlı bir noter bilgileri ve gereken belgeleri denetler. Bir şey eksikse ne olduğunu ve nedenini bilirsiniz.',
      'يتحقق كاتب عدل مرخّص من البيانات والمتطلبات. وإذا نقص شيء تعرف ما هو ولماذا.',
    ],
    tres: ['Firme y reciba', 'Sign and receive', 'İmzalayın ve teslim alın', 'وقّع واستلم'],
    tresTexto: [
      'Los documentos privados los descarga y los firma con la otra parte. Los notariales los aprueba antes y los firma ante el notario. Todos llevan sello y código: cualquiera puede comprobar que son auténticos.',
      'Private documents you download and sign with the other party. Notarial ones you approve first and sign before the notary. All carry a seal and a code: anybody can check that they are authentic.',
      'Özel belgeleri indirir ve karşı tarafla imzalarsınız. Noterlik belgelerini önce onaylar, noter önünde imzalarsınız. Hepsi mühür ve kod taşır: gerçek olduklarını herkes denetleyebilir.',
      'الوثائق الخاصة تنزّلها وتوقّعها مع الطرف الآخر. والوثائق التوثيقية توافق عليها أولًا وتوقّعها أمام كاتب العدل. وكلها تحمل ختمًا ورمزًا: يستطيع أي شخص التحقق من أصالتها.',
    ],
  },
  preguntas: {
    titulo: ['Preguntas frecuentes', 'Frequently asked questions', 'Sık sorulan sorular', 'الأسئلة الشائعة'],
  },
  planes: {
    titulo: [
      'Planes para quien firma seguido',
      'Plans for those who sign often',
      'Sık imza atanlar için planlar',
      'خطط لمن يوقّع كثيرًا',
    ],
    detalle: [
      'Documentos incluidos cada mes y descuento en los demás. Se cancela en línea, en dos pasos.',
      'Documents included every month and a discount on the others. Cancel online, in two steps.',
      'Her ay dahil belgeler ve diğerlerinde indirim. Çevrim içi, iki adımda iptal edilir.',
      'وثائق مشمولة كل شهر وخصم على غيرها. تُلغى عبر الإنترنت بخطوتين.',
    ],
    comparar: ['Comparar los planes', 'Compare the plans', 'Planları karşılaştır', 'قارن الخطط'],
    mensual: ['{precio} al mes', '{precio} a month', 'ayda {precio}', '{precio} شهريًا'],
    anual: ['{precio} al año', '{precio} a year', 'yılda {precio}', '{precio} سنويًا'],
  },
  verificar: {
    titulo: [
      '¿Tiene en sus manos un documento nuestro?',
      'Do you hold a document of ours?',
      'Elinizde bizim bir belgemiz mi var?',
      'هل بين يديك وثيقة من وثائقنا؟',
    ],
    texto: [
      'Compruebe que es auténtico con el código que lleva en cada página. El archivo no sale de su computadora.',
      'Check that it is authentic with the code on each of its pages. The file does not leave your computer.',
      'Her sayfasındaki kodla gerçek olduğunu denetleyin. Dosya bilgisayarınızdan çıkmaz.',
      'تحقّق من أصالتها بالرمز الموجود في كل صفحة. لا يغادر الملف حاسوبك.',
    ],
    campo: ['Código del documento', 'Code of the document', 'Belgenin kodu', 'رمز الوثيقة'],
    boton: ['Verificar', 'Verify', 'Doğrula', 'تحقّق'],
  },
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    inicio: typeof inicio;
  }
}
