import { hechosDeGestion } from '@fedatario/contract/solicitud';
import type { CasoDeGestorDetalle, PasoEnCurso } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { useT } from '../../../i18n/i18n.ts';
import { hoy } from '../../../lib/escribir.ts';
import { FalloDeActo } from '../../expedientes/oficina/FalloDeActo.tsx';
import { AnotarFechas } from '../oficina/AnotarFechas.tsx';
import { useDiligencia } from '../por-enlace.ts';
import css from './gestor.module.css';

interface Props {
  caso: CasoDeGestorDetalle;
  paso: PasoEnCurso;
}

const nada = () => undefined;

/** Marks with one touch that a step began or ended today; another day is written in the dialog. */
export function MarcarPaso({ caso, paso: { orden, nombre, empezadoEl, hechoEl, ...paso } }: Props) {
  const t = useT();
  const { idSolicitud, revision, estado } = caso;
  const { send, isPending, error } = useDiligencia('dates', { idSolicitud, orden }, nada);
  if (hechosDeGestion[estado].agente === null) return null;
  const sigue = empezadoEl === null ? 'comence' : 'termine';
  const marca = () => send({ revision, empezadoEl: empezadoEl ?? hoy(), hechoEl: empezadoEl === null ? null : hoy() });
  return (
    <div className={css.wait}>
      {hechoEl === null && (
        <Button
          size="compact-sm"
          variant="default"
          loading={isPending}
          aria-label={t(`gestor.paso.${sigue}De`, { nombre })}
          onClick={marca}
        >
          {t(`gestor.paso.${sigue}`)}
        </Button>
      )}
      <AnotarFechas gestion={caso} paso={{ orden, nombre, empezadoEl, hechoEl, ...paso }} />
      {error && <FalloDeActo error={error} />}
    </div>
  );
}
