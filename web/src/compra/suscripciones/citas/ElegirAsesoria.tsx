import type { AsesoriasMias } from '@fedatario/contract/compra';
import type { HoraLibre } from '@fedatario/contract/solicitud';
import { useId, useState } from 'react';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import css from '../../../solicitud/citas/citas.module.css';
import { ElegirHora } from '../../../solicitud/citas/ElegirHora.tsx';
import { EsperarHora } from '../../../solicitud/citas/espera/EsperarHora.tsx';
import { renews } from '../../../solicitud/citas/renews.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Row } from '../../../ui/layout/layout.tsx';

type Modalidad = AsesoriasMias['modalidades'][number];

interface Props {
  modalidades: readonly Modalidad[];
  /** The instant before which the plan pays them. */
  antesDe: string | null;
  onHeld: () => void;
}

/** The way to meet, then an hour of any notary who attends in it; the hour is kept while the customer decides. */
export function ElegirAsesoria({ modalidades, antesDe, onHeld }: Props) {
  const t = useT();
  const [modalidad, setModalidad] = useState(modalidades[0]);
  const name = useId();
  const [enviando, setEnviando] = useState<string | null>(null);
  const { mutate, error, isPending } = useSend(calls.asesorias.hold, { renews });
  if (modalidad === undefined) return null;
  const elegir = ({ inicio }: HoraLibre, idSede: string | null) => {
    setEnviando(inicio);
    mutate({ body: { modalidad, inicio, idSede } }, { onSuccess: onHeld, onSettled: () => setEnviando(null) });
  };
  return (
    <>
      <Row as="fieldset" gap={2} wrap className={css.kinds}>
        <legend>{t('misPlanes.asesoria.como')}</legend>
        {modalidades.map((una) => (
          <label key={una} className={css.way} data-chosen={una === modalidad || undefined}>
            <input type="radio" name={name} checked={una === modalidad} onChange={() => setModalidad(una)} />
            {t(`citas.modalidad.${una}`)}
          </label>
        ))}
      </Row>
      {error && !isPending && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <ElegirHora key={modalidad} de={{ modalidad }} antesDe={antesDe} enviando={enviando} onElegir={elegir} />
      <EsperarHora de={{ modalidad }} ofrece />
    </>
  );
}
