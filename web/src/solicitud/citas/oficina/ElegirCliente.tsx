import type { ClienteDeCita } from '@fedatario/contract/compra';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { Stack } from '../../../ui/layout/layout.tsx';

/** Milliseconds without typing before the search runs. */
const PAUSA = 300;
const LETRAS_MINIMAS = 3;

/** Searches a customer by name, e-mail or telephone. */
export function ElegirCliente({ onElegir }: { onElegir: (cliente: ClienteDeCita) => void }) {
  const t = useT();
  const [escrito, setEscrito] = useState('');
  const texto = usePausado(escrito.trim());
  const busca = texto.length >= LETRAS_MINIMAS;
  const { data } = useCall(calls.asesorias.clientes, { query: { texto } }, { enabled: busca });
  return (
    <>
      <TextInput
        label={t('citasOficina.cliente')}
        description={t('citasOficina.buscarCliente')}
        type="search"
        autoComplete="off"
        maxLength={80}
        value={escrito}
        onChange={({ currentTarget }) => setEscrito(currentTarget.value)}
      />
      {busca && data?.length === 0 && <p role="status">{t('citasOficina.nadie')}</p>}
      {busca && data && data.length > 0 && (
        <Stack as="ul" gap={2} aria-label={t('citasOficina.encontrados')}>
          {data.map((cliente) => (
            <li key={cliente.idUsuario}>
              <Button variant="default" fullWidth justify="start" onClick={() => onElegir(cliente)}>
                {[cliente.nombre, cliente.email, cliente.telefono].filter(Boolean).join(' · ')}
              </Button>
            </li>
          ))}
        </Stack>
      )}
    </>
  );
}

/** The text once nobody typed for a moment. */
function usePausado(texto: string): string {
  const [pausado, setPausado] = useState(texto);
  useEffect(() => {
    const timer = setTimeout(() => setPausado(texto), PAUSA);
    return () => clearTimeout(timer);
  }, [texto]);
  return pausado;
}
