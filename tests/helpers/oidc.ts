import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Adapter, type AdapterPayload } from 'oidc-provider';

/** Somebody with an account at the provider. */
export interface ProviderPerson {
  /** Its id there, for good. */
  readonly sub: string;
  readonly name: string;
  readonly email: string;
  readonly verified: boolean;
}

/** A real OpenID provider on this machine, in Google's place. */
export interface TestProvider {
  /** Settings of a server that logs in there. */
  readonly settings: {
    readonly GOOGLE_CLIENT_ID: string;
    readonly GOOGLE_CLIENT_SECRET: string;
    readonly OIDC_ISSUER: string;
  };
  /** May be changed while it runs: who is on the login page, and what is told of them. */
  readonly people: ProviderPerson[];
  readonly close: () => Promise<void>;
}

/** What the provider keeps, as long as it runs. */
class Memory implements Adapter {
  static readonly #all = new Map<string, AdapterPayload>();
  readonly #kind: string;
  constructor(kind: string) {
    this.#kind = kind;
  }
  #key(id: string): string {
    return `${this.#kind} ${id}`;
  }
  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    Memory.#all.set(this.#key(id), { ...payload });
  }
  async find(id: string): Promise<AdapterPayload | undefined> {
    return Memory.#all.get(this.#key(id));
  }
  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...Memory.#all.values()].find((payload) => payload.kind === this.#kind && payload.uid === uid);
  }
  async findByUserCode(): Promise<undefined> {
    return undefined;
  }
  async consume(id: string): Promise<void> {
    const payload = Memory.#all.get(this.#key(id));
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
  }
  async destroy(id: string): Promise<void> {
    Memory.#all.delete(this.#key(id));
  }
  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { grantId: of }] of Memory.#all) if (of === grantId) Memory.#all.delete(key);
  }
}

const client = { id: 'klarzeugnis', secret: 'secret of the client at the provider' };

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The provider's page: one button for each account, one to go back. */
function loginPage(uid: string, people: readonly ProviderPerson[]): string {
  const buttons = people.map(
    ({ sub, name, email }) =>
      `<button name="account" value="${escaped(sub)}">${escaped(name)} (${escaped(email)})</button>`,
  );
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Anmelden</title></head><body>
<h1>Konto auswählen</h1><form method="post" action="/login/${uid}">
${buttons.join('\n')}
<button name="account" value="">Abbrechen</button></form></body></html>`;
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return new URLSearchParams(text);
}

function createProvider(issuer: string, people: readonly ProviderPerson[]): Provider {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' };
  const provider = new Provider(issuer, {
    adapter: Memory,
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: ['http://127.0.0.1/api/oauth2-redirect'],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
        // openid-client sends the secret in the body.
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ['keys for the cookies of this provider'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/login/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
    async findAccount(_context, sub) {
      const person = people.find((one) => one.sub === sub);
      return (
        person && {
          accountId: sub,
          claims: async () => ({
            sub,
            name: person.name,
            picture: '',
            email: person.email,
            email_verified: person.verified,
          }),
        }
      );
    },
    // Asks nobody whether the client may know the name and the address.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  // Servers under test take any port of this machine.
  provider.Client.prototype.redirectUriAllowed = (address) =>
    /^http:\/\/127\.0\.0\.1:\d+\/api\/oauth2-redirect$/.test(address);
  return provider;
}

async function login(
  provider: Provider,
  people: readonly ProviderPerson[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { uid } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(loginPage(uid, people));
    return;
  }
  const accountId = (await bodyOf(request)).get('account') ?? '';
  const result =
    accountId === ''
      ? { error: 'access_denied', error_description: 'abgebrochen' }
      : { login: { accountId, remember: false } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** Starts a provider on a free port of 127.0.0.1. */
export async function startProvider(people: ProviderPerson[]): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = createProvider(issuer, people);
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/login/')) {
      void answer(request, response);
      return;
    }
    login(provider, people, request, response).catch(() => {
      response.statusCode = 400;
      response.end('Diese Anmeldung gibt es nicht.');
    });
  });
  return {
    settings: {
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      OIDC_ISSUER: issuer,
    },
    people,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
