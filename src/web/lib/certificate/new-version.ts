import { requestFile } from '#web/lib/http.ts';
import { createCertificate, findLogo, loadCertificate, uploadLogo } from './calls.ts';

/**
 * Begins a new version of a certificate that cannot be changed any more: the same answers, letter and logo under a new
 * id; the signed one stays as it is.
 * @param named how the project is called then
 * @returns the new id
 */
export async function beginNewVersion(id: string, named: (before: string) => string): Promise<string> {
  const { draft, letter } = await loadCertificate(id);
  const made = await createCertificate({
    draft: { ...draft, project_name: named(draft.project_name).slice(0, 200) },
    letter,
    status: letter === null ? 'draft' : 'edited',
  });
  const logo = await findLogo(id);
  if (logo !== null) {
    const picture = await requestFile(`/api/files/files/${logo.id}/${logo.file}`);
    await uploadLogo(made.id, new File([picture], logo.file, { type: picture.type }));
  }
  return made.id;
}
