import { respuestaDelPerfil } from '@fedatario/document-engine';
import { IconUserCheck } from '@tabler/icons-react';
import { type ReactNode, useContext } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import type { Campo as CampoDeEntrevista } from '../estructura.ts';
import { PerfilContext } from '../perfil.ts';
import { valorEn } from '../respuestas.ts';
import { responder } from '../sesion.ts';
import { useSesion, useVista } from '../use-sesion.ts';
import css from './campos.module.css';

interface Props {
  campo: CampoDeEntrevista;
  ruta: string;
  titulo?: string;
  /** Draws each of its parts. */
  dibujar: (campo: CampoDeEntrevista, ruta: string) => ReactNode;
}

/** Several questions under one name: a person, a thing, an address. */
export function Grupo({ campo, ruta, titulo = campo.pregunta.etiqueta, dibujar }: Props) {
  const { pregunta } = campo;
  return (
    <fieldset id={`pregunta-${ruta}`} className={css.group} data-inside={ruta.includes('.')}>
      <legend>{titulo}</legend>
      {pregunta.ayuda && <p className={css.help}>{pregunta.ayuda}</p>}
      {pregunta.tipo === 'persona' && <MisDatos campo={campo} ruta={ruta} />}
      <div className={css.parts}>{campo.campos.map((part) => dibujar(part, `${ruta}.${part.clave}`))}</div>
    </fieldset>
  );
}

/** Fills what the person's own profile knows; what she typed already stays. */
function MisDatos({ campo, ruta }: Pick<Props, 'campo' | 'ruta'>) {
  const t = useT();
  const sesion = useSesion();
  const perfil = useContext(PerfilContext);
  const known = perfil && respuestaDelPerfil(sesion.entrevista, campo.ruta, perfil);
  const empty = useVista(({ guardado }) => {
    const answers = valorEn(guardado.respuestas, ruta);
    return typeof answers !== 'object' || answers === null || Object.keys(answers).length === 0;
  });
  if (!empty || typeof known !== 'object' || known === null) return null;
  return (
    <button type="button" className={css.mine} onClick={() => responder(sesion, ruta, known)}>
      <IconUserCheck size={18} stroke={1.75} aria-hidden="true" />
      {t('entrevista.misDatos')}
    </button>
  );
}
