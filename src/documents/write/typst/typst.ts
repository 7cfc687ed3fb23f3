// Loaded by the writer's process alone: Typst and its fonts take 100 MB.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Written } from '../writer/writer.ts';
import { fontCoverage } from './font-coverage.ts';
import type { SetOrder } from './set-document.ts';

const require = createRequire(import.meta.url);
/** The only files that a template can read. */
const templates = path.resolve(import.meta.dirname, '../templates');
const fonts = [
  'source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  'source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  'source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  'source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  'source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
].map((file) => readFileSync(require.resolve(`@expo-google-fonts/${file}`)));
const covered = new Set(fonts.flatMap((font) => [...fontCoverage(font)]));
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: fonts }] });

/** A tagged PDF must not hold signs without a glyph; they become an empty box that everybody recognises. */
function showable(text: string): string {
  return text.replaceAll(/[^\n\t -~]/gu, (sign) => (covered.has(sign.codePointAt(0) ?? 0) ? sign : '□'));
}

/** @throws Error with what Typst says is wrong with the template */
export function setWithTypst({ template, data, files, standard }: SetOrder): Written {
  try {
    for (const [name, bytes] of Object.entries(files)) {
      compiler.mapShadow(path.join(templates, name), Buffer.from(bytes));
    }
    const result = compiler.compile({
      mainFilePath: path.join(templates, template),
      // Text reaches the template as a JSON string only, never as source.
      inputs: {
        data: JSON.stringify(JSON.parse(data), (_, value: unknown) =>
          typeof value === 'string' ? showable(value) : value,
        ),
      },
    });
    if (result.result === null) throw new Error(JSON.stringify(result.takeError()?.shortDiagnostics));
    const warnings = (result.takeWarnings()?.shortDiagnostics ?? []).map((warning) =>
      JSON.stringify(warning),
    );
    return { bytes: new Uint8Array(compiler.pdf(result.result, { pdfStandard: standard })), warnings };
  } finally {
    compiler.resetShadow();
    compiler.evictCache(0);
  }
}
