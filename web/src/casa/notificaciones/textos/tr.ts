import type { Catalogo } from '../../../i18n/catalogo.ts';

export const avisos: Catalogo['avisos'] = {
  titulo: 'Bildirimler',
  abrir: 'Bildirimler',
  abrirConSinLeer: 'Bildirimler: {n} okunmamış',
  sinLeer: 'Okunmamış bildirimler: {n}',
  nuevo: 'Okunmadı.',
  leerTodos: 'Tümünü okundu say',
  ninguno: 'Henüz bildiriminiz yok. Bir işiniz ilerlediğinde burada göreceksiniz.',
  anteriores: 'Öncekileri göster',
  canal: {
    correo: 'E-posta',
    app: 'Zil simgesinde',
  },
  grupo: {
    seguridad: 'Güvenlik',
    dinero: 'Ödemeler ve faturalar',
    tramites: 'İşlemler',
    citas: 'Randevular',
    suscripcion: 'Abonelik',
    oficina: 'Ofis',
    otros: 'Diğer',
  },
  siempre: 'Her zaman gelir',
  siempreTexto: 'Sizi korumak için hesabınızın güvenliğini ve paranızı ilgilendiren her şey size her zaman bildirilir.',
};
