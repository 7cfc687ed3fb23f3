import type { FastifyInstance } from 'fastify';
import { invalid } from '../../errors.ts';
import { readBody, textIn } from '../../http/read-body.ts';
import { setTopics } from '../../realtime/connections.ts';
import { badValue, required, tooManyEntries } from '../../records/faults.ts';
import type { ApiParts } from '../parts.ts';

const maxTopics = 1000;
const maxTopicLength = 2500;

/** Names of events are lines. */
function isTopic(topic: unknown): topic is string {
  return (
    typeof topic === 'string' && topic !== '' && topic.length <= maxTopicLength && !/[\r\n\0]/.test(topic)
  );
}

function topicsIn(values: Readonly<Record<string, unknown>>): string[] {
  const { subscriptions = [] } = values;
  const list: unknown[] = Array.isArray(subscriptions) ? subscriptions : [subscriptions];
  if (list.length > maxTopics) throw invalid({ subscriptions: tooManyEntries(maxTopics) });
  const topics = list.filter(isTopic);
  if (topics.length === list.length) return [...new Set(topics)];
  const faults = list.flatMap((topic, at) => (isTopic(topic) ? [] : [[String(at), badValue] as const]));
  throw invalid({ subscriptions: Object.fromEntries(faults) });
}

/** `POST /api/realtime` `{clientId, subscriptions}`: what a connection listens to from now on. */
export function subscribeRealtimeRoute(app: FastifyInstance, parts: ApiParts): void {
  app.post('/api/realtime', async (request, reply) => {
    const { values } = await readBody(request);
    const id = textIn(values, 'clientId');
    if (id === '') throw invalid({ clientId: required });
    const topics = topicsIn(values);
    await setTopics(parts, await parts.actorOf(request), id, topics, request.ip);
    return reply.status(204).send();
  });
}
