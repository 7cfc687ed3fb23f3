import type { FastifyInstance } from 'fastify';

/** How often to look whether everybody has been answered, in milliseconds. */
const lookEvery = 50;

/**
 * Lets a stopping server come to its end: answers given meanwhile end their connection, and once nobody waits for an
 * answer any more, the connections that browsers keep open are closed, used or not.
 */
export function letGoWhenStopping(app: FastifyInstance): void {
  let stopping = false;
  let waiting = 0;
  app.addHook('onRequest', async (_request, reply) => {
    waiting += 1;
    // Comes in any case, also when the other side has gone.
    reply.raw.once('close', () => (waiting -= 1));
  });
  app.addHook('preClose', async () => {
    stopping = true;
    const look = setInterval(() => waiting > 0 || app.server.closeAllConnections(), lookEvery);
    app.server.on('close', () => clearInterval(look));
    // A server that never listened has nobody to let go.
    look.unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
