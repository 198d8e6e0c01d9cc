import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from 'kysely';

/** Columns are `snake_case` in the database and `camelCase` here. Those of an answer are named once a statement, not once a row. */
class Names extends CamelCasePlugin {
  override camelCase(column: string): string {
    return super.camelCase(column);
  }

  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

export const names = new Names();
