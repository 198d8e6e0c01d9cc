import { type ClaveMensaje, MEGA, mensajesDeCampo } from '@fedatario/contract/base';
import { BYTES_POR_FOTO, type Perfil } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Notice } from '../../ui/form/Notice.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/Page.tsx';
import { acepta, IMAGENES } from '../../ui/upload/acepta.ts';
import { DropPlace } from '../../ui/upload/DropPlace.tsx';
import { useFileChoice } from '../../ui/upload/use-file-choice.tsx';
import css from './info.module.css';
import { useFoto } from './use-foto.ts';

/** Profile photo: upload, replace, or remove after confirmation. */
export function Foto({ perfil: { idUsuario, nombreCompleto, urlImagen } }: { perfil: Perfil }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { sending, error, put, renew } = useFoto(idUsuario);
  const { input, choose } = useFileChoice({
    label: t('usuarios.foto.titulo'),
    accept: acepta(IMAGENES, navigator),
    onFile: (file) => void put(file),
  });
  return (
    <Section title={t('usuarios.foto.titulo')} text={t('usuarios.foto.detalle')}>
      <DropPlace onFile={(file) => void put(file)}>
        <Row gap={6} rowGap={4} align="center" wrap>
          <Avatar nombre={nombreCompleto} url={urlImagen} size={112} onExpired={renew} />
          <Row gap={2} align="center" wrap className={css.ways}>
            <Button variant="default" loading={sending} onClick={choose}>
              {t(urlImagen ? 'usuarios.foto.cambiar' : 'usuarios.foto.subir')}
            </Button>
            {urlImagen && (
              <Button variant="subtle" disabled={sending} onClick={() => setAsking(true)}>
                {t('usuarios.foto.quitar')}
              </Button>
            )}
            <small>{t('usuarios.foto.admite', { maximo: BYTES_POR_FOTO / MEGA })}</small>
          </Row>
        </Row>
      </DropPlace>
      {input}
      {error && <Fallo error={error} />}
      {asking && <Quitar idUsuario={idUsuario} onClose={() => setAsking(false)} />}
    </Section>
  );
}

/** The error of the field if there is one, else the general one. */
function Fallo({ error: { codigo, errores, params } }: { error: ApiError }) {
  const t = useT();
  const [del] = errores;
  return (
    <Notice tone="error">
      <strong>{t('usuarios.foto.titulo')}: </strong>
      {del && del.clave in mensajesDeCampo
        ? t(`campo.${del.clave as ClaveMensaje}`, del.params)
        : t(`error.${codigo}`, params)}
    </Notice>
  );
}

function Quitar({ idUsuario, onClose }: { idUsuario: string; onClose: () => void }) {
  const t = useT();
  const { mutate, isPending, error } = useSend(calls.usuarios.removeFoto, { renews: [calls.usuarios.byEmail] });
  return (
    <ConfirmDialog
      title={t('usuarios.foto.quitarPregunta')}
      confirm={t('usuarios.foto.quitar')}
      danger
      pending={isPending}
      error={error}
      onConfirm={() => mutate({ params: { id: idUsuario } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t('usuarios.foto.quitarTexto')}</p>
    </ConfirmDialog>
  );
}
