import { message as textOf } from './i18n.ts';
import { once } from './once.ts';
import { endSession, getSession } from './session.ts';

/** What the server says is wrong with single fields, in German. */
export type FieldFaults = Readonly<Record<string, { readonly message?: string }>>;

/** The server answered with an error: its status, its message when it sent one, and faults of fields. */
export class ServerError extends Error {
  readonly status: number;
  readonly data: FieldFaults;
  constructor(status: number, message: string, data: FieldFaults = {}) {
    super(message);
    this.name = 'ServerError';
    this.status = status;
    this.data = data;
  }
}

/** The server does not know the token (any more). Whoever shows the page is led to the login and told why there. */
export class SessionEnded extends ServerError {
  constructor() {
    super(401, textOf('error.session-ended'));
    this.name = 'SessionEnded';
  }
}

/** Ends the session that a request came with. @returns what to throw */
export function sessionEnded(token: string): SessionEnded {
  if (getSession().token === token) endSession();
  return new SessionEnded();
}

/** No answer came: the network is gone, or the server is not running. */
export class ConnectionError extends Error {
  constructor() {
    super('no connection to the server');
    this.name = 'ConnectionError';
  }
}

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** An object is sent as JSON, FormData as multipart. */
  readonly body?: object;
  /** Called with 0…1 while the body is on its way. */
  readonly onUpload?: (share: number) => void;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What an answer with status 400 and above says. */
export function serverErrorOf(status: number, answer: string): ServerError {
  try {
    const parsed = JSON.parse(answer) as { message?: unknown; data?: unknown } | null;
    const text = typeof parsed?.message === 'string' ? parsed.message : '';
    const data = typeof parsed?.data === 'object' && parsed.data !== null ? (parsed.data as FieldFaults) : {};
    return new ServerError(status, text, data);
  } catch {
    // Not every answer on the way is ours: a proxy may send HTML. The status says enough then.
    return new ServerError(status, '');
  }
}

/**
 * Calls the API, as the one who is logged in. XMLHttpRequest and not fetch, because only it tells how much of a file
 * is sent.
 * @returns the parsed answer, or undefined for an empty one
 * @throws {ServerError} for status 400 and above
 * @throws {ConnectionError} when no answer came
 * @throws {SyntaxError} when the answer is no JSON: something between us and the server spoke
 */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  const { responseText } = await send(path, options, 'text');
  return (responseText === '' ? undefined : JSON.parse(responseText)) as Answer;
}

/** Fetches a file of the API, as the one who is logged in; see `request` for what it throws. */
export async function requestFile(path: string, options: RequestOptions = {}): Promise<Blob> {
  const call = await send(path, options, 'blob');
  return call.response as Blob;
}

/** A page of a document as a picture, and how many pages the document has. */
export interface PagePicture {
  readonly picture: Blob;
  readonly pages: number;
}

/** Fetches the picture of a page, as the one who is logged in; see `request` for what it throws. */
export async function requestPage(path: string, options: RequestOptions = {}): Promise<PagePicture> {
  const call = await send(path, options, 'blob');
  return { picture: call.response as Blob, pages: Number(call.getResponseHeader('x-pages') ?? 1) };
}

async function errorOf(call: XMLHttpRequest): Promise<ServerError> {
  const answer = call.responseType === 'blob' ? await (call.response as Blob).text() : call.responseText;
  return serverErrorOf(call.status, answer);
}

/**
 * A change that is on its way is not sent again beside itself, whichever button or screen asks for it: both get the
 * answer of the one. Files are no text to compare, and what can be called off belongs to one asker.
 */
function send(path: string, options: RequestOptions, responseType: 'text' | 'blob'): Promise<XMLHttpRequest> {
  const { method = 'GET', body, onUpload, signal, headers } = options;
  const alone =
    method === 'GET' || body instanceof FormData || onUpload !== undefined || signal !== undefined;
  if (alone) return sendNow(path, options, responseType);
  const key = JSON.stringify([method, path, getSession().token, headers, body, responseType]);
  return once(key, () => sendNow(path, options, responseType));
}

function sendNow(
  path: string,
  { method = 'GET', body, onUpload, signal, headers = {} }: RequestOptions,
  responseType: 'text' | 'blob',
): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const { token } = getSession();
    const call = new XMLHttpRequest();
    call.open(method, path);
    call.responseType = responseType;
    call.setRequestHeader('Accept', responseType === 'text' ? 'application/json' : '*/*');
    if (token !== '') call.setRequestHeader('Authorization', token);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.addEventListener('load', () => {
      if (call.status < 400) {
        resolve(call);
        return;
      }
      if (call.status === 401 && token !== '') reject(sessionEnded(token));
      else void errorOf(call).then(reject);
    });
    call.addEventListener('error', () => reject(new ConnectionError()));
    call.addEventListener('timeout', () => reject(new ConnectionError()));
    call.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    if (onUpload) {
      call.upload.addEventListener('progress', (event) => {
        if (event.lengthComputable) onUpload(event.loaded / event.total);
      });
    }
    if (body === undefined || body instanceof FormData) {
      call.send(body);
    } else {
      call.setRequestHeader('Content-Type', 'application/json');
      call.send(JSON.stringify(body));
    }
  });
}
