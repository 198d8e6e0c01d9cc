import { type HiloDeFeedback, pasoDeFeedback } from '@fedatario/contract/casa';
import { IconArchive, IconArchiveOff, IconMail, IconStar, IconStarFilled } from '@tabler/icons-react';
import { calls } from '#calls';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import css from './bandeja.module.css';
import { useAtajos } from './use-atajos.ts';

interface Props {
  hilo: HiloDeFeedback;
  onMoved: () => void;
  onUnread: () => void;
  onResponder: () => void;
}

const renews = [calls.feedback.read, calls.feedback.list, calls.feedback.folders];

/** Actions on the open message; each also by its key. */
export function Acciones({ hilo, onMoved, onUnread, onResponder }: Props) {
  const t = useT();
  const { idFeedback, estado, destacado, respondida } = hilo;
  const moving = useSend(calls.feedback.move, { renews });
  const starring = useSend(calls.feedback.star, { renews });
  const params = { idFeedback };
  const archivado = estado === 'archivado';
  const puede = (accion: 'noLeer') => pasoDeFeedback(estado, accion, respondida) !== undefined;
  const archiva = () => {
    if (moving.isPending) return;
    const accion = archivado ? 'recuperar' : 'archivar';
    moving.mutate(
      { params, body: { accion } },
      {
        onSuccess: () => {
          show('success', tell(archivado ? 'bandeja.hilo.recuperado' : 'bandeja.hilo.archivado'));
          onMoved();
        },
      },
    );
  };
  const destaca = () => starring.isPending || starring.mutate({ params, body: { destacado: !destacado } });
  const noLee = () => moving.mutate({ params, body: { accion: 'noLeer' } }, { onSuccess: onUnread });
  useAtajos({ e: archiva, s: destaca, r: onResponder });
  const Star = destacado ? IconStarFilled : IconStar;
  const Archive = archivado ? IconArchiveOff : IconArchive;
  return (
    <p className={css.actions}>
      <IconButton
        label={t(destacado ? 'bandeja.hilo.quitarDestacado' : 'bandeja.hilo.destacar')}
        aria-pressed={destacado}
        onClick={destaca}
      >
        <Star size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton label={t(archivado ? 'bandeja.hilo.recuperar' : 'bandeja.hilo.archivar')} onClick={archiva}>
        <Archive size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      {puede('noLeer') && (
        <IconButton label={t('bandeja.hilo.noLeer')} onClick={noLee}>
          <IconMail size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </p>
  );
}
