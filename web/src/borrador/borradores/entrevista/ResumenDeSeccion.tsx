import { useT } from '../../../i18n/i18n.ts';
import { type Pendiente, pendientesDe } from './pendientes.ts';
import css from './seccion.module.css';
import { useVista } from './sesion/use-sesion.ts';

/** The missing and wrong answers of a section, each a link to its question. */
export function ResumenDeSeccion({ seccion, onIr }: { seccion: string; onIr: (ruta: string) => void }) {
  const estado = useVista((vista) => vista.estado);
  return <Pendientes grupos={pendientesDe(estado, seccion)} onIr={onIr} />;
}

interface PendientesProps {
  grupos: ReturnType<typeof pendientesDe>;
  onIr: (ruta: string) => void;
}

export function Pendientes({ grupos, onIr }: PendientesProps) {
  return Object.entries(grupos).map(([grupo, pendientes = []]) => (
    <div key={grupo} className={css.problems}>
      {grupo && <p lang="es">{grupo}</p>}
      <ul>
        {pendientes.map((pendiente) => (
          <li key={pendiente.ruta + pendiente.mensaje}>
            <Enlace pendiente={pendiente} onIr={onIr} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Enlace({
  pendiente: { ruta, etiqueta, mensaje },
  onIr,
}: {
  pendiente: Pendiente;
  onIr: (ruta: string) => void;
}) {
  const t = useT();
  const text = etiqueta || t('entrevista.respuestas');
  return (
    <>
      <button type="button" onClick={() => onIr(ruta)}>
        <span lang={etiqueta ? 'es' : undefined}>{text}</span>
      </button>
      {mensaje && <span lang="es">{mensaje}</span>}
    </>
  );
}
