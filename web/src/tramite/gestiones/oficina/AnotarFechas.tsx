import { hechosDeGestion } from '@fedatario/contract/solicitud';
import type { GestionDetalle, PasoEnCurso } from '@fedatario/contract/tramite';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { FalloDeActo } from '../../expedientes/oficina/FalloDeActo.tsx';
import css from '../gestion.module.css';
import { useDiligencia } from '../por-enlace.ts';

interface Props {
  gestion: Pick<GestionDetalle, 'idSolicitud' | 'revision' | 'estado'>;
  paso: PasoEnCurso;
}

/** The button that notes when a step began and ended; without one once nothing is left to do. */
export function AnotarFechas({ gestion, paso }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (hechosDeGestion[gestion.estado].agente === null) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('encargos.forma.fechas', { nombre: paso.nombre })}
        onClick={() => setOpen(true)}
      >
        {t('encargos.forma.anotarFechas')}
      </Button>
      {open && <Fechas gestion={gestion} paso={paso} onClose={() => setOpen(false)} />}
    </>
  );
}

function Fechas({ gestion: { idSolicitud, revision }, paso, onClose }: Props & { onClose: () => void }) {
  const t = useT();
  const { orden, nombre } = paso;
  const [empezado, setEmpezado] = useState(paso.empezadoEl ?? '');
  const [hecho, setHecho] = useState(paso.hechoEl ?? '');
  const { send, isPending, error, faltaDe } = useDiligencia('dates', { idSolicitud, orden }, onClose);
  const confirm = () => send({ revision, empezadoEl: empezado || null, hechoEl: hecho || null });
  return (
    <ConfirmDialog
      title={t('encargos.forma.fechas', { nombre })}
      confirm={t('encargos.forma.guardar')}
      pending={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={css.form}>
        <TextInput
          type="date"
          label={t('encargos.forma.comenzo')}
          error={faltaDe('empezadoEl')}
          value={empezado}
          onChange={({ currentTarget }) => setEmpezado(currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('encargos.forma.termino')}
          error={faltaDe('hechoEl')}
          value={hecho}
          onChange={({ currentTarget }) => setHecho(currentTarget.value)}
        />
        {error && <FalloDeActo error={error} />}
      </div>
    </ConfirmDialog>
  );
}
