import type { RespuestasDeTramite } from '@fedatario/contract/tramite';
import { type ReactNode, useState } from 'react';
import { calls } from '#calls';
import css from '../../../../casa/auditoria/consultas/consultas.module.css';
import { Revelar } from '../../../../casa/auditoria/consultas/Revelar.tsx';
import { useT } from '../../../../i18n/i18n.ts';
import { useSend } from '../../../../lib/api.ts';
import { Notice } from '../../../../ui/form/Notice.tsx';

interface Props {
  idSolicitud: string;
  data: RespuestasDeTramite;
  children: (data: RespuestasDeTramite) => ReactNode;
}

/** Answers with hidden identity numbers, which are shown after giving a reason, until the answers change. */
export function Reveladas({ idSolicitud, data, children }: Props) {
  const t = useT();
  const [revelada, setRevelada] = useState<{ de: RespuestasDeTramite; leida: RespuestasDeTramite }>();
  const sending = useSend(calls.respuestas.identidad, {});
  const ask = async (motivo: string) =>
    setRevelada({ de: data, leida: await sending.mutateAsync({ params: { idSolicitud }, body: { motivo } }) });
  if (revelada?.de === data) return children(revelada.leida);
  return (
    <>
      {data.ocultas && (
        <div className={css.reveal}>
          <Notice tone="info">{t('consultas.revelar.ocultas')}</Notice>
          <Revelar sending={sending} onRevelar={ask} />
        </div>
      )}
      {children(data)}
    </>
  );
}
