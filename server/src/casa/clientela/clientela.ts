/** Whose customers a notary attends: what the office shows them of people and of sales is of these. Decision 0051. */
export { fotoPara, soloDe, visiblePara } from './queries.ts';
