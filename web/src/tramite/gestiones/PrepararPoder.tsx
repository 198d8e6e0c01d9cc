import { PRODUCTO_DE_PODER } from '@fedatario/contract/solicitud';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useCall, useSend } from '../../lib/api.ts';
import { dinero } from '../../lib/format.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import parts from '../../ui/parts.module.css';

/** Opens the draft of the power that a gestión waits for; nothing while that document is not on sale. */
export function PrepararPoder({ idSolicitud }: { idSolicitud: string }) {
  const t = useT();
  const navigate = useNavigate();
  const { data } = useCall(calls.productos.read, { params: { idProducto: PRODUCTO_DE_PODER } });
  const { mutate, isPending, error } = useSend(calls.gestiones.power);
  if (!data) return null;
  const open = () =>
    mutate(
      { params: { idSolicitud } },
      {
        onSuccess: ({ idBorrador, indice }) => void navigate(`/productos/${PRODUCTO_DE_PODER}/${idBorrador}/${indice}`),
      },
    );
  return (
    <section aria-labelledby="poder" className={parts.part}>
      <h2 id="poder">{t('gestiones.poder.titulo')}</h2>
      <p>{t('gestiones.poder.texto', { precio: dinero(data.precio) })}</p>
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <div className={parts.ways}>
        <Button variant="default" loading={isPending} onClick={open}>
          {t('gestiones.poder.preparar')}
        </Button>
      </div>
    </section>
  );
}
