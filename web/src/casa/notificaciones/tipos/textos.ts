import type { Textos } from '../../../i18n/palabra.ts';

/** Texts of the kinds of notification. */
export const tiposNotificacion = {
  lista: {
    titulo: ['Tipos de notificaciones', 'Notification types', 'Bildirim türleri', 'أنواع الإشعارات'],
    detalle: [
      'Con qué palabras se avisa cada cosa, y por qué medios llega.',
      'In which words each thing is told, and how it arrives.',
      'Her şeyin hangi sözlerle bildirildiği ve hangi yollarla ulaştığı.',
      'بأي كلمات يُعلَن كل شيء، وبأي وسائل يصل.',
    ],
    buscar: ['Buscar por nombre o texto', 'Search by name or text', 'Ada veya metne göre ara', 'البحث بالاسم أو النص'],
    vacioTitulo: [
      'No hay tipos con ese filtro',
      'No types with that filter',
      'Bu filtreyle tür yok',
      'لا أنواع بهذا المرشّح',
    ],
    vacio: [
      'Quite algún filtro para ver los demás.',
      'Take a filter away to see the others.',
      'Diğerlerini görmek için bir filtreyi kaldırın.',
      'أزل أحد المرشّحات لترى البقية.',
    ],
  },
  todosLosGrupos: ['Todos los grupos', 'All groups', 'Tüm gruplar', 'كل المجموعات'],
  todosLosEstados: ['Todos los estados', 'All states', 'Tüm durumlar', 'كل الحالات'],
  columna: {
    nombre: ['Nombre', 'Name', 'Ad', 'الاسم'],
    grupo: ['Grupo', 'Group', 'Grup', 'المجموعة'],
    canales: ['Llega por', 'Arrives by', 'Geliş yolu', 'يصل عبر'],
    estado: ['Estado', 'State', 'Durum', 'الحالة'],
  },
  estado: {
    activo: ['Activo', 'Active', 'Etkin', 'مفعّل'],
    inactivo: ['Inactivo', 'Inactive', 'Kapalı', 'معطّل'],
    modificado: ['Modificado', 'Changed', 'Değiştirilmiş', 'معدّل'],
  },
  campo: {
    nombre: ['Nombre', 'Name', 'Ad', 'الاسم'],
    activa: ['Activo', 'Active', 'Etkin', 'مفعّل'],
    correo: ['Llega por correo', 'Arrives by e-mail', 'E-postayla gelir', 'يصل بالبريد'],
    app: ['Se ve en el producto', 'Shown in the product', 'Ürün içinde görünür', 'يظهر داخل المنصة'],
    asunto: ['Asunto del correo', 'Subject of the e-mail', 'E-postanın konusu', 'موضوع الرسالة'],
    titulo: ['Título', 'Title', 'Başlık', 'العنوان'],
    cuerpo: ['Cuerpo del correo', 'Body of the e-mail', 'E-postanın gövdesi', 'متن الرسالة'],
    boton: ['Botón', 'Button', 'Düğme', 'الزر'],
    pie: ['Pie del correo', 'Foot of the e-mail', 'E-postanın altı', 'ذيل الرسالة'],
    aviso: ['Texto en el producto', 'Text in the product', 'Ürün içindeki metin', 'النص داخل المنصة'],
  },
  fija: [
    'Es un aviso de seguridad o de dinero: llega siempre, por todos sus medios. Puede cambiar sus palabras.',
    'This is a notice of security or money: it always arrives, by all its ways. You may change its words.',
    'Bu bir güvenlik veya para bildirimidir: her zaman, tüm yollarıyla gelir. Sözlerini değiştirebilirsiniz.',
    'هذا إشعار أمان أو مال: يصل دائمًا وبكل وسائله. يمكنك تغيير كلماته.',
  ],
  activaAyuda: [
    'Apagado, no se avisa a nadie.',
    'While off, nobody is told.',
    'Kapalıyken kimseye bildirilmez.',
    'ما دام معطّلًا لا يُعلَم به أحد.',
  ],
  cuerpoAyuda: [
    'Deje una línea vacía entre párrafos. Un párrafo que solo tiene variables vacías no aparece.',
    'Leave an empty line between paragraphs. A paragraph with nothing but empty variables does not appear.',
    'Paragraflar arasında boş bir satır bırakın. Yalnızca boş değişkenleri olan paragraf görünmez.',
    'اترك سطرًا فارغًا بين الفقرات. لا تظهر فقرة ليس فيها سوى متغيّرات فارغة.',
  ],
  avisoAyuda: [
    'Una frase, junto al título, en la campana.',
    'One sentence, beside the title, in the bell.',
    'Zilde, başlığın yanında bir cümle.',
    'جملة واحدة بجانب العنوان في الجرس.',
  ],
  variables: ['Variables', 'Variables', 'Değişkenler', 'المتغيّرات'],
  variablesAyuda: [
    'Toque una para ponerla donde estaba escribiendo. Cada una se llena al enviar.',
    'Press one to put it where you were writing. Each is filled in when sent.',
    'Yazdığınız yere koymak için birine dokunun. Her biri gönderilirken doldurulur.',
    'اضغط واحدًا لوضعه حيث كنت تكتب. يُملأ كل منها عند الإرسال.',
  ],
  poner: [
    'Poner la variable {variable}',
    'Put the variable {variable}',
    '{variable} değişkenini koy',
    'ضع المتغيّر {variable}',
  ],
  obligatoria: ['obligatoria en el cuerpo', 'required in the body', 'gövdede zorunlu', 'إلزامي في المتن'],
  muestra: ['Así se lee', 'How it reads', 'Böyle okunur', 'هكذا يُقرأ'],
  muestraAyuda: ['Con valores de ejemplo.', 'With sample values.', 'Örnek değerlerle.', 'بقيم نموذجية.'],
  muestraCorreo: ['Muestra del correo', 'Sample of the e-mail', 'E-posta örneği', 'نموذج الرسالة'],
  restaurar: ['Volver al texto original', 'Go back to the original text', 'Özgün metne dön', 'العودة إلى النص الأصلي'],
  restaurarTitulo: [
    '¿Volver al texto original de «{nombre}»?',
    'Go back to the original text of “{nombre}”?',
    '«{nombre}» özgün metnine dönülsün mü?',
    'أتريد العودة إلى النص الأصلي لـ«{nombre}»؟',
  ],
  restaurarTexto: [
    'Se pierde lo que la oficina escribió en este aviso, y vuelve a enviarse como el producto lo trae.',
    'What the office wrote in this notice is lost, and it is sent again as the product brings it.',
    'Ofisin bu bildirimde yazdıkları kaybolur ve bildirim yeniden ürünün getirdiği gibi gönderilir.',
    'يُفقد ما كتبه المكتب في هذا الإشعار، ويُرسل من جديد كما يأتي به المنتج.',
  ],
  restaurado: [
    'El aviso volvió a su texto original.',
    'The notice is back to its original text.',
    'Bildirim özgün metnine döndü.',
    'عاد الإشعار إلى نصه الأصلي.',
  ],
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    tiposNotificacion: typeof tiposNotificacion;
  }
}
