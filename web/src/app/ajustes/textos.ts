import type { Textos } from '../../i18n/palabra.ts';

/** Texts of the display settings. */
export const ajustes = {
  titulo: ['Apariencia', 'Appearance', 'Görünüm', 'المظهر'],
  parte: {
    ajustes: ['Ajustes', 'Settings', 'Ayarlar', 'الإعدادات'],
    colores: ['Colores', 'Colours', 'Renkler', 'الألوان'],
  },
  restablecer: ['Volver a lo de siempre', 'Back to the defaults', 'Varsayılanlara dön', 'العودة إلى الإعدادات الأصلية'],
  disposicion: {
    titulo: ['Disposición', 'Layout', 'Yerleşim', 'التخطيط'],
    layout1: ['Menú al lado', 'Menu at the side', 'Menü yanda', 'القائمة على الجانب'],
    layout2: ['Menú bajo la barra', 'Menu under the bar', 'Menü çubuğun altında', 'القائمة تحت الشريط'],
    layout3: ['Menú sobre la barra', 'Menu over the bar', 'Menü çubuğun üstünde', 'القائمة فوق الشريط'],
  },
  ancho: {
    titulo: ['Ancho', 'Width', 'Genişlik', 'العرض'],
    fullwidth: ['Completo', 'Full', 'Tam', 'كامل'],
    boxed: ['Centrado', 'Centred', 'Ortalanmış', 'في الوسط'],
  },
  partes: ['Partes', 'Parts', 'Bölümler', 'الأجزاء'],
  plegado: ['Menú plegado', 'Folded menu', 'Katlanmış menü', 'قائمة مطوية'],
  plegadoAyuda: [
    'Solo con el menú al lado.',
    'Only with the menu at the side.',
    'Yalnızca menü yandayken.',
    'فقط عندما تكون القائمة على الجانب.',
  ],
  pie: ['Mostrar el pie de página', 'Show the footer', 'Alt bilgiyi göster', 'إظهار التذييل'],
  direccion: {
    titulo: ['Dirección del texto', 'Text direction', 'Yazı yönü', 'اتجاه النص'],
    idioma: ['La del idioma', 'As the language', 'Dilin yönü', 'حسب اللغة'],
    ltr: ['De izquierda a derecha', 'Left to right', 'Soldan sağa', 'من اليسار إلى اليمين'],
    rtl: ['De derecha a izquierda', 'Right to left', 'Sağdan sola', 'من اليمين إلى اليسار'],
  },
  comodidad: ['Comodidad', 'Comfort', 'Rahatlık', 'الراحة'],
  animaciones: ['Animaciones', 'Animations', 'Animasyonlar', 'الحركات'],
  animacionesAyuda: [
    'Sin ellas nada se mueve, tampoco las gráficas.',
    'Without them nothing moves, charts included.',
    'Kapalıyken grafikler dahil hiçbir şey hareket etmez.',
    'بدونها لا يتحرك شيء، ولا حتى الرسوم البيانية.',
  ],
  barras: ['Barras de desplazamiento delgadas', 'Thin scroll bars', 'İnce kaydırma çubukları', 'أشرطة تمرير رفيعة'],
  barrasAyuda: [
    'Si no, se ven las de su navegador.',
    'Otherwise those of your browser.',
    'Kapalıyken tarayıcınızınkiler görünür.',
    'وإلا تظهر أشرطة متصفحك.',
  ],
  esquema: ['Esquema de colores', 'Colour scheme', 'Renk düzeni', 'نظام الألوان'],
  deEmpresa: ['Como la empresa', 'As the company', 'Şirketinki gibi', 'مثل الشركة'],
  porZona: ['Por zona', 'By area', 'Bölgeye göre', 'حسب المنطقة'],
  zona: {
    main: ['Página', 'Page', 'Sayfa', 'الصفحة'],
    navbar: ['Menú', 'Menu', 'Menü', 'القائمة'],
    toolbar: ['Barra', 'Bar', 'Araç çubuğu', 'الشريط'],
    footer: ['Pie de página', 'Footer', 'Alt bilgi', 'التذييل'],
  },
  tema: {
    default: ['Predeterminado', 'Default', 'Varsayılan', 'الافتراضي'],
    defaultDark: ['Predeterminado oscuro', 'Default dark', 'Koyu varsayılan', 'الافتراضي الداكن'],
    lightOrange: ['Naranja claro', 'Light orange', 'Açık turuncu', 'برتقالي فاتح'],
    light: ['Claro {n}', 'Light {n}', 'Açık {n}', 'فاتح {n}'],
    dark: ['Oscuro {n}', 'Dark {n}', 'Koyu {n}', 'داكن {n}'],
  },
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    ajustes: typeof ajustes;
  }
}
