import { type GestionDetalle, quienesResponden } from '@fedatario/contract/tramite';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { hoy } from '../../../lib/escribir.ts';
import { useDiligencia } from '../por-enlace.ts';
import { CamposDeNota } from './CamposDeNota.tsx';
import { DialogoDeNota } from './DialogoDeNota.tsx';

interface Props {
  gestion: Pick<GestionDetalle, 'idSolicitud' | 'revision'>;
  onClose: () => void;
}

const VACIA = { texto: '', articulo: '', notificadaEl: '', dias: '', responde: 'gestor' };

/** Notes what the institution observed, the term it gave and who answers. */
export function NotarObservacion({ gestion: { idSolicitud, revision }, onClose }: Props) {
  const t = useT();
  const [escrito, setEscrito] = useState({ ...VACIA, notificadaEl: hoy() });
  const [tried, setTried] = useState(false);
  const { send, faltaDe, ...sending } = useDiligencia('observe', { idSolicitud }, onClose);
  const escribe = (campo: keyof typeof escrito, valor: string) => setEscrito({ ...escrito, [campo]: valor });
  const sinTexto = escrito.texto.trim() === '';
  const confirm = () => {
    setTried(true);
    if (!sinTexto) send({ ...observacionDe(escrito), revision });
  };
  return (
    <DialogoDeNota title={t('encargos.accion.observar')} sending={sending} onConfirm={confirm} onClose={onClose}>
      <Textarea
        label={t('encargos.forma.texto')}
        error={(tried && sinTexto && t('campo.requerido')) || faltaDe('texto')}
        rows={3}
        maxLength={4000}
        value={escrito.texto}
        onChange={({ currentTarget }) => escribe('texto', currentTarget.value)}
      />
      <CamposDeNota
        campos={['articulo', 'notificadaEl']}
        dias={['notificadaEl']}
        escrito={escrito}
        etiquetas={{ articulo: t('encargos.forma.articulo'), notificadaEl: t('encargos.forma.notificada') }}
        faltaDe={faltaDe}
        onChange={escribe}
      />
      <TextInput
        inputMode="numeric"
        label={t('encargos.forma.dias')}
        description={t('encargos.forma.diasAyuda')}
        error={faltaDe('diasHabiles')}
        value={escrito.dias}
        onChange={({ currentTarget }) => escribe('dias', currentTarget.value.replace(/\D/g, '').slice(0, 3))}
      />
      <NativeSelect
        label={t('encargos.forma.responde')}
        data={quienesResponden.map((value) => ({ value, label: t(`encargos.turno.${value}`) }))}
        value={escrito.responde}
        onChange={({ currentTarget }) => escribe('responde', currentTarget.value)}
      />
    </DialogoDeNota>
  );
}

/** As the call takes it: without a term, the days are null. */
function observacionDe({ dias, responde, ...resto }: typeof VACIA) {
  return { ...resto, diasHabiles: dias === '' ? null : Number(dias), responde: responde as 'gestor' | 'cliente' };
}
