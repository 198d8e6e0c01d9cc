import { type EnlaceDeGestor, sucesosDeEnlace } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { fechaHora } from '../../../lib/format.ts';
import { show } from '../../../ui/snackbar/store.ts';
import { FalloDeActo } from '../../expedientes/oficina/FalloDeActo.tsx';
import css from '../gestor/gestor.module.css';

/** The private link of a gestor as the office may know it: until when it holds, what was done with it, and its revocation. */
export function EnlaceDelGestor({ idGestor }: { idGestor: string }) {
  const t = useT();
  const params = { idGestor };
  const { data } = useCall(calls.enlacesDeGestor.read, { params });
  const [anulando, setAnulando] = useState(false);
  const sending = useSend(calls.enlacesDeGestor.send, { renews: [calls.enlacesDeGestor.read] });
  const revoking = useSend(calls.enlacesDeGestor.revoke, { renews: [calls.enlacesDeGestor.read] });
  if (!data) return null;
  const { vigente, venceEn } = data;
  const enviar = () => sending.mutate({ params }, { onSuccess: () => show('success', tell('gestor.oficina.enviado')) });
  return (
    <section aria-labelledby="enlace">
      <h2 id="enlace">{t('gestor.oficina.titulo')}</h2>
      <p>
        {vigente && venceEn
          ? t('gestor.oficina.vigente', { fecha: fechaHora(venceEn) })
          : t('gestor.oficina.sinEnlace')}
      </p>
      <small>{t('gestor.oficina.ayuda')}</small>
      <div className={css.wait}>
        <Button size="compact-sm" variant="default" loading={sending.isPending} onClick={enviar}>
          {t('gestor.oficina.enviar')}
        </Button>
        {vigente && (
          <Button size="compact-sm" variant="subtle" onClick={() => setAnulando(true)}>
            {t('gestor.oficina.anular')}
          </Button>
        )}
      </div>
      {sending.error && <FalloDeActo error={sending.error} />}
      <Bitacora enlace={data} />
      {anulando && (
        <ConfirmDialog
          danger
          title={t('gestor.oficina.anularTitulo')}
          confirm={t('gestor.oficina.anular')}
          pending={revoking.isPending}
          onConfirm={() => revoking.mutate({ params }, { onSuccess: () => setAnulando(false) })}
          onClose={() => setAnulando(false)}
        >
          <p>{t('gestor.oficina.anularTexto')}</p>
          {revoking.error && <FalloDeActo error={revoking.error} />}
        </ConfirmDialog>
      )}
    </section>
  );
}

type Suceso = (typeof sucesosDeEnlace)[number];

/** Steps are named as the office names them; what is only of the link, by its own words. */
function Bitacora({ enlace: { bitacora } }: { enlace: EnlaceDeGestor }) {
  const t = useT();
  if (bitacora.length === 0) return null;
  const dicho = (que: string) =>
    sucesosDeEnlace.includes(que as Suceso) ? t(`gestor.suceso.${que as Suceso}`) : t('gestor.suceso.paso');
  return (
    <details className={css.log}>
      <summary>{t('gestor.oficina.bitacora', { n: bitacora.length })}</summary>
      <ul>
        {bitacora.map(({ que, dispositivo, numero, hechoEn }) => (
          <li key={`${hechoEn}${que}`}>
            {[fechaHora(hechoEn), dicho(que), numero, dispositivo].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
