import type { GestionDetalle } from '@fedatario/contract/tramite';
import { NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { hoy } from '../../../lib/escribir.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Archivos, useArchivos } from '../Archivos.tsx';
import { useDiligencia } from '../por-enlace.ts';
import { CamposDeNota } from './CamposDeNota.tsx';
import { DialogoDeNota } from './DialogoDeNota.tsx';

interface Props {
  gestion: Pick<GestionDetalle, 'idSolicitud' | 'revision' | 'pasos'>;
  onClose: () => void;
}

/** Notes what was filed: institution, number, day and proof. */
export function NotarPresentacion({ gestion, onClose }: Props) {
  const t = useT();
  const { instituciones, escrito, escribe } = useEscrito(gestion);
  const { archivos, subiendo, campo } = useArchivos();
  const [tried, setTried] = useState(false);
  const { idSolicitud, revision } = gestion;
  const { send, faltaDe, ...sending } = useDiligencia('present', { idSolicitud }, onClose);
  const [comprobante] = archivos;
  const confirm = () => {
    setTried(true);
    if (comprobante && escrito.numero.trim() !== '') send({ ...escrito, revision, comprobante: comprobante.idArchivo });
  };
  return (
    <DialogoDeNota
      title={t('encargos.accion.presentar')}
      sending={sending}
      subiendo={subiendo}
      onConfirm={confirm}
      onClose={onClose}
    >
      <NativeSelect
        label={t('encargos.forma.institucion')}
        data={instituciones}
        value={escrito.institucion}
        onChange={({ currentTarget }) => escribe('institucion', currentTarget.value)}
      />
      <CamposDeNota
        campos={['numero', 'presentadaEl']}
        dias={['presentadaEl']}
        escrito={escrito}
        etiquetas={{ numero: t('encargos.forma.numero'), presentadaEl: t('encargos.forma.fecha') }}
        faltan={tried ? ['numero'] : []}
        faltaDe={faltaDe}
        onChange={escribe}
      />
      <Archivos label={t('encargos.forma.comprobante')} maximo={1} {...campo} />
      {tried && !comprobante && <Notice tone="error">{t('encargos.forma.faltaComprobante')}</Notice>}
      <Textarea
        label={t('encargos.forma.nota')}
        rows={2}
        maxLength={1000}
        value={escrito.nota}
        onChange={({ currentTarget }) => escribe('nota', currentTarget.value)}
      />
    </DialogoDeNota>
  );
}

/** The fields, with the institution of the step that is next. */
function useEscrito({ pasos }: Props['gestion']) {
  const instituciones = [...new Set(pasos.map(({ institucion }) => institucion))];
  const pendiente = pasos.find(({ hechoEl }) => hechoEl === null)?.institucion;
  const institucion = pendiente ?? instituciones[0] ?? '';
  const [escrito, setEscrito] = useState({ institucion, numero: '', presentadaEl: hoy(), nota: '' });
  const escribe = (campo: keyof typeof escrito, valor: string) => setEscrito({ ...escrito, [campo]: valor });
  return { instituciones, escrito, escribe };
}
