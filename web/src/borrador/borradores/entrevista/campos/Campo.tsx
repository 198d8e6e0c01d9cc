import { memo } from 'react';
import type { Campo as CampoDeEntrevista } from '../sesion/estructura.ts';
import { useVista } from '../sesion/use-sesion.ts';
import { GrupoDePreguntas } from './GrupoDePreguntas.tsx';
import { Linea } from './Linea.tsx';
import { Lista } from './Lista.tsx';
import { Lugar } from './Lugar.tsx';
import { CampoDeArchivo, Declaracion, OpcionMultiple, SiNo, UnaOpcion } from './Opciones.tsx';

interface Props {
  campo: CampoDeEntrevista;
  ruta: string;
}

/** A question of any kind, drawn only while its condition holds. */
export const Campo = memo(function Campo({ campo, ruta }: Props) {
  const visible = useVista(({ estado }) => estado.visibles.has(ruta));
  if (!visible) return null;
  if (campo.campos.length > 0) return <GrupoDePreguntas campo={campo} ruta={ruta} dibujar={dibujar} />;
  if (campo.elemento) return <Lista campo={campo} elemento={campo.elemento} ruta={ruta} dibujar={dibujar} />;
  return (
    <div data-pregunta={ruta}>
      <DeUnValor campo={campo} ruta={ruta} />
    </div>
  );
});

/** Draws the parts of groups and lists. */
function dibujar(campo: CampoDeEntrevista, ruta: string) {
  return <Campo key={ruta} campo={campo} ruta={ruta} />;
}

function DeUnValor({ campo: { pregunta }, ruta }: Props) {
  switch (pregunta.tipo) {
    case 'siNo':
      return <SiNo pregunta={pregunta} ruta={ruta} />;
    case 'opcion':
      return <UnaOpcion pregunta={pregunta} ruta={ruta} />;
    case 'opcionMultiple':
      return <OpcionMultiple pregunta={pregunta} ruta={ruta} />;
    case 'declaracion':
      return <Declaracion pregunta={pregunta} ruta={ruta} />;
    case 'departamento':
    case 'municipio':
      return <Lugar pregunta={pregunta} ruta={ruta} />;
    case 'archivo':
      return <CampoDeArchivo pregunta={pregunta} />;
    default:
      return <Linea pregunta={pregunta} ruta={ruta} />;
  }
}
