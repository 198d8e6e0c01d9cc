import { type QuienPaga, quienesPagan } from '@fedatario/contract/solicitud';
import type { GastoDeGestion, GestionDetalle } from '@fedatario/contract/tramite';
import { NativeSelect } from '@mantine/core';
import { useContext, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { hoy, montoOf, readMonto } from '../../../lib/escribir.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Archivos, useArchivos } from '../Archivos.tsx';
import { PorEnlace, useDiligencia } from '../por-enlace.ts';
import { CamposDeNota } from './CamposDeNota.tsx';
import { DialogoDeNota } from './DialogoDeNota.tsx';

interface Props {
  gestion: Pick<GestionDetalle, 'idSolicitud' | 'revision'>;
  gasto: GastoDeGestion;
  onClose: () => void;
}

/** Notes what an expense cost, with its receipt and, in the office, who pays it; it begins with its estimate. */
export function NotarGasto({ gestion: { idSolicitud, revision }, gasto, onClose }: Props) {
  const t = useT();
  const [escrito, setEscrito] = useState({ gastado: montoOf(gasto.estimado), gastadoEl: hoy() });
  const [paga, setPaga] = useState<QuienPaga>(gasto.paga);
  const { archivos, subiendo, campo } = useArchivos();
  const [tried, setTried] = useState(false);
  const porEnlace = useContext(PorEnlace);
  const { idGasto } = gasto;
  const { send, faltaDe, ...sending } = useDiligencia('spend', { idSolicitud, idGasto }, onClose);
  const [comprobante] = archivos;
  const confirm = () => {
    setTried(true);
    const { gastado, gastadoEl } = escrito;
    if (!comprobante || gastado.trim() === '') return;
    const dicho = { revision, gastado: readMonto(gastado), gastadoEl, comprobante: comprobante.idArchivo };
    send(porEnlace ? dicho : { ...dicho, paga });
  };
  return (
    <DialogoDeNota
      title={t('encargos.gasto.anotarDe', { concepto: gasto.concepto })}
      sending={sending}
      subiendo={subiendo}
      onConfirm={confirm}
      onClose={onClose}
    >
      <CamposDeNota
        campos={['gastado', 'gastadoEl'] as const}
        dias={['gastadoEl']}
        escrito={escrito}
        etiquetas={{ gastado: t('encargos.gasto.gastado'), gastadoEl: t('encargos.gasto.dia') }}
        faltan={tried ? ['gastado', 'gastadoEl'] : []}
        faltaDe={faltaDe}
        onChange={(cual, valor) => setEscrito({ ...escrito, [cual]: valor })}
      />
      {!porEnlace && <QuienLoPaga paga={paga} onChange={setPaga} />}
      <Archivos label={t('encargos.gasto.recibo')} maximo={1} {...campo} />
      {tried && !comprobante && <Notice tone="error">{t('encargos.gasto.faltaRecibo')}</Notice>}
    </DialogoDeNota>
  );
}

function QuienLoPaga({ paga, onChange }: { paga: QuienPaga; onChange: (paga: QuienPaga) => void }) {
  const t = useT();
  return (
    <NativeSelect
      label={t('encargos.gasto.paga')}
      data={quienesPagan.map((value) => ({ value, label: t(`encargos.gasto.quien.${value}`) }))}
      value={paga}
      onChange={({ currentTarget }) => onChange(currentTarget.value as QuienPaga)}
    />
  );
}
