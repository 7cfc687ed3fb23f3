/** The server answered with an error: its status, and its message when it sent one. */
export class ServerError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'ServerError';
    this.status = status;
  }
}

/** No answer came: the network is gone, or the server is not running. */
export class ConnectionError extends Error {
  constructor() {
    super('no connection to the server');
    this.name = 'ConnectionError';
  }
}

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** An object is sent as JSON, FormData as multipart. */
  readonly body?: object;
  /** Called with 0…1 while the body is on its way. */
  readonly onUpload?: (share: number) => void;
  readonly signal?: AbortSignal;
}

function messageOf(answer: string): string {
  try {
    const parsed: unknown = JSON.parse(answer);
    if (typeof parsed === 'object' && parsed !== null && 'message' in parsed) {
      return typeof parsed.message === 'string' ? parsed.message : '';
    }
  } catch {
    // Not every answer on the way is ours: a proxy may send HTML. The status says enough then.
  }
  return '';
}

/**
 * Calls the API. XMLHttpRequest and not fetch, because only it tells how much of a file is sent.
 * @returns the parsed answer, or undefined for an empty one
 * @throws {ServerError} for status 400 and above
 * @throws {ConnectionError} when no answer came
 * @throws {SyntaxError} when the answer is no JSON: something between us and the server spoke
 */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  const answer = await send(path, options);
  return (answer === '' ? undefined : JSON.parse(answer)) as Answer;
}

function send(path: string, { method = 'GET', body, onUpload, signal }: RequestOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(method, path);
    call.setRequestHeader('Accept', 'application/json');
    call.addEventListener('load', () => {
      if (call.status >= 400) reject(new ServerError(call.status, messageOf(call.responseText)));
      else resolve(call.responseText);
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
