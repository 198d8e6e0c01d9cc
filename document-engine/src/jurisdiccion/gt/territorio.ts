/** Divisions of the territory. Names and position codes: domain-gt Appendix A (to be checked against INE). */

export type Municipio = { codigo: string; nombre: string; codigoDepartamento: string };
export type Departamento = { codigo: string; nombre: string; municipios: readonly Municipio[] };

const DIVISION = `
01|Guatemala|Guatemala; Santa Catarina Pinula; San José Pinula; San José del Golfo; Palencia; Chinautla; San Pedro Ayampuc; Mixco; San Pedro Sacatepéquez; San Juan Sacatepéquez; San Raymundo; Chuarrancho; Fraijanes; Amatitlán; Villa Nueva; Villa Canales; San Miguel Petapa
02|El Progreso|Guastatoya; Morazán; San Agustín Acasaguastlán; San Cristóbal Acasaguastlán; El Jícaro; Sansare; Sanarate; San Antonio La Paz
03|Sacatepéquez|Antigua Guatemala; Jocotenango; Pastores; Sumpango; Santo Domingo Xenacoj; Santiago Sacatepéquez; San Bartolomé Milpas Altas; San Lucas Sacatepéquez; Santa Lucía Milpas Altas; Magdalena Milpas Altas; Santa María de Jesús; Ciudad Vieja; San Miguel Dueñas; Alotenango; San Antonio Aguas Calientes; Santa Catarina Barahona
04|Chimaltenango|Chimaltenango; San José Poaquil; San Martín Jilotepeque; San Juan Comalapa; Santa Apolonia; Tecpán Guatemala; Patzún; Pochuta; Patzicía; Santa Cruz Balanyá; Acatenango; Yepocapa; San Andrés Itzapa; Parramos; Zaragoza; El Tejar
05|Escuintla|Escuintla; Santa Lucía Cotzumalguapa; La Democracia; Siquinalá; Masagua; Tiquisate; La Gomera; Guanagazapa; San José; Iztapa; Palín; San Vicente Pacaya; Nueva Concepción; Sipacate
06|Santa Rosa|Cuilapa; Barberena; Santa Rosa de Lima; Casillas; San Rafael Las Flores; Oratorio; San Juan Tecuaco; Chiquimulilla; Taxisco; Santa María Ixhuatán; Guazacapán; Santa Cruz Naranjo; Pueblo Nuevo Viñas; Nueva Santa Rosa
07|Sololá|Sololá; San José Chacayá; Santa María Visitación; Santa Lucía Utatlán; Nahualá; Santa Catarina Ixtahuacán; Santa Clara La Laguna; Concepción; San Andrés Semetabaj; Panajachel; Santa Catarina Palopó; San Antonio Palopó; San Lucas Tolimán; Santa Cruz La Laguna; San Pablo La Laguna; San Marcos La Laguna; San Juan La Laguna; San Pedro La Laguna; Santiago Atitlán
08|Totonicapán|Totonicapán; San Cristóbal Totonicapán; San Francisco El Alto; San Andrés Xecul; Momostenango; Santa María Chiquimula; Santa Lucía La Reforma; San Bartolo
09|Quetzaltenango|Quetzaltenango; Salcajá; Olintepeque; San Carlos Sija; Sibilia; Cabricán; Cajolá; San Miguel Sigüilá; San Juan Ostuncalco; San Mateo; Concepción Chiquirichapa; San Martín Sacatepéquez; Almolonga; Cantel; Huitán; Zunil; Colomba; San Francisco La Unión; El Palmar; Coatepeque; Génova; Flores Costa Cuca; La Esperanza; Palestina de Los Altos
10|Suchitepéquez|Mazatenango; Cuyotenango; San Francisco Zapotitlán; San Bernardino; San José El Ídolo; Santo Domingo Suchitepéquez; San Lorenzo; Samayac; San Pablo Jocopilas; San Antonio Suchitepéquez; San Miguel Panán; San Gabriel; Chicacao; Patulul; Santa Bárbara; San Juan Bautista; Santo Tomás La Unión; Zunilito; Pueblo Nuevo; Río Bravo; San José La Máquina
11|Retalhuleu|Retalhuleu; San Sebastián; Santa Cruz Muluá; San Martín Zapotitlán; San Felipe; San Andrés Villa Seca; Champerico; Nuevo San Carlos; El Asintal
12|San Marcos|San Marcos; San Pedro Sacatepéquez; San Antonio Sacatepéquez; Comitancillo; San Miguel Ixtahuacán; Concepción Tutuapa; Tacaná; Sibinal; Tajumulco; Tejutla; San Rafael Pie de la Cuesta; Nuevo Progreso; El Tumbador; San José El Rodeo; Malacatán; Catarina; Ayutla; Ocós; San Pablo; El Quetzal; La Reforma; Pajapita; Ixchiguán; San José Ojetenam; San Cristóbal Cucho; Sipacapa; Esquipulas Palo Gordo; Río Blanco; San Lorenzo; La Blanca
13|Huehuetenango|Huehuetenango; Chiantla; Malacatancito; Cuilco; Nentón; San Pedro Necta; Jacaltenango; San Pedro Soloma; San Ildefonso Ixtahuacán; Santa Bárbara; La Libertad; La Democracia; San Miguel Acatán; San Rafael La Independencia; Todos Santos Cuchumatán; San Juan Atitán; Santa Eulalia; San Mateo Ixtatán; Colotenango; San Sebastián Huehuetenango; Tectitán; Concepción Huista; San Juan Ixcoy; San Antonio Huista; San Sebastián Coatán; Santa Cruz Barillas; Aguacatán; San Rafael Petzal; San Gaspar Ixchil; Santiago Chimaltenango; Santa Ana Huista; Unión Cantinil; Petatán
14|Quiché|Santa Cruz del Quiché; Chiché; Chinique; Zacualpa; Chajul; Chichicastenango; Patzité; San Antonio Ilotenango; San Pedro Jocopilas; Cunén; San Juan Cotzal; Joyabaj; Nebaj; San Andrés Sajcabajá; Uspantán; Sacapulas; San Bartolomé Jocotenango; Canillá; Chicamán; Ixcán; Pachalum
15|Baja Verapaz|Salamá; San Miguel Chicaj; Rabinal; Cubulco; Granados; Santa Cruz El Chol; San Jerónimo; Purulhá
16|Alta Verapaz|Cobán; Santa Cruz Verapaz; San Cristóbal Verapaz; Tactic; Tamahú; Tucurú; Panzós; Senahú; San Pedro Carchá; San Juan Chamelco; Lanquín; Santa María Cahabón; Chisec; Chahal; Fray Bartolomé de las Casas; Santa Catalina La Tinta; Raxruhá
17|Petén|Flores; San José; San Benito; San Andrés; La Libertad; San Francisco; Santa Ana; Dolores; San Luis; Sayaxché; Melchor de Mencos; Poptún; Las Cruces; El Chal
18|Izabal|Puerto Barrios; Livingston; El Estor; Morales; Los Amates
19|Zacapa|Zacapa; Estanzuela; Río Hondo; Gualán; Teculután; Usumatlán; Cabañas; San Diego; La Unión; Huité; San Jorge
20|Chiquimula|Chiquimula; San José La Arada; San Juan Ermita; Jocotán; Camotán; Olopa; Esquipulas; Concepción Las Minas; Quezaltepeque; San Jacinto; Ipala
21|Jalapa|Jalapa; San Pedro Pinula; San Luis Jilotepeque; San Manuel Chaparrón; San Carlos Alzatate; Monjas; Mataquescuintla
22|Jutiapa|Jutiapa; El Progreso; Santa Catarina Mita; Agua Blanca; Asunción Mita; Yupiltepeque; Atescatempa; Jerez; El Adelanto; Zapotitlán; Comapa; Jalpatagua; Conguaco; Moyuta; Pasaco; San José Acatempa; Quesada
`;

/** The 22 departamentos in the order of their codes `01`…`22`, each with its municipios. */
export const departamentos: readonly Departamento[] = DIVISION.trim().split('\n').map(readDepartamento);

const byCodigo = new Map(departamentos.map((departamento) => [departamento.codigo, departamento]));
const municipioByCodigo = new Map(departamentos.flatMap((d) => d.municipios.map((m) => [m.codigo, m])));

/** The departamento of a two-digit code, or undefined. */
export function findDepartamento(codigo: string): Departamento | undefined {
  return byCodigo.get(codigo);
}

/** The municipio of a four-digit code (departamento and position, `0108` is Mixco), or undefined. */
export function findMunicipio(codigo: string): Municipio | undefined {
  return municipioByCodigo.get(codigo);
}

function readDepartamento(line: string): Departamento {
  const [codigo = '', nombre = '', list = ''] = line.split('|');
  const municipios = list.split('; ').map((name, i) => ({
    codigo: codigo + String(i + 1).padStart(2, '0'),
    nombre: name,
    codigoDepartamento: codigo,
  }));
  return { codigo, nombre, municipios };
}
