import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from 'kysely';

/**
 * Maps `snake_case` columns to `camelCase` properties in queries. Rows are left alone here: `prepared.ts` names their
 * columns once an answer, not once a row.
 */
class Names extends CamelCasePlugin {
  override camelCase(column: string): string {
    return super.camelCase(column);
  }

  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

export const names = new Names();
