import type { ModalidadDeCita } from '@fedatario/contract/casa';
import { lugarDeZona } from '@fedatario/contract/solicitud';
import { ZONA_HORARIA } from '@fedatario/document-engine';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { fromLocal, toLocal } from '../../../lib/instante.ts';
import css from '../citas.module.css';
import { ElegirHora } from '../ElegirHora.tsx';
import { diaYHora } from './dia-y-hora.ts';

export interface HoraElegida {
  readonly inicio: string;
  readonly idSede: string | null;
}

interface Props {
  idNotario: string;
  modalidad: ModalidadDeCita;
  /** Further members of the office who must be free too. */
  con: readonly string[];
  hora: HoraElegida | undefined;
  onHora: (hora: HoraElegida | undefined) => void;
}

/** An hour among the free ones, or any other that the office agreed where nobody has to come to an office. */
export function HoraDeOficina({ idNotario, modalidad, con, hora, onHora }: Props) {
  const t = useT();
  const [libre, setLibre] = useState(false);
  if (libre) return <CualquierHora onHora={onHora} onListado={() => setLibre(false)} />;
  return (
    <>
      <ElegirHora
        de={{ idNotario, modalidad, ...(con.length > 0 && { con: con.join(',') }) }}
        enviando={null}
        onElegir={({ inicio }, idSede) => onHora({ inicio, idSede })}
      />
      {hora && (
        <p className={css.chosen} role="status">
          {t('citas.horas.elegida', { cuando: diaYHora(hora.inicio) })}
        </p>
      )}
      {modalidad !== 'presencial' && (
        <div>
          <Button
            variant="default"
            onClick={() => {
              onHora(undefined);
              setLibre(true);
            }}
          >
            {t('citasOficina.otraHora')}
          </Button>
        </div>
      )}
    </>
  );
}

interface CualquierProps {
  onHora: Props['onHora'];
  onListado: () => void;
}

function CualquierHora({ onHora, onListado }: CualquierProps) {
  const t = useT();
  const [escrita, setEscrita] = useState('');
  return (
    <>
      <TextInput
        type="datetime-local"
        label={t('citasOficina.hora')}
        description={`${t('citas.horas.enHora', { lugar: lugarDeZona(ZONA_HORARIA) })} ${t('citasOficina.horaAyuda')}`}
        min={toLocal(new Date().toISOString(), ZONA_HORARIA)}
        value={escrita}
        onChange={({ currentTarget: { value } }) => {
          setEscrita(value);
          const inicio = fromLocal(value, ZONA_HORARIA);
          onHora(inicio === null ? undefined : { inicio, idSede: null });
        }}
      />
      <div>
        <Button
          variant="default"
          onClick={() => {
            onHora(undefined);
            onListado();
          }}
        >
          {t('citasOficina.horasLibres')}
        </Button>
      </div>
    </>
  );
}
