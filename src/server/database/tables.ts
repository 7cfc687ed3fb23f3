import type { Generated, Kysely } from 'kysely';

// The SQL that both engines share: ids and timestamps are made in the app and stored as text, JSON is stored as
// text, there are no sequences, and locks are rows. Timestamps (`clock.ts`) compare like the moments they stand for.

// Rows of collections are read and written through records/; the interfaces name what is used beside that.

/** What every table but `job_runs` begins with. */
interface BaseTable {
  readonly id: string;
  readonly created: string;
  readonly updated: string;
}

/** Rows that belong to a user or, without an account, to a visitor. */
interface OwnedTable extends BaseTable {
  /** Id of the user, '' while it belongs to a visitor. */
  readonly owner: string;
  /** Id from the cookie of the visitor who made it, '' once it belongs to a user. */
  readonly visitor: string;
}

export type AnalysisStatus = 'queued' | 'reading' | 'needs-review' | 'decoding' | 'done' | 'failed';

/** A reference that somebody had read, with what the decoder made of it. */
export interface AnalysesTable extends OwnedTable {
  readonly status: AnalysisStatus;
  /** Name of the uploaded file, '' for pasted text. */
  readonly source_name: string;
  readonly text: string;
  /** A `Reading` as JSON, null before it is made. */
  readonly reading: string;
  /** A `Progress` as JSON while it is being read, else null. */
  readonly progress: string;
  /** Why somebody should look at it, a list of `ReviewReason` as JSON; null when nobody need. */
  readonly review: string;
  /** German, for the user, where it failed; else ''. */
  readonly failure: string;
  /** '' for those of users, which are kept. */
  readonly expires: string;
}

/** An uploaded file until its pages are read. */
export interface AnalysisSourcesTable extends BaseTable {
  readonly analysis: string;
  readonly name: string;
  readonly format: string;
  /** Sealed for this id. */
  readonly bytes: Uint8Array;
}

/** A page of an analysis that came as files. */
export interface AnalysisPagesTable extends BaseTable {
  readonly analysis: string;
  /** From 0, without gaps after each change. */
  readonly position: number;
  /** Id of the file it is to be read from; '' once it is read. Without one it is read from its own picture. */
  readonly source: string;
  /** Page in the file, from 0. */
  readonly source_page: number;
  /** Degrees clockwise to turn the picture; −1 to find out. */
  readonly turn: number;
  readonly state: 'waiting' | 'done' | 'failed';
  /** A `PageRead` as JSON; null before it is read. */
  readonly read: string;
  readonly text: string;
  /** 1 where somebody corrected the text. */
  readonly edited: number;
  /** A list of `Repair` as JSON. */
  readonly repairs: string;
  /** 0…100. */
  readonly confidence: number;
  /** German, where it could not be read. */
  readonly fault: string;
  /** A JPEG sealed for this id, for the correction; empty where there is none. */
  readonly picture: Uint8Array;
}

/** Work that is done outside of requests, see queue/. */
export interface JobsTable extends BaseTable {
  readonly analysis: string;
  readonly kind: 'read';
  readonly client: string;
  readonly pages: number;
  readonly state: 'waiting' | 'running' | 'done' | 'dead';
  readonly attempts: number;
  /** Not before this moment. */
  readonly run_at: string;
  /** Its last turn. */
  readonly started: string;
  readonly lease_until: string;
  /** The machine that works on it. */
  readonly host: string;
  /** Made anew with each claim. */
  readonly worker: string;
  /** What went wrong last, without content. */
  readonly fault: string;
}

export interface JobHostsTable extends BaseTable {
  readonly claimed: string;
}

/** The last number that was given in a range. */
export interface NumberRangesTable {
  readonly name: string;
  readonly last: number;
}

/** What was asked to be invoiced with a key of its own, which is the `id`. */
export interface InvoiceOrdersTable extends BaseTable {
  /** SHA-256 of the order, hex. */
  readonly digest: string;
  /** Id of the invoice it became. */
  readonly invoice: string;
}

/** Only what is used beside records/. */
export interface InvoicesTable extends BaseTable {
  readonly owner: string;
  /** Until then the law asks to keep it; '' where nobody has said yet. */
  readonly retain_until: string;
}

export interface AccountTable extends BaseTable {
  readonly email: string;
  readonly emailVisibility: number;
  readonly verified: number;
  /** Argon2id. */
  readonly password: string;
  /** Part of the key that tokens are signed with: a new one ends all sessions. */
  readonly tokenKey: string;
}

export interface UsersTable extends AccountTable {
  readonly name: string;
  /** List as JSON. */
  readonly modules: string;
  /** JSON. */
  readonly billing: string;
  /** 1: nobody logs in. */
  readonly locked: number;
  /** Last login or renewal of a session, to the day; '' before the first. */
  readonly last_seen: string;
  /** When the mail was sent that the account will be deleted; '' otherwise. */
  readonly warned: string;
}

/** Which account a row is about. */
interface RefTable extends BaseTable {
  readonly collectionRef: string;
  readonly recordRef: string;
}

export interface ExternalAuthsTable extends RefTable {
  readonly provider: string;
  readonly providerId: string;
}

/** Passwords that are sent by mail and are good for one login. */
export interface OtpsTable extends RefTable {
  /** Keyed hash. */
  readonly password: string;
  readonly sentTo: string;
  readonly tries: number;
}

/** When an account was last sent a mail of a kind (`created`). */
export interface SentMailsTable extends BaseTable {
  readonly account: string;
  readonly kind: string;
}

/** What the language model was asked, for the share of a day. */
export interface ModelUseTable extends BaseTable {
  /** Keyed hash of the account or address. */
  readonly who: string;
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
  readonly tokens: number;
}

/** A mail until the mail server has taken it. */
export interface WaitingMailsTable extends BaseTable {
  /** Whom it is about; '' for nobody's account. */
  readonly account: string;
  /** What it is for, see mail/letters.ts. */
  readonly kind: string;
  /** The mail, sealed: it holds links that let somebody in. */
  readonly sealed: string;
  readonly tries: number;
  /** When it is tried next; '' when it is given up. */
  readonly due: string;
  /** When it is of no use any more. */
  readonly expires: string;
  /** Code of the last fault. */
  readonly fault: string;
}

/** What the links of invitations carry. */
export interface InvitationTokensTable extends BaseTable {
  readonly invitation: string;
  /** Keyed hash. */
  readonly hash: string;
}

/** What documents are sealed with; all servers use the newest that they can open. */
export interface SealKeysTable extends BaseTable {
  /** DER, base64. */
  readonly certificate: string;
  /** PKCS #8, base64, sealed with SECRET. */
  readonly private_key: string;
  /** SHA-256 of the certificate, hex. */
  readonly fingerprint: string;
}

/** Documents that this service sealed, to be recognised again. */
export interface SealedDocumentsTable extends BaseTable {
  readonly certificate: string;
  /** SHA-256 of the file, hex. */
  readonly hash: string;
}

export interface FileContentsTable extends BaseTable {
  readonly collection: string;
  readonly record: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface SettingsTable extends BaseTable {
  readonly gender_form: string;
  readonly company_term: string;
  readonly date_format: string;
  /** JSON. */
  readonly site: string;
}

export interface ArticlesTable extends BaseTable {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Markdown. */
  readonly body: string;
  readonly status: 'draft' | 'published' | 'scheduled';
  /** From then on it may be seen; '' when nobody has said. */
  readonly published: string;
}

export interface ArticleVersionsTable extends BaseTable {
  readonly article: string;
  /** Mail address of the superuser who saved it. */
  readonly author: string;
}

export interface ExplanationsTable extends BaseTable {
  readonly kind: 'category' | 'grade' | 'code';
  readonly key: string;
  readonly text: string;
}

export interface LogsTable extends BaseTable {
  readonly level: number;
  readonly message: string;
  /** JSON. */
  readonly data: string;
}

/** Who gets the newsletter, or asked for it. */
export interface SubscribersTable extends BaseTable {
  readonly email: string;
  readonly status: 'pending' | 'active';
  /** Keyed hash of what the links carry. */
  readonly key: string;
  readonly confirmed: string;
}

export interface NewslettersTable extends BaseTable {
  readonly subject: string;
  readonly body: string;
  readonly recipients: number;
}

/** What a superuser did, see audit/. */
export interface AuditTable extends BaseTable {
  readonly admin: string;
  readonly email: string;
  readonly action: string;
  readonly target: string;
  readonly record: string;
  /** JSON. */
  readonly detail: string;
}

/** Something that other servers on this database should hear of, see realtime/. */
export interface EventsTable extends BaseTable {
  /** Who wrote it. */
  readonly server: string;
  /** JSON. */
  readonly payload: string;
}

/** An open realtime connection. */
export interface RealtimeClientsTable extends BaseTable {
  /** Who holds the connection. */
  readonly server: string;
  /** Keyed hash of the address that opened it. */
  readonly address: string;
  /** JSON. */
  readonly actor: string;
  /** List as JSON. */
  readonly topics: string;
  /** Grows with each change of the topics; `applied` follows when the holder took it over. */
  readonly wanted: number;
  readonly applied: number;
}

/** That a row was there and whose it was, see records/tombstones.ts; `id` is the row's. */
export interface TombstonesTable extends OwnedTable {
  readonly collection: string;
  readonly owner: string;
  readonly visitor: string;
}

/** When each recurring job last ran and who runs it now, so that of several servers only one does. */
export interface JobRunsTable {
  readonly name: string;
  /** '' before the first run. */
  readonly started: string;
  /** Until then the job belongs to the server that started it; '' when it has come to its end. */
  readonly leased_until: string;
  /** When its last run came to its end, and what it failed with („TypeError“); '' for nothing. */
  readonly ended: Generated<string>;
  readonly fault: Generated<string>;
}

export interface Tables {
  readonly analyses: AnalysesTable;
  readonly certificates: OwnedTable;
  readonly files: OwnedTable;
  readonly invoices: InvoicesTable;
  readonly number_ranges: NumberRangesTable;
  readonly invoice_orders: InvoiceOrdersTable;
  readonly users: UsersTable;
  readonly _superusers: AccountTable;
  readonly _externalAuths: ExternalAuthsTable;
  readonly _otps: OtpsTable;
  readonly sent_mails: SentMailsTable;
  readonly model_use: ModelUseTable;
  readonly waiting_mails: WaitingMailsTable;
  readonly file_contents: FileContentsTable;
  readonly articles: ArticlesTable;
  readonly article_versions: ArticleVersionsTable;
  readonly explanations: ExplanationsTable;
  readonly invitation_tokens: InvitationTokensTable;
  readonly seal_keys: SealKeysTable;
  readonly sealed_documents: SealedDocumentsTable;
  readonly settings: SettingsTable;
  readonly _logs: LogsTable;
  readonly audit: AuditTable;
  readonly subscribers: SubscribersTable;
  readonly newsletters: NewslettersTable;
  readonly events: EventsTable;
  readonly realtime_clients: RealtimeClientsTable;
  readonly tombstones: TombstonesTable;
  readonly job_runs: JobRunsTable;
  readonly analysis_sources: AnalysisSourcesTable;
  readonly analysis_pages: AnalysisPagesTable;
  readonly jobs: JobsTable;
  readonly job_hosts: JobHostsTable;
}

/** The database, whichever engine. Never use it inside `transaction()`: there only the transaction's own handle. */
export type Database = Kysely<Tables>;
