import {
  type ArchivoGuardado,
  diligencias,
  type GastoDeGestion,
  type GestionDetalle,
  quienesPagan,
} from '@fedatario/contract';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { hoy, montoOf, readMonto } from '../../../lib/escribir.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Archivos } from '../Archivos.tsx';
import { CamposDeNota } from './CamposDeNota.tsx';
import { DialogoDeNota } from './DialogoDeNota.tsx';
import { useAnotar } from './use-anotar.ts';

interface Props {
  gestion: GestionDetalle;
  /** The estimated expense that was spent; another one without it. */
  gasto?: GastoDeGestion | undefined;
  onClose: () => void;
}

/** Notes what an expense cost, with its receipt and who pays it. */
export function NotarGasto({ gestion: { idSolicitud, revision }, gasto, onClose }: Props) {
  const t = useT();
  const [escrito, setEscrito] = useState(() => empiezaDe(gasto));
  const [archivos, setArchivos] = useState<readonly ArchivoGuardado[]>([]);
  const [tried, setTried] = useState(false);
  const { send, faltaDe, ...sending } = useAnotar(diligencias.spend, onClose);
  const escribe = (campo: keyof typeof escrito, valor: string) => setEscrito({ ...escrito, [campo]: valor });
  const { concepto, gastado, gastadoEl, paga } = escrito;
  const [comprobante] = archivos;
  const confirm = () => {
    setTried(true);
    if (!comprobante || concepto.trim() === '' || gastado.trim() === '') return;
    const quien = { paga: paga as (typeof quienesPagan)[number], comprobante: comprobante.idArchivo };
    const body = {
      revision,
      idGasto: gasto?.idGasto ?? null,
      concepto,
      gastado: readMonto(gastado),
      gastadoEl,
      ...quien,
    };
    send({ params: { idSolicitud }, body });
  };
  const etiquetas = {
    concepto: t('encargos.gasto.concepto'),
    gastado: t('encargos.gasto.gastado'),
    gastadoEl: t('encargos.gasto.dia'),
    paga: '',
  };
  return (
    <DialogoDeNota title={t('encargos.gasto.anotar')} sending={sending} onConfirm={confirm} onClose={onClose}>
      <CamposDeNota
        campos={gasto ? (['gastado', 'gastadoEl'] as const) : (['concepto', 'gastado', 'gastadoEl'] as const)}
        dias={['gastadoEl']}
        escrito={escrito}
        etiquetas={etiquetas}
        faltan={tried ? ['concepto', 'gastado'] : []}
        faltaDe={faltaDe}
        onChange={escribe}
      />
      <NativeSelect
        label={t('encargos.gasto.paga')}
        data={quienesPagan.map((value) => ({ value, label: t(`encargos.gasto.quien.${value}`) }))}
        value={paga}
        onChange={({ currentTarget }) => escribe('paga', currentTarget.value)}
      />
      <Archivos label={t('encargos.gasto.recibo')} archivos={archivos} maximo={1} onChange={setArchivos} />
      {tried && !comprobante && <Notice tone="error">{t('encargos.gasto.faltaRecibo')}</Notice>}
    </DialogoDeNota>
  );
}

/** An estimated expense begins with its estimate. */
function empiezaDe(gasto: GastoDeGestion | undefined) {
  const estimado = gasto?.estimado ?? null;
  return {
    concepto: gasto?.concepto ?? '',
    gastado: estimado === null ? '' : montoOf(estimado),
    gastadoEl: hoy(),
    paga: 'cliente',
  };
}
