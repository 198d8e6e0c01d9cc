import { ARCHIVOS_POR_DILIGENCIA, type GestionDetalle } from '@fedatario/contract/tramite';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { hoy } from '../../../lib/escribir.ts';
import parts from '../../../ui/parts.module.css';
import { Archivos, useArchivos } from '../Archivos.tsx';
import { useDiligencia } from '../por-enlace.ts';
import { CamposDeNota } from './CamposDeNota.tsx';
import { DialogoDeNota } from './DialogoDeNota.tsx';

interface Props {
  gestion: Pick<GestionDetalle, 'idSolicitud' | 'revision' | 'resultados'>;
  favorable: boolean;
  onClose: () => void;
}

type Escrito = ReturnType<typeof empiezaDe>;

/** Notes what the institution resolved: with its files when it was granted, with its reason when it was denied. */
export function NotarResultado({ gestion, favorable, onClose }: Props) {
  const t = useT();
  const { idSolicitud, revision, resultados } = gestion;
  const [escrito, setEscrito] = useState(() => empiezaDe(favorable ? resultados[0] : undefined));
  const { archivos, subiendo, campo } = useArchivos();
  const [tried, setTried] = useState(false);
  const { send, faltaDe, ...sending } = useDiligencia('resolve', { idSolicitud }, onClose);
  const escribe = (campo: keyof Escrito, valor: string) => setEscrito({ ...escrito, [campo]: valor });
  const faltaPorque = !favorable && escrito.nota.trim() === '';
  const confirm = () => {
    setTried(true);
    const ids = archivos.map(({ idArchivo }) => idArchivo);
    const body = { ...escrito, venceEl: escrito.venceEl || null, revision, favorable, archivos: ids };
    if (!faltaPorque) send(body);
  };
  const title = t(`encargos.accion.${favorable ? 'resolver' : 'denegar'}`);
  return (
    <DialogoDeNota title={title} sending={sending} subiendo={subiendo} onConfirm={confirm} onClose={onClose}>
      {favorable && <p className={parts.note}>{t('encargos.forma.archivosAyuda')}</p>}
      <Archivos label={t('encargos.forma.archivos')} maximo={ARCHIVOS_POR_DILIGENCIA} {...campo} />
      <Datos favorable={favorable} escrito={escrito} faltaDe={faltaDe} onChange={escribe} />
      <Textarea
        label={t(`encargos.forma.${favorable ? 'nota' : 'porque'}`)}
        error={(tried && faltaPorque && t('campo.requerido')) || faltaDe('nota')}
        rows={3}
        maxLength={500}
        value={escrito.nota}
        onChange={({ currentTarget }) => escribe('nota', currentTarget.value)}
      />
    </DialogoDeNota>
  );
}

/** A result that waits for its files is completed; any other begins today. */
function empiezaDe(antes: GestionDetalle['resultados'][number] | undefined) {
  const { numero, folio, libro, resueltaEl, venceEl } = antes ?? {};
  return {
    numero: numero ?? '',
    folio: folio ?? '',
    libro: libro ?? '',
    resueltaEl: resueltaEl ?? hoy(),
    venceEl: venceEl ?? '',
    nota: '',
  };
}

interface DatosProps {
  favorable: boolean;
  escrito: Escrito;
  faltaDe: (campo: string) => string | undefined;
  onChange: (campo: keyof Escrito, valor: string) => void;
}

function Datos({ favorable, ...rest }: DatosProps) {
  const t = useT();
  const campos = ['numero', 'folio', 'libro', 'resueltaEl', 'venceEl'] as const;
  const etiquetas = {
    numero: t('encargos.forma.numero'),
    folio: t('encargos.forma.folio'),
    libro: t('encargos.forma.libro'),
    resueltaEl: t('encargos.forma.resuelta'),
    venceEl: t('encargos.forma.vence'),
  };
  return (
    <CamposDeNota
      campos={campos.filter((campo) => favorable || campo !== 'venceEl')}
      dias={['resueltaEl', 'venceEl']}
      etiquetas={etiquetas}
      {...rest}
    />
  );
}
