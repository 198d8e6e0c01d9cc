import { type Canal, canales, gruposDeNotificacion, type PreferenciaDeNotificacion } from '@fedatario/contract/casa';
import { Checkbox } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { useT } from '../../i18n/i18n.ts';
import { reading, useCall, useSend } from '../../lib/api.ts';
import { Section } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { show } from '../../ui/snackbar/store.ts';
import css from './campana.module.css';

/** Channels for each kind of notification. A choice is saved at once. */
export function PreferenciasPage() {
  const t = useT();
  const { data, error, refetch } = useCall(calls.notificaciones.preferences, {});
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[180, 220, 160]} label={t('comun.cargando')} />;
  const libres = data.filter(({ fija }) => !fija);
  const fijas = data.filter(({ fija }) => fija);
  return (
    <>
      {gruposDeNotificacion.map((grupo) => {
        const suyas = libres.filter((preferencia) => preferencia.grupo === grupo);
        if (suyas.length === 0) return null;
        return (
          <Section key={grupo} title={t(`avisos.grupo.${grupo}`)}>
            <ul className={css.lista}>
              {suyas.map((preferencia) => (
                <Preferencia key={preferencia.tipo} preferencia={preferencia} />
              ))}
            </ul>
          </Section>
        );
      })}
      <Section title={t('avisos.siempre')} text={t('avisos.siempreTexto')}>
        <ul className={css.fijas}>
          {fijas.map(({ tipo, nombre }) => (
            <li key={tipo}>{nombre}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Preferencia({ preferencia }: { preferencia: PreferenciaDeNotificacion }) {
  const t = useT();
  const { tipo, nombre } = preferencia;
  const choose = useElegir();
  return (
    <li>
      <fieldset>
        <legend>{nombre}</legend>
        <div>
          {canales
            .filter((canal) => preferencia.canales.includes(canal))
            .map((canal) => (
              <Checkbox
                key={canal}
                name={`${tipo}-${canal}`}
                label={t(`avisos.canal.${canal}`)}
                checked={preferencia[canal]}
                onChange={({ currentTarget: { checked } }) => choose(preferencia, canal, checked)}
              />
            ))}
        </div>
      </fieldset>
    </li>
  );
}

/** Shows a choice at once; on failure it is reverted and reported. */
function useElegir() {
  const t = useT();
  const client = useQueryClient();
  const { queryKey } = reading(calls.notificaciones.preferences, {});
  const { mutate } = useSend(calls.notificaciones.prefer, { renews: [calls.notificaciones.preferences] });
  const put = (tipo: string, canal: Canal, value: boolean) =>
    client.setQueryData<PreferenciaDeNotificacion[]>(queryKey, (all) =>
      all?.map((one) => (one.tipo === tipo ? { ...one, [canal]: value } : one)),
    );
  return ({ tipo, correo, app }: PreferenciaDeNotificacion, canal: Canal, value: boolean) => {
    put(tipo, canal, value);
    mutate(
      { body: { tipo, correo, app, [canal]: value } },
      {
        onError: (error) => {
          put(tipo, canal, !value);
          show('error', t(`error.${error.codigo}`, error.params));
        },
      },
    );
  };
}
