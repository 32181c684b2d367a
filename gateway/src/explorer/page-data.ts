/** An operation that GraphiQL shows in a tab. */
export interface ExampleTab {
  readonly query: string;
  /** JSON; null without variables. */
  readonly variables: string | null;
}

/** What the page of GraphiQL receives from the gateway. */
export interface GraphiqlPageData {
  readonly tabs: readonly ExampleTab[];
}
