import { esAviso, type PapelesDeTramite, PapelNuevo, type TipoDePapel } from '@fedatario/contract/acto';
import { calls } from '#calls';
import { t as tell } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { montoOf, readEntero, readMonto } from '../../lib/escribir.ts';
import { callFile, saveFile } from '../../lib/file.ts';
import { placeErrors, useSchemaForm } from '../../lib/form.ts';
import { show } from '../../ui/snackbar/store.ts';
import { renews } from './renews.ts';

interface Options {
  idSolicitud: string;
  tipo: TipoDePapel;
  propuesta: PapelesDeTramite['propuesta'];
  onDone: () => void;
}

/** The choice of a receiver that is none of the parties. */
export const OTRA_PERSONA = '*';

type Valores = ReturnType<typeof inicialDe>;

/** The form of a new paper, which is downloaded once it is made. */
export function usePapel({ idSolicitud, tipo, propuesta, onDone }: Options) {
  const form = useSchemaForm(PapelNuevo, inicialDe(propuesta), (values: Valores) => prepare(tipo, values));
  const { mutate, isPending, error } = useSend(calls.papeles.make, { renews });
  const send = form.handleSubmit((body) =>
    mutate(
      { params: { idSolicitud }, body },
      {
        onSuccess: ({ idPapel }) => {
          show('success', tell('papeles.hecho'));
          bajar(idPapel);
          onDone();
        },
        onError: (failure) => void placeErrors(form, failure),
      },
    ),
  );
  return { form, send, isPending, error };
}

function bajar(idPapel: string): void {
  callFile(calls.papeles.pdf, { params: { idPapel } }, new AbortController().signal)
    .then(saveFile)
    .catch((error: unknown) => {
      if (error instanceof ApiError) show('error', tell(`error.${error.codigo}`, error.params));
    });
}

function inicialDe({ lugar, fecha, personas, clave, instrumento, precio }: PapelesDeTramite['propuesta']) {
  return {
    lugar,
    fecha,
    elegido: personas.length > 0 ? '' : OTRA_PERSONA,
    destinatario: '',
    ambosLados: true,
    impuesto: 'iva' as 'iva' | 'timbres' | 'ninguno',
    montoDeImpuesto: '',
    valor: precio?.moneda === 'GTQ' ? montoOf(precio.monto) : '',
    valorIndeterminado: false,
    tipoDeCambio: '',
    clave: clave ?? '',
    instrumento: String(instrumento),
    descripcion: '',
    lado: 'anverso' as 'anverso' | 'reverso',
    renglon: '1',
    ajuste: '0',
  };
}

/** Fields that a kind does not ask for are sent empty, whatever was typed in them. */
function prepare(tipo: TipoDePapel, { elegido, ...escritos }: Valores) {
  const { impuesto, montoDeImpuesto, clave, instrumento, descripcion, renglon, ajuste } = escritos;
  const dado = tipo === 'testimonio' || tipo === 'copiaSimple';
  const especial = tipo === 'testimonioEspecial' || tipo === 'testimonioDeRazon';
  const razon = tipo === 'razonDeLegalizacion';
  const destinatario = elegido === OTRA_PERSONA ? escritos.destinatario : elegido;
  return {
    ...escritos,
    ...valorDe(tipo === 'testimonioEspecial', escritos),
    tipo,
    destinatario: dado ? destinatario : '',
    impuesto: tipo === 'testimonio' ? impuesto : null,
    montoDeImpuesto: montoSi(tipo === 'testimonio' && impuesto !== 'ninguno', montoDeImpuesto),
    clave: especial ? clave : '',
    instrumento: razon ? instrumento : '',
    descripcion: razon || esAviso(tipo) ? descripcion : '',
    renglon: razon ? readEntero(renglon) : 1,
    ajuste: decimal(ajuste),
  };
}

/** Beside an indeterminate value the other fields are hidden, and nothing of them is sent. */
function valorDe(pedido: boolean, { valor, valorIndeterminado, tipoDeCambio }: Omit<Valores, 'elegido'>) {
  const determinado = pedido && !valorIndeterminado;
  return {
    valor: montoSi(determinado, valor),
    valorIndeterminado: pedido && valorIndeterminado,
    tipoDeCambio: determinado && tipoDeCambio !== '' ? Number(decimal(tipoDeCambio)) : null,
  };
}

function decimal(escrito: string): string {
  return escrito.trim().replace(',', '.').replace('−', '-');
}

/** Centavos of an amount that is asked for; null when it is not, or was left empty. */
function montoSi(pedido: boolean, escrito: string): number | null {
  return pedido && escrito !== '' ? readMonto(escrito) : null;
}
