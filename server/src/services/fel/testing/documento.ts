import type { DteBorrador } from '../fel.ts';

/** An invoice of one line, as of this moment. */
export function facturaDePrueba(cambios: Partial<DteBorrador> = {}): DteBorrador {
  // Guatemala keeps one offset all year.
  const local = new Date(Date.now() - 6 * 3_600_000).toISOString().slice(0, 19);
  return {
    tipo: 'FACT',
    moneda: 'GTQ',
    fechaHoraEmision: `${local}-06:00`,
    referenciaInterna: 'F-2026-000001',
    emisor: {
      nit: '576937K',
      nombre: 'Notaría de Prueba, S. A.',
      nombreComercial: 'Notaría',
      establecimiento: '1',
      afiliacionIva: 'GEN',
      direccion: {
        direccion: '1a calle',
        codigoPostal: '01001',
        municipio: 'Guatemala',
        departamento: 'Guatemala',
        pais: 'GT',
      },
    },
    receptor: { tipo: 'NIT', id: '12345679', nombre: 'Ana Ruiz & Cía. «Ñ»' },
    frases: [{ tipo: 1, escenario: 1 }],
    lineas: [
      {
        numero: 1,
        bienOServicio: 'S',
        cantidad: 1,
        unidad: 'UND',
        descripcion: 'Acta notarial',
        precioUnitarioCentavos: 11_200,
        precioCentavos: 11_200,
        descuentoCentavos: 0,
        totalCentavos: 11_200,
        impuesto: { codigo: 'IVA', unidadGravable: 1, baseCentavos: 10_000, montoCentavos: 1_200 },
      },
    ],
    granTotalCentavos: 11_200,
    ...cambios,
  };
}
