import type { Minuta, TrabajoDeMinuta } from '@fedatario/contract/tramite';
import { SinGuardar } from '../../common/SinGuardar.tsx';
import { useT } from '../../i18n/i18n.ts';
import documento from '../../ui/documento.module.css';
import { Notice } from '../../ui/form/Notice.tsx';
import { DatosDelActo } from './acto/DatosDelActo.tsx';
import { BarraDeMinuta } from './BarraDeMinuta.tsx';
import { ConflictoDeMinuta } from './ConflictoDeMinuta.tsx';
import { Corregidas } from './Corregidas.tsx';
import { EnviarMinuta } from './EnviarMinuta.tsx';
import { useEscritura } from './escritura/use-escritura.ts';
import css from './minutas.module.css';
import { Observaciones } from './Observaciones.tsx';
import { useSalida } from './use-salida.ts';
import { Versiones } from './Versiones.tsx';

interface Props {
  minuta: Minuta;
  trabajo: TrabajoDeMinuta;
  idSolicitud: string;
  quien: string;
}

/** The editor with its toolbar; beside it the versions and the customer's remarks. */
export function Escritorio({ minuta, trabajo, idSolicitud, quien }: Props) {
  const t = useT();
  const escritura = useEscritura(idSolicitud, trabajo, minuta.editable, quien);
  const salida = useSalida(idSolicitud);
  const { situacion, editor, lugar } = escritura;
  return (
    <div className={css.desk}>
      <SinGuardar dirty={situacion.clase === 'pendiente' || situacion.clase === 'sinConexion'} />
      <div className={css.main}>
        {!minuta.editable && (
          <Notice tone="info">
            <p>{t('minuta.soloLectura')}</p>
          </Notice>
        )}
        {minuta.editable && <Corregidas minuta={minuta} escritura={escritura} idSolicitud={idSolicitud} />}
        {minuta.editable && editor && <BarraDeMinuta editor={editor} situacion={situacion} />}
        <div className={css.paper}>
          <div className={`${documento.hoja} ${css.sheet}`} ref={lugar} lang="es" dir="ltr" />
        </div>
      </div>
      <aside className={css.side}>
        {minuta.editable && (
          <EnviarMinuta minuta={minuta} escritura={escritura} idSolicitud={idSolicitud} salida={salida} />
        )}
        {minuta.editable && minuta.acto && (
          <DatosDelActo idSolicitud={idSolicitud} acto={minuta.acto} escritura={escritura} />
        )}
        <Observaciones minuta={minuta} idSolicitud={idSolicitud} />
        <Versiones minuta={minuta} escritura={escritura} idSolicitud={idSolicitud} />
      </aside>
      {situacion.clase === 'conflicto' && <ConflictoDeMinuta actual={situacion.actual} escritura={escritura} />}
    </div>
  );
}
