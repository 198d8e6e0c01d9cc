import type { Catalogo } from '../catalogo.ts';

export const usuarios: Catalogo['usuarios'] = {
  perfil: 'My profile',
  secciones: {
    info: 'Personal data',
    seguridad: 'Security',
    'forma-pago': 'Payment method',
    notificaciones: 'Notifications',
    privacidad: 'Privacy',
  },
  info: {
    detalle: 'These data fill in your documents and invoices by themselves. You decide which to write.',
    identificacion: 'Identification',
    contacto: 'Contact and invoicing',
    preferencias: 'Preferences',
  },
  campo: {
    email: 'Email',
    nombreCompleto: 'Full name',
    telefono: 'Phone',
    tipoDocumento: 'Kind of document',
    numeroDocumento: 'Document number',
    nit: 'NIT (tax number)',
    fechaNacimiento: 'Date of birth',
    direccion: 'Address',
    idioma: 'Language',
  },
  ayuda: {
    email: 'You sign in with this email. It is not changed here.',
    telefono: 'Eight digits, or the international number with its prefix.',
    nit: 'Write CF if you are a final consumer.',
    fechaNacimiento: 'Day, month and year, for example 24/03/1990.',
    dpi: 'The 13 digits of the CUI.',
    pasaporte: '5 to 20 letters and numbers.',
    idioma: 'It applies at once on every screen.',
  },
  documento: { ninguno: 'No document', dpi: 'DPI (CUI)', pasaporte: 'Passport' },
};
