import type { Catalogo } from '../../../i18n/catalogo.ts';

export const avisos: Catalogo['avisos'] = {
  titulo: 'Notices',
  abrir: 'Notices',
  abrirConSinLeer: 'Notices: {n} unread',
  sinLeer: 'Unread notices: {n}',
  nuevo: 'Unread.',
  leerTodos: 'Mark all as read',
  ninguno: 'You have no notices yet. When something of yours moves forward, you will see it here.',
  anteriores: 'Show earlier ones',
  canal: {
    correo: 'E-mail',
    app: 'In the bell',
  },
  grupo: {
    seguridad: 'Security',
    dinero: 'Payments and invoices',
    tramites: 'Procedures',
    citas: 'Appointments',
    suscripcion: 'Subscription',
    oficina: 'Office',
    otros: 'Other',
  },
  siempre: 'They always arrive',
  siempreTexto: 'You are always told what touches the security of your account and your money, to protect you.',
};
