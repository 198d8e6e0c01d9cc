import type { MensajeDeFeedback } from '@fedatario/contract/casa';
import { fechaHora } from '../../lib/format.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { FileView } from '../../ui/upload/FileView.tsx';
import css from './feedback.module.css';

interface Props {
  mensaje: MensajeDeFeedback;
  quien: string;
  /** The reader or their side wrote it. */
  mio: boolean;
}

/** One message of a thread: who, when, text and files. */
export function Mensaje({ mensaje: { texto, archivos, enviadoEn, clase }, quien, mio }: Props) {
  return (
    <Stack as="li" gap={1} className={css.message} data-mio={mio} data-clase={clase}>
      <p className={css.who}>
        <strong>{quien}</strong> <time dateTime={enviadoEn}>{fechaHora(enviadoEn)}</time>
      </p>
      <p className={css.text} dir="auto">
        {texto}
      </p>
      {archivos.length > 0 && (
        <Row as="ul" gap={3} wrap top={2} className={css.files}>
          {archivos.map((archivo) => (
            <li key={archivo.idArchivo}>
              <FileView small archivo={archivo} alt={archivo.nombre} />
              <span>{archivo.nombre}</span>
            </li>
          ))}
        </Row>
      )}
    </Stack>
  );
}
