import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Diferencia } from './Diferencia.tsx';
import css from './minutas.module.css';

/** Stands for the unsaved text in the editor, beside the version numbers. */
const HOJA = 0;

interface Props {
  /** Newest first. */
  versiones: readonly number[];
  inicial: number;
  hoja: unknown;
  idSolicitud: string;
  onClose: () => void;
}

/** Compares two versions, or a version with the text in the editor. */
export function Comparar({ versiones, inicial, hoja, idSolicitud, onClose }: Props) {
  const t = useT();
  const [antes, setAntes] = useState(versiones[versiones.indexOf(inicial) + 1] ?? inicial);
  const [despues, setDespues] = useState(versiones.length > 1 ? inicial : HOJA);
  const one = useVersion(idSolicitud, antes, hoja);
  const other = useVersion(idSolicitud, despues, hoja);
  const data = [
    { value: String(HOJA), label: t('minuta.hojaDeHoy') },
    ...versiones.map((n) => ({ value: String(n), label: t('minuta.version', { n }) })),
  ];
  const failed = one.error ?? other.error;
  return (
    <Dialog
      open
      wide
      title={t('minuta.diferencia.titulo')}
      close={t('comun.cerrar')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('comun.cerrar')}</Button>}
    >
      <div className={css.choice}>
        <NativeSelect
          data={data}
          label={t('minuta.diferencia.antes')}
          value={String(antes)}
          onChange={({ currentTarget }) => setAntes(Number(currentTarget.value))}
        />
        <NativeSelect
          data={data}
          label={t('minuta.diferencia.despues')}
          value={String(despues)}
          onChange={({ currentTarget }) => setDespues(Number(currentTarget.value))}
        />
      </div>
      {failed && <Failure error={failed} />}
      {!failed && one.texto === undefined && <Skeleton pieces={[240]} label={t('comun.cargando')} />}
      {one.texto !== undefined && other.texto !== undefined && <Diferencia antes={one.texto} despues={other.texto} />}
    </Dialog>
  );
}

function useVersion(idSolicitud: string, version: number, hoja: unknown) {
  const params = { idSolicitud, version };
  const { data, error } = useCall(calls.minutas.version, { params }, { enabled: version !== HOJA });
  return { error, texto: version === HOJA ? hoja : data?.contenido };
}
