import { nombresDeGrupo } from '@fedatario/contract';

/** Texts of the bell and of the notification preferences. */
export const avisos = {
  titulo: 'Avisos',
  abrir: 'Avisos',
  abrirConSinLeer: 'Avisos: {n} sin leer',
  sinLeer: 'Avisos sin leer: {n}',
  nuevo: 'Sin leer.',
  leerTodos: 'Marcar todos como leídos',
  ninguno: 'Todavía no tiene avisos. Cuando algo suyo avance, lo verá aquí.',
  anteriores: 'Ver anteriores',
  canal: {
    correo: 'Correo',
    app: 'En la campana',
  },
  grupo: nombresDeGrupo,
  siempre: 'Llegan siempre',
  siempreTexto: 'Lo que toca a la seguridad de su cuenta y a su dinero se le avisa siempre, para protegerle.',
};
