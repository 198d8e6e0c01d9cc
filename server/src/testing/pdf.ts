// For the journeys: without the types of the server, which are not a browser's.
export { absent, ask } from '../services/pdf/testing/tools.ts';
