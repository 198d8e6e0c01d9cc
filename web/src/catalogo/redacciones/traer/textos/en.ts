import type { traida as es } from './es.ts';

export const traida: typeof es = {
  titulo: 'Bring a document from a file',
  detalle:
    'The file that another office saved from the Versions tab. Before anything is written you are told what it brings and what does not fit here. It is not on sale until you publish it.',
  archivo: 'File of the document (.json, {maximo} MB at most)',
  mal: 'The file cannot be brought. Mend it where it says, or ask for it to be saved again:',
  trae: 'It brings “{nombre}”, at {precio} with VAT: {preguntas} questions and {casos} test cases.',
  existe: 'Its address already belongs to “{nombre}”. What should be done?',
  sobre: 'Write it as its next version',
  otraClase: 'It cannot be its next version: it is made in another way or is another class of act',
  nuevo: 'Bring it as a new document, with another address',
  sePierde: 'That document has unpublished changes, which will be lost.',
  nombre: 'Name',
  slug: 'Address of its page',
  slugAyuda: 'Letters without accents, figures and hyphens.',
  categoria: 'There is no active category “{categoria}” here. Which one does it go in?',
  elijaCategoria: 'Choose a category',
  requisitos:
    'It asks for requirements of kinds that are absent or archived here. Create them first in Kinds of requirements, or:',
  omitir: 'Bring it without those requirements',
  clausulas:
    'These clauses come from the library of another office. The document keeps their text, and will be offered no newer versions:',
  casos: 'These cases give another text here. It will have to be read and accepted before publishing:',
  faltas: 'The check finds errors. It can be brought; to publish it they must be mended:',
  traer: 'Bring the document',
};
