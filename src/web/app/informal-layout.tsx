import { ToneProvider } from '#web/lib/tone.ts';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { PageBar } from './page-bar.tsx';
import { PageFrame } from './page-frame.tsx';

/** The mirror pages that say „du“: for visitors from outside, with the name only and no way into an account. */
export function InformalLayout() {
  return (
    <ToneProvider value="du">
      <PageFrame
        bar={
          <PageBar>
            <Wordmark />
          </PageBar>
        }
      />
    </ToneProvider>
  );
}
