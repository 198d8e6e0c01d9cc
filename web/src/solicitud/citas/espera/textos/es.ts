export const esperaDeCita = {
  avisarme: 'Avisarme si se libera una hora',
  detalle:
    'Si ninguna hora le sirve, díganos entre qué días puede. La primera que se libere se la guardamos una hora y le avisamos por correo.',
  desde: 'Desde',
  hasta: 'Hasta',
  ahoraNo: 'Ahora no',
  dejada: 'Le avisaremos en cuanto se libere una hora.',
  esperando: 'Espera una hora libre entre el {desde} y el {hasta}.',
  como: 'En cuanto se libere una, se la guardamos una hora y le avisamos por correo.',
  retirar: 'Dejar de esperar',
  retirada: 'Ya no espera una hora.',
  gastara: 'Al pedirla usa una cita de su plan.',
  lista: 'Lista de espera',
  listaDetalle: 'En su orden. Cada hora que se libera se ofrece sola a quien sigue, y se le guarda una hora.',
  nadie: 'Nadie espera una hora.',
  entre: 'Entre el {desde} y el {hasta}.',
  ofrecida: 'Se le guarda una hora hasta el {hasta}.',
};
