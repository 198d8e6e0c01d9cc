export { startEmbedded } from '../db/embedded/cluster.ts';
export { clusterOwner, type Owner } from '../db/embedded/owner.ts';
export { freePort } from '../http/free-port.ts';
export { startFakeS3 } from '../services/files/testing/s3.ts';
export { type Acta, type Afluencia, startAfluencia } from './afluencia/afluencia.ts';
export { type Recuento, recontar } from './afluencia/recuento.ts';
export { longestGap, type Tramo } from './afluencia/registro.ts';
export { createScratchDatabase, createTemplate, createTestDatabase } from './database.ts';
export {
  type Listening,
  memoryOf,
  parentOf,
  processorOf,
  processorOfChildren,
  startBare,
  startCommand,
  startListening,
  startProduct,
} from './procesos.ts';
export { type Programa, type Supervised, supervise } from './supervisor.ts';
export { openWay } from './way.ts';
