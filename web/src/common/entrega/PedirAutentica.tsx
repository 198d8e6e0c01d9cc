import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useCall, useSend } from '../../lib/api.ts';
import { dinero } from '../../lib/format.ts';
import { Notice } from '../../ui/form/Notice.tsx';

const AUTENTICA = 'legalizacion-firmas';

/** Opens the order to have the signatures of a delivered document legalised; nothing while that is not on sale. */
export function PedirAutentica({ idSolicitud }: { idSolicitud: string }) {
  const t = useT();
  const navigate = useNavigate();
  const { data } = useCall(calls.productos.read, { params: { idProducto: AUTENTICA } });
  const { mutate, isPending, error } = useSend(calls.documentos.authenticate);
  if (!data) return null;
  const open = () =>
    mutate(
      { params: { idSolicitud } },
      { onSuccess: ({ idBorrador, indice }) => void navigate(`/productos/${AUTENTICA}/${idBorrador}/${indice}`) },
    );
  return (
    <>
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <p>{t('entrega.autenticaQue', { precio: dinero(data.precio) })}</p>
      <Button variant="default" loading={isPending} onClick={open}>
        {t('entrega.autentica')}
      </Button>
    </>
  );
}
