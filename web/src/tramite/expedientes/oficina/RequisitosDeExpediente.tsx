import type { AccionRequisito } from '@fedatario/contract/solicitud';
import type { Expediente, Requisito } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { dia } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import customer from '../../../ui/parts.module.css';
import { show } from '../../../ui/snackbar/store.ts';
import { Entregado } from '../Entregado.tsx';
import { pideOriginal, signos } from '../signos.ts';
import { RevisarRequisito } from './RevisarRequisito.tsx';
import { renews } from './renews.ts';

/** The requisitos of the customer, to be viewed, accepted, rejected or waived. */
export function RequisitosDeExpediente({ tramite }: { tramite: Pick<Expediente, 'estado' | 'requisitos'> }) {
  const t = useT();
  return (
    <section aria-labelledby="requisitos" className={customer.part}>
      <h2 id="requisitos">{t('expedienteDetalle.requisitos.titulo')}</h2>
      {tramite.requisitos.length === 0 && <p>{t('expedienteDetalle.requisitos.ninguno')}</p>}
      <ul className={customer.asked}>
        {tramite.requisitos.map((requisito) => (
          <Uno key={requisito.idRequisito} requisito={requisito} original={pideOriginal(tramite, requisito)} />
        ))}
      </ul>
    </section>
  );
}

function Uno({ requisito, original }: { requisito: Requisito; original: boolean }) {
  const t = useT();
  const { nombre, obligatorio, estado, motivo, venceEl, entregadoEn } = requisito;
  // The state `subido` needs the office; `pendiente` needs the customer.
  const tone = estado === 'subido' ? 'toca' : estado === 'pendiente' ? 'proceso' : signos[estado].tone;
  return (
    <li>
      <div className={customer.title}>
        <h3>
          {nombre}
          {!obligatorio && <small> {t('tramites.requisitos.opcional')}</small>}
        </h3>
        <Badge icon={signos[estado].icon} tone={tone}>
          {t(`expedienteDetalle.requisitos.estado.${estado}`)}
        </Badge>
      </div>
      {motivo && <p className={customer.why}>{t('tramites.motivo', { motivo })}</p>}
      {original && <p className={customer.note}>{t('expedienteDetalle.requisitos.original')}</p>}
      {venceEl && estado === 'aceptado' && (
        <p className={customer.note}>{t('tramites.requisitos.vence', { fecha: dia(venceEl) })}</p>
      )}
      {entregadoEn && <Entregado requisito={requisito} />}
      <Botones requisito={requisito} />
    </li>
  );
}

const pide = ['rechazar', 'dispensar'] as const;
type Pide = (typeof pide)[number];

function Botones({ requisito }: { requisito: Requisito }) {
  const t = useT();
  const { idRequisito, nombre, revision, acciones } = requisito;
  const [asked, setAsked] = useState<Pide>();
  const { mutate, isPending } = useSend(calls.requisitos.accept, { renews });
  const can = (accion: AccionRequisito) => acciones.includes(accion);
  const accept = () =>
    mutate(
      { params: { idRequisito }, body: { revision } },
      {
        onSuccess: () => show('success', tell('expedienteDetalle.hecho.aceptarRequisito', { nombre })),
        onError: (error) => show('error', tell(`error.${error.codigo}`, error.params)),
      },
    );
  const nameOf = (accion: 'aceptar' | Pide) => {
    const label = t(`expedienteDetalle.requisitos.${accion}`);
    return { 'aria-label': t('expedienteDetalle.requisitos.de', { accion: label, nombre }), children: label };
  };
  if (!can('aceptar') && !pide.some(can)) return null;
  return (
    <div className={customer.ways}>
      {can('aceptar') && <Button loading={isPending} onClick={accept} {...nameOf('aceptar')} />}
      {pide.filter(can).map((accion) => (
        <Button key={accion} variant="default" onClick={() => setAsked(accion)} {...nameOf(accion)} />
      ))}
      {asked && <RevisarRequisito accion={asked} requisito={requisito} onClose={() => setAsked(undefined)} />}
    </div>
  );
}
