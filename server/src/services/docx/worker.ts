import { parentPort, workerData } from 'node:worker_threads';
import type { Documento } from '@fedatario/document-engine';
import { type DocxOptions, renderDocx } from './render.ts';

const { documento, options } = workerData as { documento: Documento; options: DocxOptions };
parentPort?.postMessage(await renderDocx(documento, options));
