// For the journeys: re-exported without the server's types, which clash with the browser's.
export { absent, ask } from '../services/pdf/testing/tools.ts';
