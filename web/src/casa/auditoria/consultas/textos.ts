import type { Textos } from '../../../i18n/palabra.ts';

/** Texts of the list of looks at a customer's data, and of the question before hidden data is shown. */
export const consultas = {
  titulo: ['Quién consultó lo suyo', 'Who looked at what is yours', 'Size ait olana kim baktı', 'من اطّلع على ما يخصك'],
  detalle: [
    'Cada vez que alguien de la oficina abre lo que usted entregó, queda aquí: quién, qué y cuándo.',
    'Each time somebody of the office opens what you handed in, it stands here: who, what and when.',
    'Ofisten biri teslim ettiklerinizi her açtığında burada görünür: kim, ne ve ne zaman.',
    'كلما فتح أحد في المكتب ما سلّمته ظهر هنا: من وماذا ومتى.',
  ],
  detalleTramite: [
    'Quién de la oficina abrió lo que usted entregó para este trámite, y cuándo.',
    'Who of the office opened what you handed in for this case, and when.',
    'Bu işlem için teslim ettiklerinizi ofisten kimin, ne zaman açtığı.',
    'من فتح في المكتب ما سلّمته لهذه المعاملة، ومتى.',
  ],
  ninguna: [
    'Nadie de la oficina ha consultado lo suyo.',
    'Nobody of the office has looked at what is yours.',
    'Ofisten kimse size ait olana bakmadı.',
    'لم يطّلع أحد في المكتب على ما يخصك.',
  ],
  ningunaTramite: [
    'Nadie de la oficina lo ha consultado todavía.',
    'Nobody of the office has looked at it yet.',
    'Ofisten henüz kimse bakmadı.',
    'لم يطّلع عليه أحد في المكتب بعد.',
  ],
  mas: ['Ver anteriores', 'See earlier ones', 'Öncekileri göster', 'عرض الأقدم'],
  motivo: ['Para: {motivo}', 'For: {motivo}', 'Neden: {motivo}', 'السبب: {motivo}'],
  rol: {
    admin: ['Administración', 'Administration', 'Yönetim', 'الإدارة'],
    notario: ['Notaría', 'Notary', 'Noter', 'كاتب العدل'],
  },
  que: {
    usuario: ['Vio su perfil', 'Saw your profile', 'Profilinizi gördü', 'اطّلع على ملفك الشخصي'],
    identidad: ['Leyó su número de identidad', 'Read your identity number', 'Kimlik numaranızı okudu', 'قرأ رقم هويتك'],
    factura: ['Vio su compra', 'Saw your purchase', 'Satın alımınızı gördü', 'اطّلع على عملية شرائك'],
    reembolso: [
      'Vio la cuenta de su reembolso',
      'Saw the account of your refund',
      'İade hesabınızı gördü',
      'اطّلع على حساب استردادك',
    ],
    comprobante: ['Vio su comprobante', 'Saw your receipt', 'Dekontunuzu gördü', 'اطّلع على إيصالك'],
    expediente: ['Abrió su trámite', 'Opened your case', 'İşleminizi açtı', 'فتح معاملتك'],
    respuestas: ['Leyó sus respuestas', 'Read your answers', 'Yanıtlarınızı okudu', 'قرأ إجاباتك'],
    minuta: ['Leyó su minuta', 'Read your draft', 'Taslağınızı okudu', 'قرأ مسودتك'],
    mensajes: ['Leyó sus mensajes', 'Read your messages', 'Mesajlarınızı okudu', 'قرأ رسائلك'],
    requisito: [
      'Abrió los archivos de un requisito',
      'Opened the files of a requirement',
      'Bir gerekliliğin dosyalarını açtı',
      'فتح ملفات أحد المتطلبات',
    ],
    hojas: [
      'Vio las hojas escaneadas',
      'Saw the scanned sheets',
      'Taranan sayfaları gördü',
      'اطّلع على الصفحات الممسوحة',
    ],
    tramite: ['Abrió su documento', 'Opened your document', 'Belgenizi açtı', 'فتح وثيقتك'],
    deber: [
      'Vio la constancia de un deber posterior',
      'Saw the proof of a later duty',
      'Sonraki bir görevin kanıtını gördü',
      'اطّلع على إثبات واجب لاحق',
    ],
    papel: [
      'Vio un testimonio o una copia de su acto',
      'Saw a testimonio or a copy of your act',
      'İşleminizin bir suretini gördü',
      'اطّلع على نسخة من عقدك',
    ],
    suscripcion: [
      'Vio su suscripción a un plan y lo que ha usado de ella',
      'Saw your subscription to a plan and what you have used of it',
      'Plan aboneliğinizi ve ondan kullandıklarınızı gördü',
      'اطّلع على اشتراكك في خطة وما استخدمته منه',
    ],
  },
  revelar: {
    boton: ['Ver números de identidad', 'Show identity numbers', 'Kimlik numaralarını göster', 'عرض أرقام الهوية'],
    titulo: [
      'Ver los números de identidad',
      'Show the identity numbers',
      'Kimlik numaralarını göster',
      'عرض أرقام الهوية',
    ],
    texto: [
      'Escriba para qué los necesita. La clienta verá su nombre, la hora y este motivo.',
      'Write what you need them for. The customer will see your name, the time and this reason.',
      'Neden gerektiğini yazın. Müşteri adınızı, saati ve bu nedeni görecektir.',
      'اكتب لماذا تحتاج إليها. سيرى العميل اسمك والوقت وهذا السبب.',
    ],
    motivo: ['Motivo', 'Reason', 'Neden', 'السبب'],
    letras: [
      'Escriba {n} letras o más.',
      'Write {n} letters or more.',
      'En az {n} harf yazın.',
      'اكتب {n} أحرف أو أكثر.',
    ],
    ver: ['Ver', 'Show', 'Göster', 'عرض'],
    ocultas: [
      'Los números de identidad se muestran incompletos. Quien lleva el trámite como notario los lee enteros.',
      'Identity numbers are shown incomplete. The notary of the case reads them whole.',
      'Kimlik numaraları eksik gösterilir. İşlemin noteri tamamını okur.',
      'تظهر أرقام الهوية ناقصة. ويقرؤها كاملةً كاتب العدل المكلّف بالمعاملة.',
    ],
    numero: ['Número de identidad', 'Identity number', 'Kimlik numarası', 'رقم الهوية'],
    sinNumero: [
      'No ha escrito su número de identidad.',
      'They have not written their identity number.',
      'Kimlik numarasını yazmamış.',
      'لم يكتب رقم هويته.',
    ],
    dpi: ['DPI', 'DPI', 'DPI', 'DPI'],
    pasaporte: ['Pasaporte', 'Passport', 'Pasaport', 'جواز السفر'],
  },
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    consultas: typeof consultas;
  }
}
