import { parentPort, workerData } from 'node:worker_threads';
import type { FormatoDeExportacion } from '@fedatario/contract/base';
import { writeCsv } from './csv.ts';
import type { Grid } from './grid.ts';
import { writeXlsx } from './xlsx.ts';

const writers = { csv: writeCsv, xlsx: writeXlsx };
const { grid, formato } = workerData as { grid: Grid; formato: FormatoDeExportacion };
parentPort?.postMessage(await writers[formato](grid));
