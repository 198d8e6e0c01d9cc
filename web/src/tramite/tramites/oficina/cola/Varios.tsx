import { calls } from '#calls';
import { t as tell, useT } from '../../../../i18n/i18n.ts';
import { useSend } from '../../../../lib/api.ts';
import { Notice } from '../../../../ui/form/Notice.tsx';
import { PlainButton } from '../../../../ui/PlainButton.tsx';
import { show } from '../../../../ui/snackbar/store.ts';
import css from '../../../expedientes/oficina/cola/cola.module.css';
import { renews } from '../../../expedientes/oficina/renews.ts';
import { Candidatos } from '../asignar/Candidatos.tsx';

interface Props {
  idSolicitudes: readonly string[];
  onDone: () => void;
}

/** Assigns several trámites: all to one notary, or each to the most suitable one. */
export function Varios({ idSolicitudes, onDone }: Props) {
  const t = useT();
  const n = idSolicitudes.length;
  const { mutate, isPending, error } = useSend(calls.asignaciones.assignMany, { renews });
  const asigna = (idNotario: string | null) =>
    mutate(
      { body: { idSolicitudes: [...idSolicitudes], idNotario } },
      {
        onSuccess: (hechos) => {
          const dados = hechos.filter((uno) => uno.idNotario !== null).length;
          const faltan = n - dados;
          if (dados > 0) show('success', tell('expediente.candidatos.asignados', { n: dados }));
          if (faltan > 0) show('error', tell('expediente.candidatos.sinCupo', { n: faltan }));
          onDone();
        },
      },
    );
  return (
    <section className={css.chosen} aria-labelledby="varios">
      <header>
        <h2 id="varios">{t('expediente.candidatos.tituloVarios', { n })}</h2>
        <p>{t('expediente.candidatos.textoVarios')}</p>
      </header>
      <div>
        <PlainButton disabled={isPending} onClick={() => asigna(null)}>
          {t('expediente.candidatos.automaticoVarios')}
        </PlainButton>
      </div>
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <Candidatos
        idSolicitud={idSolicitudes[0] ?? ''}
        varios
        cuantos={n}
        ocupado={isPending}
        onElegir={({ idUsuario }) => asigna(idUsuario)}
      />
    </section>
  );
}
