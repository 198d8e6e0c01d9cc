/** Limits notaries to the people and sales of their own customers. Decision 0051. */
export { fotoPara, hasVisibleConRol, soloDe, visiblePara } from './queries.ts';
