import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import css from '../citas.module.css';
import { ventanaDesde } from '../horas.ts';
import { renews } from '../renews.ts';
import { type DeQue, diasPropuestos, entre } from './espera.ts';

interface Props {
  de: DeQue;
  /** The hour of the appointment that there is: an earlier one is waited for. */
  antesDe: string | undefined;
  onDone: () => void;
}

/** Leaves a wish: between which days, at which office, and of advice with which notary. */
export function Dejar({ de, antesDe, onDone }: Props) {
  const t = useT();
  const [dias, setDias] = useState(() => diasPropuestos(new Date(), antesDe));
  const [donde, setDonde] = useState<Donde>({ idSede: null, idNotario: null });
  const { send, isPending, error } = useDejar(de, onDone);
  const ventana = entre(dias.desde, dias.hasta);
  return (
    <div className={css.card}>
      <p>{t(antesDe === undefined ? 'esperaDeCita.detalle' : 'esperaDeCita.detalleAntes')}</p>
      <Row gap={3} wrap>
        {(['desde', 'hasta'] as const).map((cual) => (
          <TextInput
            key={cual}
            type="date"
            label={t(`esperaDeCita.${cual}`)}
            value={dias[cual]}
            onChange={({ currentTarget }) => setDias({ ...dias, [cual]: currentTarget.value })}
          />
        ))}
        <Lugar de={de} donde={donde} onChange={setDonde} />
      </Row>
      {error && <Notice tone="error">{error.errores[0]?.mensaje ?? t(`error.${error.codigo}`, error.params)}</Notice>}
      <Row gap={3} wrap>
        <Button loading={isPending} disabled={!ventana} onClick={() => ventana && send({ ...ventana, ...donde })}>
          {t(antesDe === undefined ? 'esperaDeCita.avisarme' : 'esperaDeCita.avisarmeAntes')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('esperaDeCita.ahoraNo')}
        </Button>
      </Row>
    </div>
  );
}

interface Donde {
  /** Null: the first office. */
  readonly idSede: string | null;
  /** Null: any notary. */
  readonly idNotario: string | null;
}

function useDejar(de: DeQue, onDone: () => void) {
  const firma = useSend(calls.esperasDeCita.create, { renews });
  const asesoria = useSend(calls.asesorias.wait, { renews });
  const onSuccess = () => {
    show('success', tell('esperaDeCita.dejada'));
    onDone();
  };
  const send = ({ idNotario, ...cuando }: Donde & { desde: string; hasta: string }) => {
    if ('idSolicitud' in de) firma.mutate({ body: { ...cuando, ...de } }, { onSuccess });
    else asesoria.mutate({ body: { ...cuando, ...de, idNotario } }, { onSuccess });
  };
  return { send, isPending: firma.isPending || asesoria.isPending, error: firma.error ?? asesoria.error };
}

/** The office, where there are several, and of advice the notary, when several attend in that way. */
function Lugar({ de, donde, onChange }: { de: DeQue; donde: Donde; onChange: (donde: Donde) => void }) {
  const t = useT();
  const [ventana] = useState(() => ventanaDesde(new Date(), 0));
  const { data: horas } = useCall(calls.citas.horas, { query: { ...de, ...ventana } });
  const sedes = horas?.sedes ?? [];
  return (
    <>
      {sedes.length > 1 && (
        <NativeSelect
          label={t('esperaDeCita.oficina')}
          value={donde.idSede ?? sedes[0]?.idSede ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ ...donde, idSede: value })}
          data={sedes.map(({ idSede: value, nombre: label }) => ({ value, label }))}
        />
      )}
      {'modalidad' in de && (
        <Notario de={de} value={donde.idNotario} onChange={(idNotario) => onChange({ ...donde, idNotario })} />
      )}
    </>
  );
}

interface NotarioProps {
  de: Extract<DeQue, { modalidad: string }>;
  value: string | null;
  onChange: (idNotario: string | null) => void;
}

function Notario({ de: { modalidad }, value, onChange }: NotarioProps) {
  const t = useT();
  const { data } = useCall(calls.asesorias.mine, {});
  const suyos = data?.notarios.filter(({ modalidades }) => modalidades.includes(modalidad)) ?? [];
  if (suyos.length < 2) return null;
  return (
    <NativeSelect
      label={t('esperaDeCita.notario')}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
      data={[
        { value: '', label: t('esperaDeCita.cualquiera') },
        ...suyos.map(({ idUsuario, nombre: label }) => ({ value: idUsuario, label })),
      ]}
    />
  );
}
