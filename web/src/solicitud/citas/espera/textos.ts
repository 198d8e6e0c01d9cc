import type { Textos } from '../../../i18n/palabra.ts';

export const esperaDeCita = {
  avisarme: [
    'Avisarme si se libera una hora',
    'Tell me if a time is freed',
    'Bir saat boşalırsa bana haber verin',
    'أخبروني إذا شغرت ساعة',
  ],
  detalle: [
    'Si ninguna hora le sirve, díganos entre qué días puede. La primera que se libere se la guardamos una hora y le avisamos por correo.',
    'If no time suits you, tell us between which days you can. The first one that is freed is kept for you for one hour, and we tell you by mail.',
    'Hiçbir saat uymuyorsa hangi günler arasında gelebileceğinizi söyleyin. Boşalan ilk saati sizin için bir saat tutar ve e-postayla haber veririz.',
    'إذا لم تناسبك أي ساعة فأخبرنا بين أي يومين يمكنك. نحجز لك أول ساعة تشغر لمدة ساعة ونخبرك بالبريد.',
  ],
  avisarmeAntes: [
    'Avisarme si se libera una hora antes',
    'Tell me if an earlier time becomes free',
    'Daha erken bir saat boşalırsa haber ver',
    'أعلموني إن توفرت ساعة أبكر',
  ],
  detalleAntes: [
    'Díganos desde qué día puede. La primera hora antes de la suya que se libere se la guardamos una hora y le avisamos por correo; usted decide si cambia.',
    'Tell us from which day you can. We keep for you for an hour the first time before yours that becomes free, and write to you; you decide whether to change.',
    'Hangi günden itibaren uygun olduğunuzu söyleyin. Sizinkinden önce boşalan ilk saati bir saat sizin için ayırır ve e-posta ile haber veririz; değiştirip değiştirmemek size kalır.',
    'أخبرنا من أي يوم يناسبك. أول ساعة قبل موعدك تتوفر نحجزها لك ساعة ونعلمك بالبريد، وأنت تقرر إن كنت ستغيّر.',
  ],
  oficina: ['Oficina', 'Office', 'Ofis', 'المكتب'],
  notario: ['Notario', 'Notary', 'Noter', 'كاتب العدل'],
  cualquiera: ['Cualquiera', 'Anyone', 'Herhangi biri', 'أي كاتب عدل'],
  desde: ['Desde', 'From', 'Başlangıç', 'من'],
  hasta: ['Hasta', 'Until', 'Bitiş', 'إلى'],
  ahoraNo: ['Ahora no', 'Not now', 'Şimdi değil', 'ليس الآن'],
  dejada: [
    'Le avisaremos en cuanto se libere una hora.',
    'We will tell you as soon as a time is freed.',
    'Bir saat boşalır boşalmaz size haber vereceğiz.',
    'سنخبرك فور شغور ساعة.',
  ],
  esperando: [
    'Espera una hora libre entre el {desde} y el {hasta}.',
    'You wait for a free time between {desde} and {hasta}.',
    '{desde} ile {hasta} arasında boş bir saat bekliyorsunuz.',
    'تنتظر ساعة شاغرة بين {desde} و{hasta}.',
  ],
  como: [
    'En cuanto se libere una, se la guardamos una hora y le avisamos por correo.',
    'As soon as one is freed, we keep it for you for one hour and tell you by mail.',
    'Bir saat boşalır boşalmaz sizin için bir saat tutar ve e-postayla haber veririz.',
    'فور شغور ساعة نحجزها لك لمدة ساعة ونخبرك بالبريد.',
  ],
  retirar: ['Dejar de esperar', 'Stop waiting', 'Beklemeyi bırak', 'توقف عن الانتظار'],
  retirada: [
    'Ya no espera una hora.',
    'You wait for a time no longer.',
    'Artık saat beklemiyorsunuz.',
    'لم تعد تنتظر ساعة.',
  ],
  gastara: [
    'Al pedirla usa una cita de su plan.',
    'Asking for it uses an appointment of your plan.',
    'İstediğinizde planınızdan bir randevu kullanılır.',
    'عند طلبها تستخدم موعدًا من خطتك.',
  ],
  lista: ['Lista de espera', 'Waiting list', 'Bekleme listesi', 'قائمة الانتظار'],
  listaDetalle: [
    'En su orden. Cada hora que se libera se ofrece sola a quien sigue, y se le guarda una hora.',
    'In their order. Each time that is freed is offered by itself to the next, and kept for them for one hour.',
    'Sırasıyla. Boşalan her saat kendiliğinden sıradakine sunulur ve onun için bir saat tutulur.',
    'بترتيبهم. كل ساعة تشغر تُعرض تلقائيًا على التالي وتُحجز له لمدة ساعة.',
  ],
  nadie: ['Nadie espera una hora.', 'Nobody waits for a time.', 'Saat bekleyen kimse yok.', 'لا أحد ينتظر ساعة.'],
  entre: [
    'Entre el {desde} y el {hasta}.',
    'Between {desde} and {hasta}.',
    '{desde} ile {hasta} arasında.',
    'بين {desde} و{hasta}.',
  ],
  ofrecida: [
    'Se le guarda una hora hasta el {hasta}.',
    'A time is kept for them until {hasta}.',
    '{hasta} tarihine kadar onun için bir saat tutuluyor.',
    'تُحجز له ساعة حتى {hasta}.',
  ],
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    esperaDeCita: typeof esperaDeCita;
  }
}
