import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { loadAgain } from '#web/lib/load-again.ts';
import { LoadFaultNote } from './load-fault-note.tsx';

/** What stands in the place of a part that could not be fetched. */
type Fault<Props> = ComponentType<Props & { readonly onRetry: () => Promise<unknown> }>;

/**
 * A part of a screen that is fetched when it is first shown. Unlike `lazy` of React it remembers no failure, and
 * what it stands in goes on without it.
 * @param LoadFault says that it could not be fetched
 */
export function latePart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  LoadFault: Fault<Props> = LoadFaultNote,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LatePart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded);
    const [failed, setFailed] = useState(false);
    const fetchPart = useCallback(async () => {
      const { default: part } = await loadAgain(load);
      loaded = part;
      setPart(() => part);
    }, []);
    useEffect(() => {
      if (loaded === null) fetchPart().catch(() => setFailed(true));
    }, [fetchPart]);
    if (Part !== null) return <Part {...props} />;
    return failed ? <LoadFault {...props} onRetry={fetchPart} /> : null;
  };
}
