import type { Actor } from '../../auth/actor.ts';
import { day, timestampAfter } from '../../clock.ts';
import { ApiError } from '../../errors.ts';
import type { Mail } from '../../mail/mail.ts';
import { prepareReminder } from './change-invitation.ts';
import type { InvitationParts } from './invitation-parts.ts';
import type { OwnInvitation } from './own-invitation.ts';

/** Who of several was reminded, and why the others were not (German). */
export interface ManyReminded {
  readonly reminded: readonly string[];
  readonly refused: readonly { readonly id: string; readonly message: string }[];
}

/** Whoever is reminded with others hears of it once a day at most: several tables and clicks add up. */
function refuseTwiceADay({ invitation }: OwnInvitation, now: Date): void {
  if (String(invitation['reminded']) > timestampAfter(now, -day))
    throw new ApiError(409, 'In den letzten 24 Stunden wurde schon erinnert.');
}

/** Reminds several recipients; one that cannot be reminded does not keep the others from it. */
export async function remindMany(
  parts: InvitationParts,
  actor: Actor,
  ids: readonly string[],
): Promise<ManyReminded> {
  const reminded: string[] = [];
  const refused: { id: string; message: string }[] = [];
  const mails: Mail[] = [];
  for (const id of new Set(ids)) {
    try {
      mails.push((await prepareReminder(parts, actor, id, refuseTwiceADay)).mail);
      reminded.push(id);
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      refused.push({ id, message: fault.message });
    }
  }
  parts.mailer.sendMany(mails);
  return { reminded, refused };
}
