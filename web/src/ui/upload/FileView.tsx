import type { ArchivoAbierto } from '@fedatario/contract/casa';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import { Stack } from '../layout/layout.tsx';
import css from './upload.module.css';

interface Props {
  archivo: ArchivoAbierto;
  alt: string;
  small?: boolean;
}

/** Preview of a file: a picture, or an icon for a PDF; both open at full size in a new tab. */
export function FileView({ archivo: { nombre, tipo, url }, alt, small = false }: Props) {
  const t = useT();
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className={css.view}
      data-small={small}
      aria-label={t('archivos.abrir', { nombre })}
    >
      {tipo === 'application/pdf' ? (
        <Stack as="span" gap={2} align="center" pad={5} className={css.paper}>
          <IconFileTypePdf size={small ? 28 : 40} stroke={1.25} aria-hidden="true" />
          {!small && t('archivos.abrirPdf')}
        </Stack>
      ) : (
        <img src={url} alt={alt} />
      )}
    </a>
  );
}
