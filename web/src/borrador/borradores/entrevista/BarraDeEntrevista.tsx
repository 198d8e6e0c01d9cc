import { IconArrowBackUp, IconArrowForwardUp, IconChevronLeft, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../i18n/i18n.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import css from './barra.module.css';
import { EstadoGuardado } from './EstadoGuardado.tsx';
import { HistorialDeBorrador } from './historial/HistorialDeBorrador.tsx';
import { guardar, mover } from './sesion/guardado.ts';
import { useSesion, useVista } from './sesion/use-sesion.ts';

/** Bar above the interview: exit, name of the document, state of the save, undo and redo. */
export function BarraDeEntrevista({ idBorrador, nombre }: { idBorrador: string; nombre: string }) {
  const t = useT();
  return (
    <Row as="header" gap={4} align="center" className={css.bar}>
      <Link to="/borradores" className={css.exit}>
        <IconChevronLeft className="espejo" size={20} aria-hidden="true" />
        <span>{t('entrevista.salir')}</span>
      </Link>
      <p className={css.name} dir="auto">
        {nombre}
      </p>
      <EstadoGuardado />
      <Historia idBorrador={idBorrador} />
    </Row>
  );
}

function Historia({ idBorrador }: { idBorrador: string }) {
  const t = useT();
  const { cola } = useSesion();
  const [open, setOpen] = useState(false);
  const back = useVista(({ guardado: { puedeDeshacer, fase } }) => puedeDeshacer || fase === 'pendiente');
  const forward = useVista(({ guardado }) => guardado.puedeRehacer);
  return (
    <div className={css.history}>
      <IconButton
        label={t('entrevista.deshacer')}
        title={t('entrevista.deshacerTecla')}
        aria-disabled={!back}
        onClick={() => back && void mover(cola, 'deshacer')}
      >
        <IconArrowBackUp className="espejo" size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('entrevista.rehacer')}
        title={t('entrevista.rehacerTecla')}
        aria-disabled={!forward}
        onClick={() => forward && void mover(cola, 'rehacer')}
      >
        <IconArrowForwardUp className="espejo" size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('entrevista.historial.titulo')} onClick={() => void guardar(cola).then(() => setOpen(true))}>
        <IconHistory size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      {open && <HistorialDeBorrador idBorrador={idBorrador} onCerrar={() => setOpen(false)} />}
    </div>
  );
}
