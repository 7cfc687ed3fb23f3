import { lateRegExp } from '../german/late.ts';
import { ofPerson } from './of-others.ts';
import type { Unit } from './units.ts';

const determiner =
  '(?:d(?:ie|er|en|em|es|as)|ein(?:e[mnrs]?)?|unsere?[nrms]?|deren|dessen|viele[nr]?|all(?:e[nr]?)|manche[nr]?|zahlreichen?)';
const sometimes =
  '(?:oft|häufig|nicht selten|manchmal|mitunter|zuweilen|bisweilen|gelegentlich|zum Teil|teils|teilweise|meist|zeitweise|immer wieder)';
const merit =
  '(?:\\p{L}*(?:[Ll]eistung|[Ee]rgebnis|[Ff]achwissen|[Kk]enntnis|[Kk]önnen|[Qq]ualität|[Ee]insatz|[Ee]ngagement|[Vv]erhalten|[Aa]uftreten|[Aa]rbeit(?!er|geb|nehm)|[Ww]eise|[Hh]altung|[Ii]dee|[Vv]orschl|[Ll]ösung|[Mm]itarbeit(?!er)|[Tt]empo))';
/** „mit den oft sehr persönlichen Angelegenheiten“, „den manchmal ruppigen Ton der Fahrer“: how often others are so. */
const attribute = lateRegExp(
  `(?<=(?<!\\p{L})${determiner} )(?:${sometimes}) (?=(?:(?:sehr|recht|überaus|ziemlich|nicht) )?\\p{Ll}+e[nrms]? (?:\\p{Ll}+e[nrms]? )?(?!${merit})\\p{Lu})`,
  'giu',
);
/** „und wenn ein Tier nicht zu retten war, fand sie Worte“: what happened then, and not to the person. */
const happened = lateRegExp(
  `(?<joint>^|, (?:und|doch|aber|auch) |, )(?<clause>(?:[Ww]enn|[Ww]o|[Aa]ls|[Oo]bwohl) (?:(?:es|sich) )?(?:(?:der|die|das|ein|eine|unser|unsere|kein|keine|nichts|niemand|jemand|etwas|es|einmal|\\p{Ll}+)(?!\\p{L})) [^,;:.]*(?<!\\p{L})(?:nicht|nichts|kein\\p{L}*|niemand|verlor|starb|ausfiel|scheiterte|brannte|krank|tot|still|fehlte)(?!\\p{L})[^,;:.]*), (?=\\p{Ll}+ (?:er|sie|Herr|Frau)(?!\\p{L}))`,
  'u',
);
/** Where all is well anyhow, and where the person is at fault. */
const easy = lateRegExp(
  '(?<!\\p{L})(?:nicht (?:viel|zu viel|gerade|so)|nichts (?:los|zu tun|dazwischen)|kein\\p{L}* (?:\\p{Ll}+ )?(?:\\p{L}*druck|stress|störung|eile|aufsicht|chef|vorgesetzt)\\p{L}*|niemand (?:störte|drängte|zusah|widersprach|hinsah))(?!\\p{L})',
  'iu',
);

/**
 * A sentence of somebody without what it tells beside of others and of hard times, whose words („oft“, „nicht“) would be
 * heard as limits of the praise; null where it tells nothing of the kind.
 */
export function withoutToldAround({ flat }: Pick<Unit, 'flat'>): string | null {
  if (!ofPerson.test(flat)) return null;
  const plain = flat.replaceAll(attribute, '');
  const rest = plain.replace(happened, (whole, ...found) => {
    const { joint = '', clause = '' } = found.at(-1) as { joint?: string; clause?: string };
    if (ofPerson.test(clause) || easy.test(clause)) return whole;
    return joint === '' ? 'Dabei ' : `${joint.trimEnd()} dabei `;
  });
  return rest === flat ? null : rest;
}
