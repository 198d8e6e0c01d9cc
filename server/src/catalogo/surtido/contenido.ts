import { sha256 } from '../../services/cipher.ts';
import { claseDeActo, type FichaDelMotor, fichaDelMotor, textoDeEjemplo } from './ejemplos.ts';
import { bienes } from './fichas/bienes.ts';
import { dinero } from './fichas/dinero.ts';
import { AVISO, DESPUES_DE_PAGAR, type Ficha, PLAZO_DESDE } from './fichas/ficha.ts';
import { legalizaciones } from './fichas/legalizaciones.ts';
import { personas } from './fichas/personas.ts';
import { trabajo } from './fichas/trabajo.ts';
import { gestionesDeConstancias } from './gestiones/constancias.ts';
import { motorDeGestion, pasosDeGestion, textoDeGestion } from './gestiones/contenido.ts';
import { gestionesDeEmpresa } from './gestiones/empresa.ts';
import type { FichaDeGestion } from './gestiones/ficha.ts';
import { gestionesDeSat } from './gestiones/sat.ts';

type Surtible = Ficha | FichaDeGestion;

/** Every document and gestión that can be put on sale. */
export const fichas: readonly Surtible[] = [
  ...bienes,
  ...dinero,
  ...legalizaciones,
  ...personas,
  ...trabajo,
  ...gestionesDeConstancias,
  ...gestionesDeSat,
  ...gestionesDeEmpresa,
];

/** The data sheet of one of them: the engine's, or that of a gestión. */
export function motorDe(ficha: Surtible): FichaDelMotor {
  return 'secciones' in ficha ? motorDeGestion(ficha) : fichaDelMotor(ficha.slug);
}

/** A document or gestión with all that is said and asked of it, but for its price. */
export function contenidoDe(ficha: Surtible) {
  const motor = motorDe(ficha);
  const producto = productoDe(ficha, motor);
  const texto = 'secciones' in ficha ? textoDeGestion(ficha) : textoDeEjemplo(ficha.slug, ficha.muestra);
  const huella = sha256(Buffer.from(JSON.stringify([motor.categoria, producto, texto]))).toString('hex');
  return { motor, producto, texto: { ...texto, lintada: true }, huella };
}

export type Contenido = ReturnType<typeof contenidoDe>;

function productoDe(ficha: Surtible, motor: FichaDelMotor) {
  const { nombre, modalidad } = motor;
  return {
    tipo: 'secciones' in ficha ? ('gestion' as const) : ('documento' as const),
    nombre,
    modalidad,
    claseActo: claseDeActo(motor),
    slug: ficha.slug,
    resumen: ficha.resumen,
    descripcion: `${ficha.descripcion}\n\n${AVISO[modalidad]}`,
    incluye: [...ficha.incluye],
    noIncluye: [...ficha.noIncluye],
    baseLegal: [...ficha.baseLegal],
    tags: [...ficha.tags],
    aranceles: [...(ficha.aranceles ?? [])],
    plazoHoras: ficha.plazoHoras,
    plazoDesde: PLAZO_DESDE[modalidad],
    despuesDePagar: [...(ficha.despuesDePagar ?? DESPUES_DE_PAGAR[modalidad])],
    preguntasFrecuentes: ficha.preguntas.map(([pregunta, respuesta]) => ({ pregunta, respuesta })),
    pasos: 'secciones' in ficha ? pasosDeGestion(ficha) : [],
    destacado: ficha.destacado ?? false,
    requisitos: (ficha.requisitos ?? []).map((clave) => ({
      clave: clave.replace('?', ''),
      obligatorio: !clave.endsWith('?'),
    })),
  };
}
