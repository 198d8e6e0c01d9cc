import type { PublicacionPedida as Pedida, Redaccion } from '@fedatario/contract/catalogo';
import { jurisdiccion } from '@fedatario/document-engine';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { type T, t as tell, useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { fechaHoraDe } from '../../../lib/format.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import { NegarPublicacion } from './NegarPublicacion.tsx';
import { renews } from './renews.ts';

interface Props {
  readonly redaccion: Redaccion;
  readonly publicacion: Pedida;
  /** Id of the reader, who does not approve their own request. */
  readonly quien: string;
}

/** A publication that waits for its moment or for another person, with the acts that its reader may do on it. */
export function PublicacionPedida({ redaccion, publicacion, quien }: Props) {
  const t = useT();
  const [negando, setNegando] = useState(false);
  const canceling = useSend(calls.publicacionesDeProducto.cancel, { renews });
  const approving = useSend(calls.publicacionesDeProducto.approve, { renews });
  const { idProducto } = redaccion;
  const { idPublicacion, fallo, vigente } = publicacion;
  const decide = puedeDecidir(redaccion, publicacion, quien);
  const refused = canceling.error ?? approving.error;
  const said = (clave: 'redaccion.pedida.retirada' | 'redaccion.pedida.aprobada') => ({
    onSuccess: () => show('success', tell(clave)),
  });
  return (
    <Notice tone={fallo || !vigente ? 'warning' : 'info'}>
      <Stack gap={3} align="start">
        <p>{situacionDe(t, redaccion, publicacion)}</p>
        {fallo && <p>{t(`redaccion.pedida.fallo.${fallo}`)}</p>}
        {!fallo && !vigente && <p>{t('redaccion.pedida.cambio')}</p>}
        {refused && <p>{t(`error.${refused.codigo}`, refused.params)}</p>}
        <Row gap={3} wrap>
          {decide && vigente && (
            <Button
              loading={approving.isPending}
              onClick={() =>
                approving.mutate({ params: { idProducto }, body: { idPublicacion } }, said('redaccion.pedida.aprobada'))
              }
            >
              {t('redaccion.pedida.aprobar')}
            </Button>
          )}
          {decide && (
            <Button variant="default" onClick={() => setNegando(true)}>
              {t('redaccion.pedida.negar')}
            </Button>
          )}
          <Button
            variant="default"
            loading={canceling.isPending}
            onClick={() => canceling.mutate({ params: { idProducto } }, said('redaccion.pedida.retirada'))}
          >
            {t(publicacion.publicarEn ? 'redaccion.pedida.quitarFecha' : 'redaccion.pedida.retirar')}
          </Button>
        </Row>
      </Stack>
      {negando && (
        <NegarPublicacion idProducto={idProducto} idPublicacion={idPublicacion} onClose={() => setNegando(false)} />
      )}
    </Notice>
  );
}

function puedeDecidir(
  { segundaPersona }: Redaccion,
  { aprobadaPor, pedidaPor, fallo }: Pedida,
  quien: string,
): boolean {
  return segundaPersona && aprobadaPor === null && !fallo && pedidaPor.idUsuario !== quien;
}

function situacionDe(t: T, { segundaPersona }: Redaccion, { publicarEn, pedidaPor, aprobadaPor }: Pedida): string {
  const cuando = publicarEn && fechaHoraDe(publicarEn, jurisdiccion.zonaHoraria);
  const said = { quien: pedidaPor.nombre, cuando: cuando ?? '', otra: aprobadaPor ?? '' };
  if (aprobadaPor) return t('redaccion.pedida.aprobadaPara', said);
  if (segundaPersona) return t(cuando ? 'redaccion.pedida.esperaConFecha' : 'redaccion.pedida.espera', said);
  return t(cuando ? 'redaccion.pedida.programada' : 'redaccion.pedida.espera', said);
}
