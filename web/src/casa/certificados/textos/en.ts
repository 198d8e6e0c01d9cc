import type { Catalogo } from '../../../i18n/catalogo.ts';

export const certificado: Catalogo['certificado'] = {
  titulo: 'Signing certificate',
  detalle:
    'Every document of yours is signed and sealed with it. It is kept encrypted; nobody can read or download it.',
  ninguno:
    'There is no certificate yet. A test one of the house will be made at the first document; upload yours to work.',
  emisor: 'Issued by {emisor}',
  hasta: 'Holds until {fecha}',
  vigente: 'In force',
  porVencer: 'Ends in {dias, plural, one {# day} other {# days}}',
  vencido: 'Ended',
  dePrueba: 'For tests',
  desarrollo: 'It is for tests: it shows any change, but outside of this house nobody knows whose it is. Upload yours.',
  autofirmado:
    'Its own holder issued it, not an authority: outside of this house nobody knows whose it is. Ask a certification service provider for one.',
  archivo: 'Certificate file',
  ayuda: 'The .p12 or .pfx file that your provider gave you.',
  elegir: 'Choose file',
  clave: 'Password of the file',
  mostrar: 'Show the password',
  ocultar: 'Hide the password',
  poner: 'Save certificate',
  reemplazar: 'Replace certificate',
  puesto: 'The certificate is saved.',
  puestoDePrueba: 'Saved, but nobody outside of this house recognises it: its own holder issued it.',
};
