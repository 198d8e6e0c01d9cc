import { dtesPorCertificar, dtesSinCertificar, dtesValidos, type VentaDetalle } from '@fedatario/contract/compra';
import { Button } from '@mantine/core';
import { calls } from '#calls';
import { Descargar } from '../../../common/Descargar.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { dinero, fechaHora } from '../../../lib/format.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import { renews } from './renews.ts';
import css from './venta.module.css';

/** Certified invoice and credit notes; a failed certification can be retried here. */
export function Fiscal({ venta }: { venta: VentaDetalle }) {
  const t = useT();
  const { idFactura, certificacion, notasDeCredito, dtes } = venta;
  if (!certificacion) return null;
  const propio = dtes.find(({ idNota }) => idNota === null);
  const { autorizacion, serie, numero, certificadaEn } = certificacion;
  return (
    <Stack as="section" aria-labelledby="fiscal" gap={2} align="start" className={css.fiscal}>
      <h2 id="fiscal">{t('ventas.fiscal.titulo')}</h2>
      <p>{t(`ventas.fiscal.${certificacion.estado}`, { fecha: certificadaEn ? fechaHora(certificadaEn) : '' })}</p>
      {autorizacion && (
        <p>
          <small>{t('ventas.fiscal.autorizacion', { autorizacion, serie: serie ?? '', numero: numero ?? '' })}</small>
        </p>
      )}
      {propio && <Detenido dte={propio} />}
      <Descargar endpoint={calls.ventas.pdf} input={{ params: { idFactura } }} label={t('ventas.fiscal.descargar')} />
      {dtesValidos.includes(certificacion.estado) && <Reenviar venta={venta} enviadoEn={propio?.enviadoEn ?? null} />}
      {notasDeCredito.map(({ idNota, numero: nota, total, certificacion: suya }) => {
        const dte = dtes.find((one) => one.idNota === idNota);
        return (
          <Stack key={idNota} gap={2} align="start" className={css.fiscal}>
            <h3>{t('ventas.fiscal.nota', { numero: nota, total: dinero(total) })}</h3>
            <p>
              {t(`ventas.fiscal.${suya.estado}`, { fecha: suya.certificadaEn ? fechaHora(suya.certificadaEn) : '' })}
            </p>
            {dte && <Detenido dte={dte} />}
            <Descargar
              endpoint={calls.ventas.notaPdf}
              input={{ params: { idFactura, idNota } }}
              label={t('ventas.fiscal.descargarNota')}
            />
          </Stack>
        );
      })}
    </Stack>
  );
}

/** A certification refused by the certifier, with the button to retry. */
function Detenido({ dte: { idDte, estado, errores, intentos } }: { dte: VentaDetalle['dtes'][number] }) {
  const t = useT();
  const { mutate, isPending, error } = useSend(calls.facturacion.reintentar, { renews });
  const espera = dtesPorCertificar.includes(estado);
  if (!dtesSinCertificar.includes(estado) || (espera && intentos === 0)) return null;
  return (
    <>
      {errores.map((mensaje) => (
        <Notice key={mensaje} tone={espera ? 'warning' : 'error'}>
          {mensaje}
        </Notice>
      ))}
      <Button variant="default" loading={isPending} onClick={() => mutate({ params: { idDte } })}>
        {t('ventas.fiscal.reintentar')}
      </Button>
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
    </>
  );
}

function Reenviar({ venta, enviadoEn }: { venta: VentaDetalle; enviadoEn: string | null }) {
  const t = useT();
  const { idFactura, cliente } = venta;
  const { mutate, isPending } = useSend(calls.ventas.resend, { renews });
  const send = () =>
    mutate(
      { params: { idFactura } },
      {
        onSuccess: () => show('success', t('ventas.fiscal.reenviada', { correo: cliente.email })),
        onError: (error) => show('error', t(`error.${error.codigo}`, error.params)),
      },
    );
  return (
    <>
      <Button variant="default" loading={isPending} onClick={send}>
        {t('ventas.fiscal.reenviar')}
      </Button>
      {enviadoEn && <small>{t('ventas.fiscal.enviada', { fecha: fechaHora(enviadoEn) })}</small>}
    </>
  );
}
