import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { readMail, type ReadMail } from './mails.ts';
import { testCertificate, testKey } from './test-certificate.ts';

export interface ReceivedMail extends ReadMail {
  /** As it came over the wire. */
  readonly raw: string;
  readonly encrypted: boolean;
  /** The login that it was sent with; undefined without one. */
  readonly user: string | undefined;
}

/** A real mail server on this machine. */
export interface TestMailServer {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  readonly close: () => Promise<void>;
}

export const mailLogin = { user: 'klarzeugnis', pass: 'Geheim:für/Mails@12' } as const;

/** Part of an SMTP_URL that makes the test's certificate known. */
export const trustTestCertificate = `?tls.ca=${encodeURIComponent(testCertificate)}`;

export interface MailServerChanges extends Pick<SMTPServerOptions, 'onRcptTo' | 'secure'> {
  readonly port?: number;
  /** Whether it offers STARTTLS. */
  readonly tls?: boolean;
  /** Whether it demands `mailLogin`. */
  readonly login?: boolean;
}

export async function startMailServer(changes: MailServerChanges = {}): Promise<TestMailServer> {
  const { port = 0, tls = false, login = false, secure = false, onRcptTo } = changes;
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    key: testKey,
    cert: testCertificate,
    secure,
    logger: false,
    closeTimeout: 100,
    authOptional: !login,
    disabledCommands: [...(tls ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])],
    allowInsecureAuth: !tls,
    ...(onRcptTo ? { onRcptTo } : {}),
    onAuth({ username, password }, _session, done) {
      const good = username === mailLogin.user && password === mailLogin.pass;
      if (good) done(null, { user: username });
      else done(new Error('Invalid username or password'));
    },
    onData(stream, session, done) {
      let raw = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => (raw += chunk));
      stream.on('end', () => {
        const user: unknown = session.user;
        const name = typeof user === 'string' ? user : undefined;
        received.push({ ...readMail(raw), raw, encrypted: session.secure, user: name });
        done();
      });
    },
  });
  // Clients that go away in the middle are part of the tests.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    received,
    close: async () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
