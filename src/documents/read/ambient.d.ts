declare module 'word-extractor' {
  interface WordDocument {
    readonly getBody: (options: { readonly filterUnicode: boolean }) => string;
    readonly getTextboxes: (options: {
      readonly includeHeadersAndFooters: boolean;
      readonly filterUnicode: boolean;
    }) => string;
  }
  export default class WordExtractor {
    extract(file: Buffer): Promise<WordDocument>;
  }
}

declare module 'heic-decode' {
  interface Decoded {
    readonly width: number;
    readonly height: number;
    readonly data: Uint8ClampedArray;
  }
  interface Waiting {
    readonly width: number;
    readonly height: number;
    readonly decode: () => Promise<Decoded>;
  }
  const decode: { readonly all: (file: { readonly buffer: Uint8Array }) => Promise<readonly Waiting[]> };
  export default decode;
}
