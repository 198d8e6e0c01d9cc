import { type Admision, dichoDeAdmision, MEGA, tiposAdmitidos, tiposDeArchivo } from '@fedatario/contract/base';
import { BYTES_POR_ARCHIVO } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { IconFileCheck, IconUpload } from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import { peso } from '../../lib/format.ts';
import type { Upload } from '../../lib/use-upload.ts';
import { Notice } from '../form/Notice.tsx';
import { Grid, Row, Stack } from '../layout/layout.tsx';
import { useMedia } from '../use-media.ts';
import { acepta } from './acepta.ts';
import { DropPlace } from './DropPlace.tsx';
import css from './upload.module.css';
import { useFileChoice } from './use-file-choice.tsx';

interface Props {
  label: string;
  state: Upload;
  /** `more` are the other files chosen together, where several are accepted. */
  onFile: (file: File, ...more: File[]) => void;
  onClear: () => void;
  several?: boolean;
  /** Progress text, when it is not the uploaded share. */
  said?: string | undefined;
  /** The accepted kinds of file, when not all are. */
  admision?: Admision | undefined;
}

/** File input: drop, file choice or, on phones, the camera; with the progress of the upload. */
export function FileDrop({ label, state, onFile, onClear, several = false, said, admision }: Props) {
  const t = useT();
  return (
    <Stack as="section" aria-label={label} gap={3} className={css.place}>
      {state.en === 'casa' ? (
        <Grid gap={4} align="center" className={css.kept}>
          <IconFileCheck size={28} stroke={1.5} aria-hidden="true" />
          <p role="status">
            <strong>{state.archivo.nombre}</strong>
            <span>{t('archivos.listo', { peso: peso(state.archivo.peso) })}</span>
          </p>
          <Button variant="subtle" onClick={onClear}>
            {t('archivos.cambiar')}
          </Button>
        </Grid>
      ) : (
        <DropPlace onFile={onFile}>
          {state.en === 'camino' ? (
            <Going nombre={state.nombre} parte={state.parte} said={said} onCancel={onClear} />
          ) : (
            <Choosing onFile={onFile} several={several} admision={admision} />
          )}
        </DropPlace>
      )}
      {state.en === 'error' && (
        <Notice tone="error">
          <p>
            <strong>{state.nombre}</strong>
          </p>
          <p>{t(`error.${state.error.codigo}`, state.error.params)}</p>
        </Notice>
      )}
    </Stack>
  );
}

function Choosing({ onFile, several = false, admision }: Pick<Props, 'onFile' | 'several' | 'admision'>) {
  const t = useT();
  const byHand = useMedia('(pointer: coarse)');
  const tipos = (admision && tiposAdmitidos(admision)) ?? tiposDeArchivo;
  const dicho = admision && dichoDeAdmision(admision);
  // A camera produces a JPEG.
  const camara = byHand && tipos.includes('image/jpeg');
  const label = t(several ? 'archivos.elegirVarios' : 'archivos.elegir');
  const file = useFileChoice({ label, accept: acepta(tipos, navigator), onFile, several });
  const camera = useFileChoice({ label: t('archivos.tomarFoto'), accept: 'image/*', onFile, camera: true });
  return (
    <>
      <IconUpload size={28} stroke={1.5} aria-hidden="true" />
      <p>{t(camara ? 'archivos.elija' : several ? 'archivos.arrastreVarios' : 'archivos.arrastre')}</p>
      <Row gap={3} justify="center" wrap>
        {camara && <Button onClick={camera.choose}>{t('archivos.tomarFoto')}</Button>}
        <Button variant="default" onClick={file.choose}>
          {label}
        </Button>
      </Row>
      <small>
        {dicho ? t('archivos.admiteSolo', dicho) : t('archivos.admite', { maximo: BYTES_POR_ARCHIVO / MEGA })}
      </small>
      {file.input}
      {camera.input}
    </>
  );
}

interface Underway extends Pick<Props, 'said'> {
  nombre: string;
  parte: number;
  onCancel: () => void;
}

function Going({ nombre, parte, said = '', onCancel }: Underway) {
  const t = useT();
  const value = Math.round(parte * 100);
  // After 100 % the server checks the file.
  const usual = value === 100 ? t('archivos.revisando') : t('archivos.subiendo', { parte: value });
  return (
    <Stack gap={3} className={css.going}>
      <p>
        <strong>{nombre}</strong>
        <span>{said || usual}</span>
      </p>
      <progress value={value} max={100} aria-label={t('archivos.progreso', { nombre })} />
      <Button variant="subtle" onClick={onCancel}>
        {t('archivos.cancelar')}
      </Button>
    </Stack>
  );
}
