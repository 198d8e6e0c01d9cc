import { etiquetaDe } from '@fedatario/document-engine';
import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { callFile } from '../../../lib/file.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import css from './hoja.module.css';
import { cabeEnLaPagina, leerAlDia } from './pdf.ts';
import { useSesion } from './sesion/use-sesion.ts';

/** Parameters for the browser's PDF viewer: fit to width, no side panel. */
const SIN_MINIATURAS = '#navpanes=0&view=FitH';

/** The document as a PDF, as it would be printed today, with the watermark of a draft. */
export function VistaPdf({ onIr }: { onIr: (ruta: string) => void }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('entrevista.pdf.ver')}
      </Button>
      <Vista open={open} onClose={() => setOpen(false)} onIr={onIr} />
    </>
  );
}

interface Props {
  open: boolean;
  onClose: () => void;
  onIr: (ruta: string) => void;
}

function Vista({ open, onClose, onIr }: Props) {
  const t = useT();
  const { pdf, error, reintentar } = usePdf(open);
  const inside = cabeEnLaPagina(navigator, window.innerWidth);
  const go = (ruta: string) => {
    onClose();
    onIr(ruta);
  };
  return (
    <Dialog
      open={open}
      wide={inside}
      title={t('entrevista.pdf.titulo')}
      close={t('comun.cerrar')}
      onClose={onClose}
      actions={
        <>
          {error && <Button onClick={reintentar}>{t('comun.reintentar')}</Button>}
          {pdf && (
            <>
              <Button component="a" className={css.quiet} variant="default" href={pdf.url} download={pdf.nombre}>
                {t('entrevista.pdf.descargar')}
              </Button>
              <Button component="a" className={css.main} href={pdf.url} target="_blank" rel="noopener">
                {t('entrevista.pdf.abrir')}
              </Button>
            </>
          )}
        </>
      }
    >
      {error && (
        <Notice tone="error">
          <p>{t(`error.${error.codigo}`)}</p>
          <Donde errores={error.errores} onIr={go} />
        </Notice>
      )}
      {!error && !pdf && <Skeleton pieces={inside ? [420] : [48]} label={t('entrevista.pdf.preparando')} />}
      {pdf && inside && <iframe className={css.vistaPdfSheet} src={`${pdf.url}${SIN_MINIATURAS}`} title={pdf.nombre} />}
      {pdf && !inside && <p>{t('entrevista.pdf.listo')}</p>}
    </Dialog>
  );
}

/** The answers that cannot be printed, each a link to its question. */
function Donde({ errores, onIr }: { errores: ApiError['errores']; onIr: (ruta: string) => void }) {
  const t = useT();
  const { entrevista } = useSesion();
  return errores.map(({ campo, params }) => (
    <p key={campo}>
      {campo && (
        <button type="button" className={css.question} onClick={() => onIr(campo)}>
          {etiquetaDe(entrevista, campo) ?? campo}
        </button>
      )}{' '}
      {t('entrevista.pdf.caracter', params)}
    </p>
  ));
}

interface Listo {
  readonly url: string;
  readonly nombre: string;
}

/** Fetches the PDF each time it is opened and frees it when it is closed. */
function usePdf(open: boolean) {
  const { cola, idBorrador } = useSesion();
  const [intento, setIntento] = useState(0);
  const [estado, setEstado] = useState<{ pdf?: Listo; error?: ApiError }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads again.
  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    let url: string | undefined;
    setEstado({});
    leerAlDia(cola, () => callFile(calls.borradores.preview, { params: { idBorrador } }, stop.signal))
      .then(({ nombre, blob }) => {
        if (stop.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setEstado({ pdf: { url, nombre } });
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        setEstado({ error: error instanceof ApiError ? error : new ApiError('error-interno') });
      });
    return () => {
      stop.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [open, cola, idBorrador, intento]);
  return { ...estado, reintentar: () => setIntento(intento + 1) };
}
