import type { Opinion } from '#domain/model/second-opinion.ts';
import { ConnectionError, ServerError, serverErrorOf, sessionEnded } from '../http.ts';
import { getSession } from '../session.ts';

/** The lines of one event: its name and its data. */
function eventIn(block: string): { event: string; data: unknown } | null {
  const valueOf = (name: string): string | undefined =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const [event, data] = [valueOf('event'), valueOf('data')];
  return event === undefined || data === undefined ? null : { event, data: JSON.parse(data) as unknown };
}

/** The answer to a POST, as the one who is logged in; fetch, for XMLHttpRequest keeps all of a stream in memory. */
async function open(path: string, body: object, signal: AbortSignal): Promise<Response> {
  const { token } = getSession();
  const headers = {
    'content-type': 'application/json',
    ...(token === '' ? {} : { authorization: token }),
  };
  const sent = { method: 'POST', headers, body: JSON.stringify(body), signal };
  const answer = await fetch(path, sent).catch((error: unknown) => {
    throw signal.aborted ? error : new ConnectionError();
  });
  if (answer.ok) return answer;
  if (answer.status === 401 && token !== '') throw sessionEnded(token);
  throw serverErrorOf(answer.status, await answer.text());
}

/**
 * Asks for the second opinion on an analysis; whoever asks has agreed before.
 * @param onSummary is told the summary while it grows
 * @throws {ServerError} with a message for the reader; status 503 where it came within the stream
 * @throws {ConnectionError} when the stream broke off
 */
export async function readOpinion(
  id: string,
  onSummary: (summary: string) => void,
  signal: AbortSignal,
): Promise<Opinion> {
  const path = `/api/analyses/${encodeURIComponent(id)}/second-opinion`;
  const { body } = await open(path, { consent: true }, signal);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream is read piece by piece
    const piece = await reader?.read().catch(() => undefined);
    if (piece === undefined || piece.done) throw new ConnectionError();
    const blocks = (text + piece.value).split('\n\n');
    text = blocks.pop() ?? '';
    for (const told of blocks.map(eventIn)) {
      if (told?.event === 'part') onSummary((told.data as { summary: string }).summary);
      if (told?.event === 'opinion') return told.data as Opinion;
      if (told?.event === 'fault') throw new ServerError(503, (told.data as { message: string }).message);
    }
  }
}
