import type { Catalogo } from '../../../i18n/catalogo.ts';

export const apertura: Catalogo['apertura'] = {
  titulo: 'Ready to open',
  detalle: 'What an office needs before its first customer. None of it hinders work: you decide when to open.',
  todo: 'Everything is ready.',
  resumen: '{n, plural, one {# point left to settle} other {# points left to settle}}',
  estado: { listo: 'Ready', falta: 'Missing', dePrueba: 'For tests', noConsta: 'Not known' },
  faltan: 'Still to be written: {campos}.',
  campo: { telefono: 'telephone', direccion: 'address', razonSocial: 'legal name', nit: 'NIT' },
  ir: 'Settle it: {que}',
  servidor: 'Settled in the settings of the server (docs/configuration.md).',
  sinCertificador: 'There is no other certifier yet: one must be connected before real invoices are made.',
  respaldos: 'They are made with “npm run respaldo” and tried with “npm run respaldo -- probar” (docs/operations.md).',
  respaldoHecho: 'The last one is of {fecha}.',
  respaldoFallido: 'The one of {fecha} failed.',
  respaldoProbado: 'One was last restored aside, and was whole, on {fecha}.',
  respaldoSinProbar: 'None has been tried to be restored yet.',
  orden: 'Settled with: npm run catalogo',
  pendientes: '{n, plural, one {# pending} other {# pending}}',
  punto: {
    empresa: { titulo: 'Company data', porque: 'Whoever buys wants to know from whom, where it is and how to call.' },
    fiscal: { titulo: 'Who invoices', porque: 'The legal name and the NIT stand on every invoice.' },
    horario: { titulo: 'Opening hours', porque: 'The promised times are counted by them.' },
    catalogo: { titulo: 'Catalogue', porque: 'Without documents on sale nobody can buy.' },
    notario: {
      titulo: 'A notary who may practise',
      porque: 'Notarial documents wait for somebody with a licence and good standing.',
    },
    certificadoNotario: {
      titulo: 'Certificate of each notary',
      porque: 'It seals what the notary authorises; one for tests or issued by oneself is worth nothing outside.',
    },
    textosLegales: {
      titulo: 'Legal texts',
      porque: 'Whoever buys accepts the terms and the privacy policy: a demonstration text binds nobody.',
    },
    cuenta: { titulo: 'Account for transfers', porque: 'The one that people who pay by transfer see.' },
    pagos: { titulo: 'Card payments', porque: 'The test bank only pretends to charge.' },
    correo: { titulo: 'Mail', porque: 'Without a mail server nobody receives codes or notices.' },
    fel: { titulo: 'Certifier of invoices', porque: 'The simulator makes invoices without tax validity.' },
    sello: {
      titulo: 'Certificate of the platform',
      porque: 'It seals documents without a notary; nobody else recognises the one for development.',
    },
    direccion: { titulo: 'Secure address', porque: 'Without https passwords travel in sight.' },
    dosPasos: {
      titulo: 'Second step of the administration',
      porque: 'Whoever moves money and data should sign in with more than a password.',
    },
    respaldo: {
      titulo: 'Backup',
      porque: 'A disk that fails must not take the records with it: make copies, and try that they can be restored.',
    },
  },
};
