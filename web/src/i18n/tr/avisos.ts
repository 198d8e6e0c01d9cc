import type { Catalogo } from '../catalogo.ts';

export const avisos: Catalogo['avisos'] = {
  titulo: 'Bildirimler',
  abrir: 'Bildirimler',
  abrirConSinLeer: 'Bildirimler: {n} okunmamış',
  sinLeer: 'Okunmamış bildirimler: {n}',
  nuevo: 'Okunmadı.',
  leerTodos: 'Tümünü okundu say',
  ninguno: 'Henüz bildiriminiz yok. Bir işiniz ilerlediğinde burada göreceksiniz.',
  anteriores: 'Öncekileri göster',
};
