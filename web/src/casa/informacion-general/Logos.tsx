import { MEGA } from '@fedatario/contract/base';
import { BYTES_POR_LOGO, type ClaseDeLogo, clasesDeLogo, type InformacionGeneral } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useAdministra } from '../../lib/administra.ts';
import { useSend } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { upload } from '../../lib/upload.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/Page.tsx';
import { show } from '../../ui/snackbar/store.ts';
import { acepta, IMAGENES } from '../../ui/upload/acepta.ts';
import { useFileChoice } from '../../ui/upload/use-file-choice.tsx';
import type { Area } from './area.ts';
import css from './informacion.module.css';

const GROUNDS = { claro: 'default', oscuro: 'defaultDark', icono: 'default' } as const;

/** The three logos, each on its own background. */
export function Logos({ informacion: { logos }, area }: { informacion: InformacionGeneral; area: Area }) {
  const t = useT();
  return (
    <Section
      title={t('informacionGeneral.logos.titulo')}
      text={t('informacionGeneral.logos.detalle', { maximo: BYTES_POR_LOGO / MEGA })}
    >
      <Stack as="ul" gap={8} className={css.logos}>
        {clasesDeLogo.map((clase) => (
          <Logo key={clase} clase={clase} url={logos[clase]} area={area} />
        ))}
      </Stack>
    </Section>
  );
}

function Logo({ clase, url, area }: { clase: ClaseDeLogo; url: string | null; area: Area }) {
  const t = useT();
  const administra = useAdministra();
  const [asking, setAsking] = useState(false);
  const { busy, put, remove } = useLogo(clase);
  const nombre = t(`informacionGeneral.logos.${clase}`);
  const { input, choose } = useFileChoice({
    label: nombre,
    accept: acepta(IMAGENES, navigator),
    onFile: (file) => void put(file),
  });
  return (
    <li>
      <h3>{nombre}</h3>
      <p>{t(`informacionGeneral.logos.${clase}Detalle`)}</p>
      <Row align="center" justify="center" pad={4} className={css.ground} data-clase={clase} {...area(GROUNDS[clase])}>
        {url ? <img src={url} alt={nombre} /> : <span>{t('informacionGeneral.logos.ninguno')}</span>}
      </Row>
      {administra && (
        <Row gap={2} wrap>
          <Button
            variant="default"
            loading={busy}
            aria-label={t(url ? 'informacionGeneral.logos.cambiarCual' : 'informacionGeneral.logos.subirCual', {
              nombre,
            })}
            onClick={choose}
          >
            {t(url ? 'informacionGeneral.logos.cambiar' : 'informacionGeneral.logos.subir')}
          </Button>
          {url && (
            <Button
              variant="subtle"
              disabled={busy}
              aria-label={t('informacionGeneral.logos.quitarCual', { nombre })}
              onClick={() => setAsking(true)}
            >
              {t('informacionGeneral.logos.quitar')}
            </Button>
          )}
        </Row>
      )}
      {input}
      {asking && <Quitar nombre={nombre} onConfirm={remove} onClose={() => setAsking(false)} />}
    </li>
  );
}

interface QuitarProps {
  nombre: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms the removal, because it affects everybody at once. */
function Quitar({ nombre, onConfirm, onClose }: QuitarProps) {
  const t = useT();
  const remove = () => {
    onConfirm();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('informacionGeneral.logos.quitarPregunta', { nombre })}
      confirm={t('informacionGeneral.logos.quitar')}
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('informacionGeneral.logos.quitarTexto')}</p>
    </ConfirmDialog>
  );
}

function useLogo(clase: ClaseDeLogo) {
  const t = useT();
  const client = useQueryClient();
  const [sending, setSending] = useState(false);
  const removing = useSend(calls.informacionGeneral.removeLogo, { renews: [calls.informacionGeneral.read] });
  const fail = ({ codigo, params }: ApiError) => show('error', t(`error.${codigo}`, params));
  const put = async (file: File) => {
    setSending(true);
    try {
      const options = { signal: new AbortController().signal, onProgress: () => undefined };
      await upload(calls.informacionGeneral.putLogo, { params: { clase } }, file, options);
      await client.invalidateQueries({ queryKey: [calls.informacionGeneral.read.path] });
      show('success', t('informacionGeneral.logos.listo'));
    } catch (error) {
      fail(error instanceof ApiError ? error : new ApiError('error-interno'));
    } finally {
      setSending(false);
    }
  };
  const remove = () => removing.mutate({ params: { clase } }, { onError: fail });
  return { busy: sending || removing.isPending, put, remove };
}
