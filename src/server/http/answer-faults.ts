import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReaderFault } from '#documents/read/reader-fault.ts';
import { TooLongDocument } from '#documents/write/writer/writer-faults.ts';
import { drain } from './drain.ts';
import { ApiError, codeOf, notFound, unreadable } from '../errors.ts';

/** German sentences for faults that the libraries find. */
const sentences: Readonly<Record<number, string>> = {
  400: unreadable().message,
  404: notFound().message,
  413: 'Das ist zu viel auf einmal: höchstens 15 MB je Anfrage.',
  500: 'Es ist ein Fehler aufgetreten. Bitte später noch einmal versuchen.',
  503: 'Der Dienst ist gerade ausgelastet. Bitte in einigen Sekunden noch einmal versuchen.',
};

const otherType =
  'Dieses Format wird nicht angenommen: möglich sind JSON oder Dateien als multipart/form-data.';

function statusOf(fault: unknown): number {
  if (typeof fault !== 'object' || fault === null || !('statusCode' in fault)) return 500;
  const status = Number(fault.statusCode);
  // A type that is not read: to the API that is a request like any other that cannot be read.
  if (status === 415) return 400;
  return (status >= 400 && status < 500) || status === 503 ? status : 500;
}

/** Faults of libraries that are simply addresses of nothing. */
const nowhere = new Set(['FST_ERR_MAX_PARAM_LENGTH']);

/** Addresses that cannot be read: the person who followed one gets the page that says that nothing is there. */
const badAddresses = new Set(['FST_ERR_BAD_URL', ...nowhere]);

function toApiError(fault: unknown): ApiError {
  if (fault instanceof ApiError) return fault;
  // Beside the files, as what is wrong with them is told: this is what is not.
  if (fault instanceof ReaderFault) {
    const { message } = fault;
    return new ApiError(500, message, { files: { code: 'reader-fault', message } });
  }
  if (fault instanceof TooLongDocument) return new ApiError(400, fault.message);
  if (nowhere.has(codeOf(fault) ?? '')) return notFound();
  const status = statusOf(fault);
  if (codeOf(fault) === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new ApiError(status, otherType);
  return new ApiError(status, sentences[status] ?? 'Die Anfrage ist fehlerhaft.');
}

/** Every fault leaves as `{status, message, data}`; what nobody foresaw is logged and tells nothing of itself. */
export async function answerFault(
  fault: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, message, data } = toApiError(fault);
  if (status === 500)
    request.log.error(
      { err: fault },
      fault instanceof ReaderFault ? 'what reads files is missing' : 'unforeseen',
    );
  if (status === 413) await drain(request);
  // A link that a mail program cut off within an umlaut, for one.
  if (badAddresses.has(codeOf(fault) ?? '') && isVisit(request) && !request.url.startsWith('/api/'))
    return reply.redirect('/404');
  if (status === 503 && isVisit(request))
    return reply.status(503).type('text/html; charset=utf-8').send(busyPage(message));
  return reply.status(status).type('application/json').send({ status, message, data });
}

/** Somebody opened a page; no script asks. */
const isVisit = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/** The little that a server without breath can show a person; it asks again by itself. */
const busyPage = (message: string): string =>
  `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>Gerade ausgelastet – Klarzeugnis</title>
</head>
<body>
<h1>Einen Moment, bitte</h1>
<p>${message} Die Seite lädt von selbst neu.</p>
</body>
</html>
`;
