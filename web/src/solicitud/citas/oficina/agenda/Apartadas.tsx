import { type Bloqueo, cuandoDeCita } from '@fedatario/contract/solicitud';
import { Button } from '@mantine/core';
import { calls } from '#calls';
import { currentIdioma, t as tell, useT } from '../../../../i18n/i18n.ts';
import { useSend } from '../../../../lib/api.ts';
import { show } from '../../../../ui/snackbar/store.ts';
import css from '../../citas.module.css';
import { renews } from '../../renews.ts';

interface ApartadasProps {
  bloqueo: Bloqueo;
  zona: string;
  onDevueltas?: () => void;
}

/** Blocked hours: whose, when and why. */
export function Apartadas({ bloqueo, zona, onDevueltas }: ApartadasProps) {
  const t = useT();
  const { mutate, isPending } = useSend(calls.bloqueos.remove, { renews });
  const { idBloqueo, notario, inicio, fin, motivo } = bloqueo;
  const devueltas = () => {
    show('success', tell('citas.hecho.desbloquear'));
    onDevueltas?.();
  };
  return (
    <div className={css.card}>
      <p className={css.when}>{cuandoDeCita({ inicio, fin, zona }, currentIdioma())}</p>
      <p>
        {t('citas.lista.bloqueo')} · {notario.nombre}
      </p>
      <p>{motivo}</p>
      <div>
        <Button
          variant="default"
          loading={isPending}
          onClick={() => mutate({ params: { idBloqueo } }, { onSuccess: devueltas })}
        >
          {t('citas.lista.desbloquear')}
        </Button>
      </div>
    </div>
  );
}
