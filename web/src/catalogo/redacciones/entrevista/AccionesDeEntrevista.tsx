import type { Entrevista } from '@fedatario/document-engine';
import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconBoxMultiple, IconCopy, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { estragosDe } from '../texto/texto.ts';
import { useMesa, useTaller } from '../texto/use-taller.ts';
import { agrupar, isAgrupable } from './agrupar.ts';
import { agregarPregunta, agregarSeccion, duplicar, hermanosDe, type Lugar, mover, quitar } from './cambios.ts';
import { Estragos } from './Estragos.tsx';

interface Props {
  readonly lugar: Lugar;
  readonly onLugar: (lugar: Lugar) => void;
}

interface Hecho {
  readonly entrevista: Entrevista;
  readonly lugar: Lugar;
}

interface Negado {
  readonly porque: 'noSeQuita' | 'noSeAgrupa';
  /** The places that would be left without what they read. */
  readonly estragos: readonly string[];
}

/** The buttons that add, move, gather and take away. Taking away what is used is refused, saying where. */
export function AccionesDeEntrevista({ lugar, onLugar }: Props) {
  const t = useT();
  const { negado, ...hacer } = useAcciones(lugar, onLugar);
  const { entrevista } = useMesa().texto;
  const isElemento = lugar.at(-1) === 'e';
  const isLast = hermanosDe(entrevista, lugar).length < 2;
  const herramientas = [
    ['subir', IconArrowUp, () => hacer.put(mover(entrevista, lugar, -1), 'mover'), isElemento],
    ['bajar', IconArrowDown, () => hacer.put(mover(entrevista, lugar, 1), 'mover'), isElemento],
    ['duplicar', IconCopy, () => hacer.put(duplicar(entrevista, lugar), 'agregar'), isElemento || lugar.length === 1],
    ['agrupar', IconBoxMultiple, hacer.gather, !isAgrupable(entrevista, lugar)],
    ['quitar', IconTrash, hacer.remove, isElemento || isLast],
  ] as const;
  return (
    <>
      <Row gap={2} align="center" wrap>
        <Button variant="default" disabled={isElemento} onClick={hacer.addPregunta}>
          {t('taller.agregarPregunta')}
        </Button>
        <Button variant="default" onClick={hacer.addSeccion}>
          {t('taller.agregarSeccion')}
        </Button>
        {herramientas.map(([name, Icon, run, disabled]) => (
          <IconButton key={name} label={t(`taller.${name}`)} disabled={disabled} onClick={run}>
            <Icon size={18} stroke={1.75} aria-hidden="true" />
          </IconButton>
        ))}
      </Row>
      {negado && <Estragos text={t(`taller.${negado.porque}`)} estragos={negado.estragos} />}
    </>
  );
}

/** The changes that the buttons make, and why the last one was refused. */
function useAcciones(lugar: Props['lugar'], onLugar: Props['onLugar']) {
  const t = useT();
  const { escribir } = useTaller();
  const { texto } = useMesa();
  const [negado, setNegado] = useState<Negado>();
  const { entrevista } = texto;
  const put = (made: Hecho, gesto: string) => {
    setNegado(undefined);
    if (made.entrevista === entrevista) return;
    escribir({ entrevista: made.entrevista }, gesto);
    onLugar(made.lugar);
  };
  const remove = () => {
    const next = quitar(entrevista, lugar);
    const found = estragosDe(texto, { ...texto, entrevista: next });
    if (found.length > 0) return setNegado({ porque: 'noSeQuita', estragos: found });
    put({ entrevista: next, lugar: lugar.length === 1 ? [0] : lugar.slice(0, -1) }, 'quitar');
  };
  const gather = () => {
    const next = agrupar(texto, lugar, t('taller.grupoNuevo'));
    const found = estragosDe(texto, next);
    if (found.length > 0) return setNegado({ porque: 'noSeAgrupa', estragos: found });
    setNegado(undefined);
    escribir(next, 'agrupar');
  };
  const addSeccion = () => {
    const nueva = { titulo: t('taller.seccionNueva'), etiqueta: t('taller.preguntaNueva') };
    put(agregarSeccion(entrevista, Number(lugar[0]), nueva), 'agregar');
  };
  const addPregunta = () => put(agregarPregunta(entrevista, lugar, t('taller.preguntaNueva')), 'agregar');
  return { negado, put, remove, gather, addSeccion, addPregunta };
}
