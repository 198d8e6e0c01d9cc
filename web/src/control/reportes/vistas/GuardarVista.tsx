import { Button, Checkbox, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { calls } from '#calls';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useAdministra } from '../../../lib/administra.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { hoy } from '../../../lib/escribir.ts';
import { dia } from '../../../lib/format.ts';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import type { DeReporte } from './de-reporte.ts';
import { filtrosDe } from './filtros.ts';
import css from './vistas.module.css';

/** Keeps what is looked at under a name, or in the view that it was opened from. */
export function GuardarVista({ reporte, periodo, mirada: { orden, ocultas } }: DeReporte) {
  const t = useT();
  const filtros = filtrosDe(periodo, hoy());
  const contenido = { filtros, orden, ocultas };
  return (
    <section aria-labelledby="guardar-vista">
      <h3 id="guardar-vista">{t('vistas.guardar.titulo')}</h3>
      <Text size={3} tone="tinta-2">
        {'atajo' in filtros
          ? t('vistas.guardar.seMueve', { periodo: t(`reportes.atajo.${filtros.atajo}`) })
          : t('vistas.guardar.queda', { desde: escrito(periodo.desde), hasta: escrito(periodo.hasta) })}
      </Text>
      <EnLaAbierta reporte={reporte} contenido={contenido} />
      <Nueva reporte={reporte} contenido={contenido} />
    </section>
  );
}

const escrito = (fecha: string) => (fecha === '' ? '…' : dia(fecha));

interface Props extends Pick<DeReporte, 'reporte'> {
  contenido: { filtros: ReturnType<typeof filtrosDe>; orden: string; ocultas: string[] };
}

/** Says that a view was kept and has the address name it. */
function useGuardada() {
  const [address, setAddress] = useSearchParams();
  const guardada = (idVista: string) => {
    show('success', tell('vistas.guardada'));
    const next = new URLSearchParams(address);
    next.set('vista', idVista);
    setAddress(next, { replace: true });
  };
  return { abierta: address.get('vista'), guardada };
}

function EnLaAbierta({ reporte, contenido }: Props) {
  const t = useT();
  const { abierta, guardada } = useGuardada();
  const { data = [] } = useCall(calls.vistas.list, { query: { lugar: reporte } });
  const { mutate, isPending, error } = useSend(calls.vistas.update, { renews: [calls.vistas.list] });
  const vista = data.find(({ idVista, propia }) => propia && idVista === abierta);
  if (!vista) return null;
  const { idVista, nombre, compartida, revision } = vista;
  const save = () =>
    mutate(
      { params: { idVista }, body: { nombre, compartida, revision, ...contenido } },
      { onSuccess: () => guardada(idVista) },
    );
  return (
    <>
      <Button variant="default" loading={isPending} onClick={save}>
        {t('vistas.guardar.en', { nombre })}
      </Button>
      {error && <Text tone="problema">{t(`error.${error.codigo}`, error.params)}</Text>}
    </>
  );
}

function Nueva({ reporte, contenido }: Props) {
  const t = useT();
  const administra = useAdministra();
  const { guardada } = useGuardada();
  const [nombre, setNombre] = useState('');
  const [compartida, setCompartida] = useState(false);
  const { mutate, isPending, error } = useSend(calls.vistas.create, { renews: [calls.vistas.list] });
  const repetido = error?.errores.some(({ campo }) => campo === 'nombre');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const done = ({ idVista }: { idVista: string }) => {
      setNombre('');
      setCompartida(false);
      guardada(idVista);
    };
    mutate({ body: { lugar: reporte, nombre: nombre.trim(), compartida, ...contenido } }, { onSuccess: done });
  };
  return (
    <Stack as="form" gap={4} align="start" className={css.forma} onSubmit={save}>
      <TextInput
        label={t('vistas.guardar.nombre')}
        maxLength={60}
        value={nombre}
        error={error && (repetido ? t('campo.valorRepetido') : t(`error.${error.codigo}`, error.params))}
        onChange={({ currentTarget }) => setNombre(currentTarget.value)}
      />
      {administra && (
        <Checkbox
          label={t('vistas.guardar.compartir')}
          description={t('vistas.guardar.compartirAyuda')}
          checked={compartida}
          onChange={({ currentTarget }) => setCompartida(currentTarget.checked)}
        />
      )}
      <Button type="submit" loading={isPending} disabled={nombre.trim() === ''}>
        {t('vistas.guardar.boton')}
      </Button>
    </Stack>
  );
}
