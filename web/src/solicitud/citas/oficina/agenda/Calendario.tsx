import type { Agenda } from '@fedatario/contract/solicitud';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../../i18n/i18n.ts';
import { type Columna, columnasDe } from './columnas.ts';
import { diasDe, ventanaDe } from './dias.ts';
import type { Fantasma } from './fantasma.ts';
import { Mes } from './Mes.tsx';
import { MoverEnAgenda, type Mudanza } from './MoverEnAgenda.tsx';
import { piezasDe } from './piezas.ts';
import { Rejilla } from './Rejilla.tsx';
import { instanteDe } from './reloj.ts';
import { escribirDia, tituloDe } from './titulo.ts';
import { type Ahora, useAhora } from './use-ahora.ts';
import type { Navegacion } from './use-estado.ts';

/** The hour and the people with which a form opens. */
export interface Inicial {
  readonly idNotario: string | undefined;
  readonly inicio: string;
  readonly fin?: string;
  /** The office of the column, of one in a room. */
  readonly idSede?: string | undefined;
}

interface Props {
  agenda: Agenda;
  navegacion: Navegacion;
  onAbrir: (panel: string, inicial?: Inicial) => void;
}

/** The calendar by hours or by month, as the address says. */
export function Calendario({ agenda, navegacion, onAbrir }: Props) {
  const ahora = useAhora(agenda.zona);
  const piezas = useMemo(() => piezasDe(agenda), [agenda]);
  const [fantasma, setFantasma] = useState<Fantasma | null>(null);
  const [mudanza, setMudanza] = useState<Mudanza>();
  const abrirCita = ({ idCita }: { idCita: string }) => onAbrir(`cita-${idCita}`);
  const soltar = () => {
    setFantasma(null);
    setMudanza(undefined);
  };
  if (navegacion.estado.vista === 'mes')
    return <Mes agenda={agenda} piezas={piezas} ahora={ahora} navegacion={navegacion} onCita={abrirCita} />;
  const acciones = {
    onCita: abrirCita,
    onBloqueo: ({ idBloqueo }: { idBloqueo: string }) => onAbrir(`bloqueo-${idBloqueo}`),
    onHora: (columna: Columna, minuto: number) => onAbrir('nueva', inicialDe(agenda, columna, minuto)),
    onTramo: (columna: Columna, { desde, hasta }: Fantasma) => {
      setFantasma(null);
      onAbrir('apartar', inicialDe(agenda, columna, desde, hasta));
    },
    onMover: (columna: Columna, final: Fantasma) => setMudanza(mudanzaDe(agenda, columna, final)),
  };
  return (
    <>
      <Horas
        agenda={agenda}
        navegacion={navegacion}
        piezas={piezas}
        ahora={ahora}
        fantasma={fantasma}
        onFantasma={setFantasma}
        acciones={acciones}
      />
      {mudanza && (
        <MoverEnAgenda agenda={agenda} mudanza={mudanza} onClose={soltar} onChoque={() => setFantasma(null)} />
      )}
    </>
  );
}

type RejillaProps = Parameters<typeof Rejilla>[0];
interface HorasProps extends Pick<RejillaProps, 'fantasma' | 'acciones' | 'onFantasma'> {
  agenda: Agenda;
  navegacion: Navegacion;
  piezas: ReturnType<typeof piezasDe>;
  ahora: Ahora;
}

function Horas({ agenda, navegacion, piezas, ahora, ...rejilla }: HorasProps) {
  const t = useT();
  const { estado, administra, direccion } = navegacion;
  const { vista, fecha, por, idNotario, idSede } = estado;
  const sinSala = t('agendaDeCitas.sinSala');
  const ventana = ventanaDe(vista, fecha);
  const columnas = useMemo(
    () => columnasDe(agenda, piezas, { dias: diasDe(ventanaDe(vista, fecha)), por, idNotario, idSede }, sinSala),
    [agenda, piezas, vista, fecha, por, idNotario, idSede, sinSala],
  );
  return (
    <Rejilla
      {...rejilla}
      label={tituloDe(vista, fecha, ventana)}
      columnas={columnas}
      ahora={ahora}
      administra={administra}
      cabeza={({ dia, nombre }) =>
        nombre === undefined ? (
          <CabezaDeDia dia={dia} agenda={agenda} hoy={ahora.dia} to={direccion({ vista: 'dia', fecha: dia })} />
        ) : (
          <CabezaDeColumna nombre={nombre} dia={dia} agenda={agenda} />
        )
      }
    />
  );
}

function CabezaDeColumna({ nombre, dia, agenda }: { nombre: string; dia: string; agenda: Agenda }) {
  const especial = agenda.dias.find((uno) => uno.dia === dia);
  return (
    <>
      <strong title={nombre} dir="auto">
        {nombre}
      </strong>
      {especial && (
        <small title={especial.nombre} dir="auto">
          {especial.nombre}
        </small>
      )}
    </>
  );
}

function CabezaDeDia({ dia, agenda, hoy, to }: { dia: string; agenda: Agenda; hoy: string; to: { search: string } }) {
  const especial = agenda.dias.find((uno) => uno.dia === dia);
  return (
    <>
      <Link to={to} data-hoy={dia === hoy || undefined} aria-current={dia === hoy ? 'date' : undefined}>
        {escribirDia(dia, { weekday: 'short', day: 'numeric' })}
      </Link>
      {especial && (
        <small title={especial.nombre} dir="auto">
          {especial.nombre}
        </small>
      )}
    </>
  );
}

function inicialDe({ zona }: Agenda, columna: Columna, desde: number, hasta?: number): Inicial {
  const { dia, idNotario, idSede, sala } = columna;
  return {
    idNotario,
    inicio: instanteDe(dia, desde, zona),
    ...(hasta !== undefined && { fin: instanteDe(dia, hasta, zona) }),
    ...(typeof sala === 'number' && { idSede }),
  };
}

/** The place at which a cita was left: its hour, the notary of the column, or its room. */
function mudanzaDe(agenda: Agenda, { dia, idNotario, idSede, sala }: Columna, { cita, desde }: Fantasma) {
  if (!cita) return undefined;
  return {
    cita,
    inicio: instanteDe(dia, desde, agenda.zona),
    idNotario: idNotario ?? cita.notario.idUsuario,
    idSede: idSede ?? cita.lugar?.idSede ?? null,
    sala: typeof sala === 'number' ? sala : undefined,
  };
}
