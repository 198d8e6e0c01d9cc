import type { EntradaAbierta, TipoDeEntrada } from '@fedatario/contract/borrador';
import { respuestaDelPerfil, soloDelCampo } from '@fedatario/document-engine';
import { IconAddressBook, IconBookmark, IconCheck, IconUserCheck } from '@tabler/icons-react';
import { useContext, useState } from 'react';
import { calls } from '#calls';
import { useT } from '../../../../i18n/i18n.ts';
import { useCall } from '../../../../lib/api.ts';
import { show } from '../../../../ui/snackbar/store.ts';
import { ElegirDeLibreta } from '../../libreta/Elegir.tsx';
import { entradaDe, nombreDe, tipoDeEntrada } from '../../libreta/entrada.ts';
import { GuardarEnLibreta } from '../../libreta/Guardar.tsx';
import { enfocar } from '../sesion/enfocar.ts';
import type { Campo as CampoDeEntrevista } from '../sesion/estructura.ts';
import { PerfilContext } from '../sesion/perfil.ts';
import { isIgual, valorEn } from '../sesion/respuestas.ts';
import { responder } from '../sesion/sesion.ts';
import { useSesion, useVista } from '../sesion/use-sesion.ts';
import css from './campos.module.css';

interface Props {
  campo: CampoDeEntrevista;
  ruta: string;
}
type Datos = Record<string, unknown>;

/** Above an empty person or thing, the ways to fill it; below a finished one, saving it for the next document. */
export function useAtajos({ campo, ruta }: Props) {
  const tipo = tipoDeEntrada(campo.pregunta.tipo);
  const datos = useVista(({ guardado }) => valorEn(guardado.respuestas, ruta)) as Datos | undefined;
  const [guardada, setGuardada] = useState<Datos>();
  if (!tipo) return { antes: null, despues: null };
  const isEmpty = datos === undefined || Object.keys(datos).length === 0;
  const place = { tipo, ruta, onGuardada: setGuardada };
  return {
    antes: isEmpty && <Llenar {...place} campo={campo} />,
    despues: !isEmpty && <Conservar {...place} datos={datos} isGuardada={isIgual(datos, guardada)} />,
  };
}

interface Lugar {
  tipo: TipoDeEntrada;
  ruta: string;
  onGuardada: (datos: Datos) => void;
}

function Llenar({ tipo, ruta, campo, onGuardada }: Lugar & Pick<Props, 'campo'>) {
  const t = useT();
  const sesion = useSesion();
  const { data = [] } = useCall(calls.libreta.list, {});
  const [open, setOpen] = useState(false);
  const entradas = data.filter((entrada) => entrada.tipo === tipo);
  const usar = ({ nombre, datos: todos, vigencia }: EntradaAbierta) => {
    const datos = soloDelCampo(campo, todos) as Datos;
    setOpen(false);
    onGuardada(datos);
    responder(sesion, ruta, datos);
    if (vigencia === 'vencido') show('warning', t('libreta.usadaVencida', { nombre }));
    else show('success', t('libreta.usada', { nombre }));
    enfocar(ruta);
  };
  return (
    <div className={css.shortcuts}>
      {tipo === 'persona' && <MisDatos campo={campo} ruta={ruta} />}
      {entradas.length > 0 && (
        <button type="button" className={css.mine} onClick={() => setOpen(true)}>
          <IconAddressBook size={18} stroke={1.75} aria-hidden="true" />
          {t(`libreta.usar.${tipo}`)}
        </button>
      )}
      {open && <ElegirDeLibreta entradas={entradas} onElegida={usar} onCerrar={() => setOpen(false)} />}
    </div>
  );
}

/** Fills the fields that the customer's profile has. */
function MisDatos({ campo, ruta }: Props) {
  const t = useT();
  const sesion = useSesion();
  const known = respuestaDelPerfil(sesion.entrevista, campo.ruta, useContext(PerfilContext));
  if (typeof known !== 'object' || known === null) return null;
  const fill = () => {
    responder(sesion, ruta, known);
    enfocar(ruta);
  };
  return (
    <button type="button" className={css.mine} onClick={fill}>
      <IconUserCheck size={18} stroke={1.75} aria-hidden="true" />
      {t('entrevista.misDatos')}
    </button>
  );
}

/** Offered once the group is complete; a group already saved says so. */
function Conservar({ tipo, ruta, datos, isGuardada, onGuardada }: Lugar & { datos: Datos; isGuardada: boolean }) {
  const t = useT();
  const { data } = useCall(calls.libreta.list, {});
  const [open, setOpen] = useState(false);
  const isWhole = useVista(({ estado }) => !estado.problemas.some((one) => one.ruta.startsWith(`${ruta}.`)));
  if (isGuardada) {
    return (
      <p className={css.kept}>
        <IconCheck size={18} stroke={2} aria-hidden="true" />
        {t('libreta.guardada')}
      </p>
    );
  }
  if (!isWhole || !data) return null;
  const known = entradaDe(data, tipo, datos);
  const done = () => {
    setOpen(false);
    onGuardada(datos);
  };
  return (
    <>
      <button type="button" className={css.keep} onClick={() => setOpen(true)}>
        <IconBookmark size={18} stroke={1.75} aria-hidden="true" />
        {t(known ? 'libreta.actualizar' : 'libreta.guardar')}
      </button>
      {open && (
        <GuardarEnLibreta
          tipo={tipo}
          nombre={known?.nombre ?? nombreDe(tipo, datos)}
          documentoVence={known?.documentoVence ?? null}
          respuesta={datos}
          onGuardada={done}
          onCerrar={() => setOpen(false)}
        />
      )}
    </>
  );
}
