import { type ModalidadDeCita, modalidadesDeCita } from '@fedatario/contract/casa';
import type { ClienteDeCita } from '@fedatario/contract/compra';
import type { Agenda } from '@fedatario/contract/solicitud';
import { Button, Checkbox, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import parts from '../../../ui/parts.module.css';
import { show } from '../../../ui/snackbar/store.ts';
import css from '../citas.module.css';
import { renews } from '../renews.ts';
import type { Inicial } from './agenda/Calendario.tsx';
import { diaYHora } from './dia-y-hora.ts';
import { ElegirCliente } from './ElegirCliente.tsx';
import { ElegirEquipo } from './ficha/ElegirEquipo.tsx';
import { HoraDeOficina, type HoraElegida } from './HoraDeOficina.tsx';

const NOTAS_MAXIMAS = 1000;

interface Props {
  agenda: Agenda;
  /** The hour that was chosen in the calendar. */
  inicial: Inicial | undefined;
  onClose: () => void;
}

/** An appointment that the office gives a customer, as on the telephone: confirmed at once. */
export function NuevaCita({ agenda, inicial, onClose }: Props) {
  const t = useT();
  const [cliente, setCliente] = useState<ClienteDeCita>();
  return (
    <Drawer title={t('citasOficina.nueva')} close={t('comun.cerrar')} onClose={onClose}>
      <Stack gap={5}>
        <p className={parts.note}>{t('citasOficina.nuevaDetalle')}</p>
        {cliente ? (
          <>
            <Row gap={3} wrap>
              <p className={css.when}>{cliente.nombre}</p>
              <Button variant="default" onClick={() => setCliente(undefined)}>
                {t('citasOficina.otroCliente')}
              </Button>
            </Row>
            <DatosDeCita
              key={cliente.idUsuario}
              cliente={cliente}
              agenda={agenda}
              inicial={inicial}
              onClose={onClose}
            />
          </>
        ) : (
          <ElegirCliente onElegir={setCliente} />
        )}
      </Stack>
    </Drawer>
  );
}

function DatosDeCita({ cliente, agenda, inicial, onClose }: Props & { cliente: ClienteDeCita }) {
  const t = useT();
  const { notarios, miembros } = agenda;
  const [quien, setQuien] = useState(() => primerQuien(notarios, inicial));
  const [dada, setDada] = useState(inicial);
  const [elegida, setHora] = useState<HoraElegida>();
  const hora = dada ? horaDada(dada, quien, agenda) : elegida;
  const [notas, setNotas] = useState('');
  const [otros, setOtros] = useState<readonly string[]>([]);
  // Somebody who was to come along and attends it as the notary now comes once.
  const equipo = otros.filter((uno) => uno !== quien.idNotario);
  const [conPlan, setConPlan] = useState(cliente.citas !== 0);
  const { dar, isPending, error } = useDar(cliente, onClose);
  /** The hours of others are other hours. */
  const conOtraHora =
    <X,>(set: (valor: X) => void) =>
    (valor: X) => {
      set(valor);
      setHora(undefined);
    };
  const datos = { idUsuario: cliente.idUsuario, ...quien, equipo, notas: notas.trim() === '' ? null : notas, conPlan };
  return (
    <>
      <ConQuien notarios={notarios} quien={quien} onChange={conOtraHora(setQuien)} />
      <ElegirEquipo miembros={miembros} equipo={equipo} idNotario={quien.idNotario} onChange={conOtraHora(setOtros)} />
      {dada ? (
        <DelCalendario dada={dada} onOtra={() => setDada(undefined)} />
      ) : (
        <HoraDeOficina
          key={[quien.idNotario, quien.modalidad, ...equipo].join()}
          {...quien}
          con={equipo}
          hora={hora}
          onHora={setHora}
        />
      )}
      {cliente.citas !== 0 && <ConPlan quedan={cliente.citas} value={conPlan} onChange={setConPlan} />}
      <Notas value={notas} onChange={setNotas} />
      {error && <Notice tone="error">{error.errores[0]?.mensaje ?? t(`error.${error.codigo}`, error.params)}</Notice>}
      <div>
        <Button
          size="md"
          loading={isPending}
          disabled={!hora}
          onClick={() => hora && dar({ body: { ...datos, ...hora } })}
        >
          {t('citasOficina.dar')}
        </Button>
      </div>
    </>
  );
}

/** The words for the notary. */
function Notas({ value, onChange }: { value: string; onChange: (notas: string) => void }) {
  const t = useT();
  return (
    <Textarea
      label={t('citasOficina.notas')}
      rows={2}
      maxLength={NOTAS_MAXIMAS}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Sends it, says that it was given, and closes the form. */
function useDar({ nombre: cliente }: ClienteDeCita, onClose: () => void) {
  const { mutate, isPending, error } = useSend(calls.asesorias.create, { renews });
  const onSuccess = () => {
    show('success', tell('citasOficina.dada', { cliente }));
    onClose();
  };
  return { dar: (input: Parameters<typeof mutate>[0]) => mutate(input, { onSuccess }), isPending, error };
}

interface Quien {
  readonly idNotario: string;
  readonly modalidad: ModalidadDeCita;
}

function primerQuien([primero]: Agenda['notarios'], inicial: Inicial | undefined): Quien {
  const modalidad = inicial?.idSede === undefined ? 'telefono' : 'presencial';
  return { idNotario: inicial?.idNotario ?? primero?.idUsuario ?? '', modalidad };
}

/** The hour of the calendar, at the office of its column, or the first one, when the customer comes to one. */
function horaDada({ inicio, idSede }: Inicial, { modalidad }: Quien, { sedes }: Agenda): HoraElegida {
  return { inicio, idSede: modalidad === 'presencial' ? (idSede ?? sedes[0]?.idSede ?? null) : null };
}

/** The hour with which the form was opened, and the way to another. */
function DelCalendario({ dada, onOtra }: { dada: Inicial; onOtra: () => void }) {
  const t = useT();
  return (
    <Row gap={3} wrap>
      <p className={css.chosen}>{t('citasOficina.horaDada', { cuando: diaYHora(dada.inicio) })}</p>
      <Button variant="default" onClick={onOtra}>
        {t('citasOficina.otraDelCalendario')}
      </Button>
    </Row>
  );
}

interface ConQuienProps {
  notarios: Agenda['notarios'];
  quien: Quien;
  onChange: (quien: Quien) => void;
}

/** The notary, and the way to meet. */
function ConQuien({ notarios, quien, onChange }: ConQuienProps) {
  const t = useT();
  return (
    <>
      <NativeSelect
        label={t('citas.dato.notario')}
        value={quien.idNotario}
        onChange={({ currentTarget }) => onChange({ ...quien, idNotario: currentTarget.value })}
        data={notarios.map(({ idUsuario: value, nombre: label }) => ({ value, label }))}
      />
      <NativeSelect
        label={t('citasOficina.como')}
        value={quien.modalidad}
        onChange={({ currentTarget }) => onChange({ ...quien, modalidad: currentTarget.value as ModalidadDeCita })}
        data={modalidadesDeCita.map((value) => ({ value, label: t(`citas.modalidad.${value}`) }))}
      />
    </>
  );
}

interface ConPlanProps {
  quedan: number | null;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** Whether a unit of the customer's plan pays for it. */
function ConPlan({ quedan, value, onChange }: ConPlanProps) {
  const t = useT();
  return (
    <Checkbox
      label={t('citasOficina.conPlan')}
      description={quedan === null ? t('citasOficina.planSinLimite') : t('citasOficina.planConCitas', { n: quedan })}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
