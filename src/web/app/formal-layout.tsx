import { ToneProvider } from '#web/lib/tone.ts';
import { Header } from './header.tsx';
import { PageFrame } from './page-frame.tsx';

/** The pages that say „Sie“: with the header of the product. */
export function FormalLayout() {
  return (
    <ToneProvider value="sie">
      <PageFrame bar={<Header />} />
    </ToneProvider>
  );
}
