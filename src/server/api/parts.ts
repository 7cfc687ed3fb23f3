import type { Seal } from '#documents/sign/seal-certificate.ts';
import type { Config } from '../config.ts';
import type { Google } from '../outside/google.ts';
import type { Model } from '../outside/model/model.ts';
import type { AccountLimits } from '../http/account-limits.ts';
import type { ActorOf } from '../http/actor-of.ts';
import type { GuessLimits } from '../http/guess-limits.ts';
import type { Slowdown } from '../http/slowdown.ts';
import type { RouteOptions } from '../http/rate-limits.ts';
import type { ReadingParts } from '../reading/reading-parts.ts';
import type { MailParts } from '../usecases/mail-parts.ts';

/** What the endpoints work with. */
export interface ApiParts extends ReadingParts, MailParts {
  /** Key for everything that is signed or hashed. */
  readonly secret: string;
  readonly actorOf: ActorOf;
  /** Options of a route that may be asked only so often by one address, see `addRateLimits`. */
  readonly limited: (perMinute: number) => RouteOptions;
  readonly accountLimits: AccountLimits;
  readonly guessLimits: GuessLimits;
  readonly slowdown: Slowdown;
  /** Login with Google; `null` where it is not configured. */
  readonly google: Google | null;
  /** The language model; `null` where none is configured. */
  readonly model: Model | null;
  readonly config: Pick<Config, 'model' | 'site' | 'publicUrl'>;
  /** What documents are sealed with, from the settings; `null`: our own. */
  readonly givenSeal: Seal | null;
}

/** Characters of a token in a request; ours have about 400. */
export const maxTokenLength = 5000;
