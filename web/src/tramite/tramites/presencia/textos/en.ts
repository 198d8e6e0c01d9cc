import type { llegada as es } from './es.ts';

export const llegada: typeof es = {
  titulo: 'Who came',
  detalle: 'Note who came and how they identified themselves. The notary finds it proposed when recording the signing.',
  anotada: 'Noted by {quien}, {cuando}.',
  estado: { esperada: 'Not here yet', llego: 'Came', noLlego: 'Did not come' },
  campo: { nombre: 'Full name', calidad: 'Capacity', llegada: 'Arrival', identificacion: 'How they were identified' },
  sinIdentificar: 'Not identified yet',
  calidad: { parte: 'Party', testigo: 'Witness', interprete: 'Interpreter', traductor: 'Translator' },
  identificacion: {
    dpi: 'With their DPI',
    pasaporte: 'With their passport',
    conocido: 'The notary knows them',
    testigos: 'With two known witnesses',
  },
  numero: { dpi: 'DPI number (CUI)', pasaporte: 'Passport number' },
  documento: '{como}, {numero}',
  otra: 'Add another person',
  nueva: 'Another person',
  quitar: 'Remove this person',
  guardar: 'Save the arrival',
  hecho: 'The arrival is noted.',
  conflicto: 'Somebody else has just noted it: what you wrote is not saved.',
  verla: 'See what they noted',
  faltan: 'According to the noted arrival, not here yet: {quienes}.',
  propuesta:
    'How each person was identified comes from the arrival that {quien} noted, {cuando}. Review it before signing.',
};
