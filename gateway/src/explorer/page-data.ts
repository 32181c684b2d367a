/** An operation that GraphiQL shows in a tab. */
export interface ExampleTab {
  readonly query: string;
  /** JSON; null without variables. */
  readonly variables: string | null;
}

/** Data of the GraphiQL page. */
export interface GraphiqlPageData {
  readonly tabs: readonly ExampleTab[];
}
