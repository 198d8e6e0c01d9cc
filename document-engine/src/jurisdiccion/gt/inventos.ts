import { enLetras } from '../../espanol/numero.ts';
import { ordinal } from '../../espanol/ordinal.ts';
import { type Azar, alguno, cifras, type Inventos } from '../../modelo/inventos.ts';
import { digitoNit } from './nit.ts';
import { departamentos } from './territorio.ts';

const words = (text: string): readonly string[] => text.split(' ');

const NOMBRES = {
  F: words(
    'Adriana Beatriz Carolina Daniela Elena Fabiola Gabriela Hilda Irene Julieta Karina Lidia Marina Norma Olga Patricia Raquel Silvia Tania Úrsula Verónica Ximena Yolanda Zoila',
  ),
  M: words(
    'Alberto Bernardo César Daniel Ernesto Fabricio Gonzalo Héctor Ignacio Joaquín Kevin Leonel Marcos Néstor Orlando Pablo Ramiro Sergio Tomás Ulises Víctor Wilfredo Yair Zacarías',
  ),
};
const APELLIDOS = words(
  'Aguirre Barrientos Cifuentes Donis Escobar Figueroa Galindo Herrarte Ibarra Juárez Ligorría Monzón Noriega Orellana Palencia Quevedo Recinos Sandoval Tobar Urrutia Valdez Zamora Cajas Xicará Chocoyo Batz Tuy Ajquejay',
);
const PROFESIONES = {
  F: ['arquitecta', 'agricultora', 'enfermera', 'diseñadora', 'contadora pública', 'comerciante', 'química bióloga'],
  M: ['arquitecto', 'agricultor', 'enfermero', 'diseñador', 'contador público', 'comerciante', 'químico biólogo'],
};
const PALABRAS = words(
  'sol mar luz flor rojo azul verde campo lápiz papel nube piedra puente jardín camino ventana cuaderno mercado montaña escalera limonero carpintero biblioteca primavera ' +
    'universal movimiento instrumento agricultura herramienta conocimiento temperatura arquitectura enciclopedia',
);
const SERIES = [
  words(
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós ' +
      'veintitrés veinticuatro veinticinco treinta cuarenta cincuenta sesenta setenta ochenta noventa cero',
  ),
  words('primera segunda tercera cuarta quinta sexta séptima octava novena décima'),
  words('primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo'),
  words('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
];
const COMUNES = words(
  'a al ante con de del el en entre la las lo los o para por que se sin sobre su sus un una y e u no si es calle avenida zona ciudad aldea colonia guion número ' +
    'kilómetro carretera departamento municipio lote casa apartamento nivel sociedad anónima limitada compañía empresa entidad banco cuenta corriente ahorro ' +
    'monetaria señor señora licenciado licenciada juzgado',
);

/** Data of nobody in the forms of Guatemala. Source of the check digits: domain-gt 2.1 and 2.2. */
export const inventos: Inventos = {
  nombres: NOMBRES,
  apellidos: APELLIDOS,
  profesiones: PROFESIONES,
  palabras: PALABRAS,
  series: SERIES,
  comunes: COMUNES,
  cui,
  nit: (azar) => {
    const cuerpo = `${1 + Math.floor(azar() * 9)}${cifras(6, azar)}`;
    return cuerpo + digitoNit(cuerpo);
  },
  telefono: (azar) => `+502${alguno(['3', '4', '5'], azar)}${cifras(7, azar)}`,
  placa: (azar) =>
    `P-${cifras(3, azar)}${Array.from({ length: 3 }, () => alguno([...'BCDFGHJKLMNPQRSTVWXYZ'], azar)).join('')}`,
  departamento: (azar) => alguno(departamentos, azar).codigo,
  municipio,
  direccion: (azar) => {
    const n = (most: number) => 1 + Math.floor(azar() * most);
    const casa = `${enLetras(n(20))} guion ${enLetras(n(90))}`;
    return `la ${ordinal(n(12), 'femenino').toLowerCase()} avenida ${casa} de la zona ${enLetras(n(20))}`;
  },
};

function municipio(azar: Azar, departamento?: string): string {
  const here = departamentos.find(({ codigo }) => codigo === departamento) ?? alguno(departamentos, azar);
  return alguno(here.municipios, azar).codigo;
}

/** Those whose remainder is 10 are not issued. */
function cui(azar: Azar, lugar = municipio(azar)): string {
  for (;;) {
    const cuerpo = `${1 + Math.floor(azar() * 3)}${cifras(7, azar)}`;
    const resto = [...cuerpo].reduce((suma, digito, i) => suma + Number(digito) * (i + 2), 0) % 11;
    if (resto < 10) return `${cuerpo}${resto}${lugar}`;
  }
}
