/** What is wrong with one field of a request. */
export interface FieldFault {
  readonly code: string;
  /** German, for the user. */
  readonly message: string;
}

/** Faults by field; nested where a field is a list. */
export type FaultData = Readonly<Record<string, object>>;

/**
 * Ends a request with `{status, message, data}`. Messages are those of the PocketBase API where it has one, German
 * otherwise; those of fields are German always.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly data: FaultData;

  constructor(status: number, message: string, data: FaultData = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.data = data;
  }
}

/** The token of a link is none that we gave: somebody may be guessing. To him it looks like a link that has ended. */
export class UnknownToken extends ApiError {
  constructor({ status, message, data }: ApiError) {
    super(status, message, data);
    this.name = 'UnknownToken';
  }
}

/** The row is not there, or not for this visitor: nobody can tell which. */
export function notFound(): ApiError {
  return new ApiError(404, "The requested resource wasn't found.");
}

/** The request does not hold what it must. */
export function invalid(
  faults: FaultData,
  message = 'Something went wrong while processing your request.',
): ApiError {
  return new ApiError(400, message, faults);
}

/** The route is for those who are logged in. */
export function loginNeeded(): ApiError {
  return new ApiError(401, 'The request requires valid record authorization token.');
}

export function forbidden(message = 'You are not allowed to perform this request.'): ApiError {
  return new ApiError(403, message);
}

/** The request is not what it says it is. */
export function unreadable(): ApiError {
  return new ApiError(400, 'Die Anfrage ist nicht lesbar.');
}

/** The server cannot start; its message (German) is all that the operator needs to see. */
export class StartFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartFault';
  }
}

/** The `code` of a system or library error („EACCES“), or undefined. */
export function codeOf(fault: unknown): string | undefined {
  if (typeof fault !== 'object' || fault === null || !('code' in fault)) return undefined;
  return typeof fault.code === 'string' ? fault.code : undefined;
}
