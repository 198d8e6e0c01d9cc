import type { citasEnCalendario as es } from './es.ts';

export const citasEnCalendario: typeof es = {
  titulo: 'Randevularınız takviminizde',
  detalle:
    'Gizli bir adresle Google, Outlook veya Apple randevularınızı gösterir ve kendiliğinden günceller. Yalnızca sizinkileri getirir: gelecektekileri ve son {dias} gündekileri.',
  hacer: 'Gizli adresimi oluştur',
  hechaEn: '{fecha} tarihinden beri gizli bir adresiniz var. Güvenlik için yeniden gösterilmez.',
  renovar: 'Başka bir adres oluştur',
  anular: 'Adresi iptal et',
  anulada: 'Adres artık açılmıyor.',
  direccion: 'Gizli adresiniz',
  unaVez:
    'Şimdi kopyalayın: yeniden gösterilmez. Adrese sahip olan randevularınızı görür. Önceki adres artık açılmıyor; parolanızı ya da e-postanızı değiştirir veya diğer oturumları kapatırsanız bu adres de açılmaz.',
  copiar: 'Adresi kopyala',
  copiada: 'Adres kopyalandı.',
  como: 'Nasıl abone olunur',
  google:
    'Google Takvim (bilgisayarda): “Diğer takvimler” yanındaki “+” düğmesine, “URL ile” seçeneğine basın, adresi yapıştırın ve “Takvim ekle”ye basın.',
  outlook: 'Outlook: Takvim’de “Takvim ekle”, “Web’den abone ol”, adresi yapıştırın ve “İçeri aktar”a basın.',
  apple: 'iPhone veya Mac: Takvim’de “Takvim Ekle”, “Abonelik Takvimi Ekle” seçin ve adresi yapıştırın.',
  tarda:
    'Her program ne zaman yeniden okuyacağına kendi karar verir: değişikliklerin orada görünmesi saatler sürebilir.',
};
