import { useQuery } from '@tanstack/react-query';
import { certificateTypeLabels } from '#domain/letter/certificate-type.ts';
import { useText } from '#web/lib/i18n.ts';
import { allQuery } from '#web/lib/records.ts';
import { nameOf, type CertificateRecord } from '#web/lib/work/owner.ts';
import { Choice } from '#web/ui/controls.tsx';

type Listed = Pick<CertificateRecord, 'id' | 'type' | 'person' | 'project_name'> & {
  readonly company: { readonly name?: string } | null;
};

const labels: Readonly<Record<string, string>> = certificateTypeLabels;

/** A certificate whose employer, letterhead and signatories all rows get; nothing where none names an employer. */
export function TemplateChoice({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const t = useText();
  const certificates = useQuery(
    allQuery<Listed>('certificates', {
      sort: '-updated,id',
      filter: 'status != "deleted"',
      fields: 'id,type,project_name,person.first_name,person.last_name,company.name',
    }),
  );
  const usable = (certificates.data ?? []).filter(({ company }) => (company?.name ?? '') !== '');
  if (usable.length === 0) return null;
  const told = ({ company, ...one }: Listed): string =>
    [company?.name, labels[one.type], nameOf(one)].filter(Boolean).join(' · ');
  return (
    <div className="mt-4 max-w-[40rem]">
      <Choice
        label={t('bulk.template')}
        value={value}
        options={[['', t('bulk.no-template')], ...usable.map((one) => [one.id, told(one)] as const)]}
        onChange={onChange}
      />
      <p className="mt-1 text-small text-ink-soft">{t('bulk.template-hint')}</p>
    </div>
  );
}
