import type { TramiteDetalle } from '@fedatario/contract/tramite';
import { useNavigate } from 'react-router';
import { calls } from '#calls';
import { t as tell, useT } from '../../../../i18n/i18n.ts';
import { useSend } from '../../../../lib/api.ts';
import { Notice } from '../../../../ui/form/Notice.tsx';
import { PlainButton } from '../../../../ui/PlainButton.tsx';
import { show } from '../../../../ui/snackbar/store.ts';
import css from '../../../expedientes/oficina/asignar.module.css';
import { renews } from '../../../expedientes/oficina/renews.ts';
import { Candidatos } from './Candidatos.tsx';

interface Props {
  tramite: TramiteDetalle;
  /** Path to go to afterwards. */
  onDone: string;
}

/** Assigns a waiting trámite to the most suitable notary, or to a chosen one. */
export function Asignar({ tramite: { idSolicitud, numero, revision }, onDone }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useSend(calls.asignaciones.assign, { renews });
  const asigna = (idNotario: string | null) =>
    mutate(
      { params: { idSolicitud }, body: { revision, idNotario, motivo: null } },
      {
        onSuccess: ({ notario }) => {
          const nombre = notario?.nombre;
          show(
            'success',
            nombre
              ? tell('expediente.candidatos.asignado', { numero, nombre })
              : tell('expediente.candidatos.asignadoSolo', { numero }),
          );
          void navigate(onDone);
        },
      },
    );
  return (
    <section className={css.part} aria-labelledby="candidatos">
      <div className={css.head}>
        <h3 id="candidatos">{t('expediente.candidatos.titulo')}</h3>
        <PlainButton disabled={isPending} onClick={() => asigna(null)}>
          {t('expediente.candidatos.automatico')}
        </PlainButton>
      </div>
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <Candidatos idSolicitud={idSolicitud} ocupado={isPending} onElegir={({ idUsuario }) => asigna(idUsuario)} />
    </section>
  );
}
