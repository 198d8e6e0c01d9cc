import type { Catalogo } from '../catalogo.ts';

export const informacionGeneral: Catalogo['informacionGeneral'] = {
  titulo: 'General information',
  detalle: 'The company as a visitor sees it: name, contact, networks and colours.',
  empresa: 'Company',
  redes: 'Website and social networks',
  colores: 'Colour scheme',
  coloresDetalle: 'It changes the page, the toolbar and the menu. The footer is always dark.',
  vistaPrevia: 'Preview',
  vistaTitulo: 'Your document, ready to sign',
  vistaTexto: 'The text of your pages will read like this, with an',
  vistaEnlace: 'example link',
  vistaBoton: 'Begin',
  muestra: 'Theme {nombre}',
  campo: {
    nombreEmpresa: 'Company name',
    lema: 'Motto',
    email: 'Contact email',
    telefono: 'Phone',
    direccion: 'Address',
    sitioWeb: 'Website',
    linkFacebook: 'Facebook',
    linkLinkedIn: 'LinkedIn',
    linkTwitter: 'Twitter (X)',
    linkInstagram: 'Instagram',
    esquemaColores: 'Colour scheme',
  },
};
