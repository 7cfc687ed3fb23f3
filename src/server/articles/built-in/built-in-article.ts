/** A page that is there even if nobody wrote it. An article with its slug takes its place. */
export interface BuiltInArticle {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Markdown with `{{…}}` for details of the site, see `fillDetails`. */
  readonly body: string;
}
