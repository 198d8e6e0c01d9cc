import type { Textos } from '../../../i18n/palabra.ts';

export const citasEnCalendario = {
  titulo: [
    'Sus citas en su calendario',
    'Your appointments in your calendar',
    'Randevularınız takviminizde',
    'مواعيدك في تقويمك',
  ],
  detalle: [
    'Con una dirección secreta, Google, Outlook o Apple muestran sus citas y las cambian solas. Solo trae las suyas: las próximas y las de los últimos {dias} días.',
    'With a secret address, Google, Outlook or Apple show your appointments and change them by themselves. It brings only yours: those ahead and those of the last {dias} days.',
    'Gizli bir adresle Google, Outlook veya Apple randevularınızı gösterir ve kendiliğinden günceller. Yalnızca sizinkileri getirir: gelecektekileri ve son {dias} gündekileri.',
    'بعنوان سري يعرض Google أو Outlook أو Apple مواعيدك ويغيّرها تلقائيًا. لا يأتي إلا بمواعيدك: القادمة ومواعيد آخر {dias, plural, two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  ],
  hacer: ['Hacer mi dirección secreta', 'Make my secret address', 'Gizli adresimi oluştur', 'أنشئ عنواني السري'],
  hechaEn: [
    'Tiene una dirección secreta desde el {fecha}. Por seguridad no se vuelve a mostrar.',
    'You have a secret address since {fecha}. For safety it is not shown again.',
    '{fecha} tarihinden beri gizli bir adresiniz var. Güvenlik için yeniden gösterilmez.',
    'لديك عنوان سري منذ {fecha}. حفاظًا على الأمان لا يُعرض مرة أخرى.',
  ],
  renovar: ['Hacer otra dirección', 'Make another address', 'Başka bir adres oluştur', 'أنشئ عنوانًا آخر'],
  anular: ['Anular la dirección', 'Revoke the address', 'Adresi iptal et', 'ألغِ العنوان'],
  anulada: [
    'La dirección ya no abre.',
    'The address opens no longer.',
    'Adres artık açılmıyor.',
    'لم يعد العنوان يفتح.',
  ],
  direccion: ['Su dirección secreta', 'Your secret address', 'Gizli adresiniz', 'عنوانك السري'],
  unaVez: [
    'Cópiela ahora: no se vuelve a mostrar. Quien la tenga ve sus citas. La que tenía antes ya no abre, y esta deja de abrir si cambia su contraseña o su correo, o si cierra las demás sesiones.',
    'Copy it now: it is not shown again. Whoever has it sees your appointments. The one you had before opens no longer, and this one stops opening if you change your password or e-mail, or close the other sessions.',
    'Şimdi kopyalayın: yeniden gösterilmez. Adrese sahip olan randevularınızı görür. Önceki adres artık açılmıyor; parolanızı ya da e-postanızı değiştirir veya diğer oturumları kapatırsanız bu adres de açılmaz.',
    'انسخه الآن: لن يُعرض مرة أخرى. من يملكه يرى مواعيدك. لم يعد عنوانك السابق يفتح، ويتوقف هذا أيضًا إذا غيّرت كلمة مرورك أو بريدك أو أغلقت الجلسات الأخرى.',
  ],
  copiar: ['Copiar la dirección', 'Copy the address', 'Adresi kopyala', 'انسخ العنوان'],
  copiada: ['La dirección está copiada.', 'The address is copied.', 'Adres kopyalandı.', 'نُسخ العنوان.'],
  como: ['Cómo suscribirse', 'How to subscribe', 'Nasıl abone olunur', 'كيف تشترك'],
  google: [
    'Google Calendar (en una computadora): junto a «Otros calendarios», pulse «+», «Desde URL», pegue la dirección y pulse «Agregar calendario».',
    'Google Calendar (on a computer): beside “Other calendars” press “+”, “From URL”, paste the address and press “Add calendar”.',
    'Google Takvim (bilgisayarda): “Diğer takvimler” yanındaki “+” düğmesine, “URL ile” seçeneğine basın, adresi yapıştırın ve “Takvim ekle”ye basın.',
    'تقويم Google (على حاسوب): بجانب «تقاويم أخرى» اضغط «+» ثم «من عنوان URL»، ألصق العنوان واضغط «إضافة تقويم».',
  ],
  outlook: [
    'Outlook: en Calendario, «Agregar calendario», «Suscribirse desde la web», pegue la dirección y pulse «Importar».',
    'Outlook: in Calendar, “Add calendar”, “Subscribe from web”, paste the address and press “Import”.',
    'Outlook: Takvim’de “Takvim ekle”, “Web’den abone ol”, adresi yapıştırın ve “İçeri aktar”a basın.',
    'Outlook: في التقويم اختر «إضافة تقويم» ثم «الاشتراك من الويب»، ألصق العنوان واضغط «استيراد».',
  ],
  apple: [
    'iPhone o Mac: en Calendario, «Agregar calendario», «Agregar calendario por suscripción», y pegue la dirección.',
    'iPhone or Mac: in Calendar, “Add Calendar”, “Add Subscription Calendar”, and paste the address.',
    'iPhone veya Mac: Takvim’de “Takvim Ekle”, “Abonelik Takvimi Ekle” seçin ve adresi yapıştırın.',
    'iPhone أو Mac: في التقويم اختر «إضافة تقويم» ثم «إضافة تقويم اشتراك»، وألصق العنوان.',
  ],
  tarda: [
    'Cada programa decide cuándo vuelve a leerla: los cambios pueden tardar horas en verse ahí.',
    'Each program decides when it reads it again: changes may take hours to be seen there.',
    'Her program ne zaman yeniden okuyacağına kendi karar verir: değişikliklerin orada görünmesi saatler sürebilir.',
    'كل برنامج يقرر متى يقرؤه من جديد: قد تتأخر رؤية التغييرات هناك ساعات.',
  ],
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    citasEnCalendario: typeof citasEnCalendario;
  }
}
