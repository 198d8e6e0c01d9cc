import type { EntrevistaCompilada } from '../entrevista/compilada.ts';
import type { Estado } from '../entrevista/evaluar.ts';
import type { Documento } from '../modelo/documento.ts';
import { rootScope } from './alcance.ts';
import { resolverBloques } from './bloques.ts';
import { sinFe, tieneNotario } from './fe.ts';
import { formatosDe } from './formatos.ts';
import type { PlantillaLista } from './leer.ts';
import { pulir } from './pulir.ts';
import type { Resolucion } from './resolucion.ts';
import { resolverTramos } from './tramos.ts';

/**
 * Makes the document of a template out of the answers of an interview, as `evaluarEntrevista` left them. What is missing
 * becomes a blank linked to its question; an acta in which a notary attests is left out while no notary is known.
 * Never throws, changes nothing it is given, and gives the same for the same.
 */
export function resolverDocumento(
  plantilla: PlantillaLista,
  entrevista: EntrevistaCompilada,
  { datos, visibles }: Pick<Estado, 'datos' | 'visibles'>,
): Documento {
  const resolucion: Resolucion = {
    plantilla,
    entrevista,
    datos,
    visibles,
    formatos: formatosDe(plantilla.jurisdiccion),
    faltantes: new Map(),
    problemas: new Set(),
    series: { clausula: 0, punto: 0 },
    ordinales: new Map(),
    referencias: [],
    corridas: [],
    nodos: 0,
    caracteres: 0,
  };
  const scope = rootScope(datos);
  const nodes = tieneNotario(datos) ? plantilla.contenido.content : sinFe(plantilla);
  const bloques = resolverBloques(nodes, scope, resolucion);
  const encabezado = { tramos: resolverTramos(plantilla.pagina.encabezado, scope, resolucion) };
  const pie = { tramos: resolverTramos(plantilla.pagina.pie, scope, resolucion) };
  fillReferences(resolucion);
  for (const corrida of [...resolucion.corridas, encabezado, pie]) corrida.tramos = pulir(corrida.tramos);
  return {
    titulo: plantilla.titulo,
    encabezado: encabezado.tramos,
    pie: pie.tramos,
    bloques,
    faltantes: [...resolucion.faltantes.values()],
    problemas: [...resolucion.problemas],
  };
}

function fillReferences({ referencias, ordinales, problemas }: Resolucion): void {
  for (const { texto, clausula } of referencias) {
    const name = ordinales.get(clausula);
    if (name === undefined)
      problemas.add(`El texto se refiere a la cláusula «${clausula}», que no está en el documento.`);
    texto.texto = name ?? '__________';
  }
}
