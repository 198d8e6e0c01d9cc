import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { Descargar } from '../Descargar.tsx';
import css from './entrega.module.css';
import { PedirAutentica } from './PedirAutentica.tsx';

interface Props {
  idSolicitud: string;
  nombre: string;
  /** Whether the document was made without a notary, so that its text may be edited further. */
  automatica: boolean;
}

/** The delivered files: the sealed PDF and, without a handwritten signature, the text in Word. */
export function Entrega({ idSolicitud, nombre, automatica }: Props) {
  const t = useT();
  const input = { params: { idSolicitud } };
  return (
    <div className={css.delivered}>
      <Row gap={3} wrap>
        <Descargar
          primary
          endpoint={calls.documentos.download}
          input={input}
          label={t('entrega.pdf')}
          what={t('entrega.pdfDe', { nombre })}
        />
        {automatica && (
          <Descargar
            kind="word"
            endpoint={calls.documentos.word}
            input={input}
            label={t('entrega.word')}
            what={t('entrega.wordDe', { nombre })}
          />
        )}
      </Row>
      {automatica && <p>{t('entrega.wordQue')}</p>}
      {automatica && <PedirAutentica idSolicitud={idSolicitud} />}
    </div>
  );
}
