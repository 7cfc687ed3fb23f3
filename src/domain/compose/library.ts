import { moduleFiles } from '../knowledge/modules/index.ts';
import { modulesOf, type ModuleKind, type TextModule } from '../letter/module.ts';
import { parseTemplate, type Piece, type Template } from './template.ts';

/** A module ready for use. */
export interface LibraryModule extends TextModule {
  readonly template: Template;
  /** How the person is named first: by a slot that may be the name, by „sein“, or not at all. */
  readonly mention: 'nameable' | 'name' | 'possessive' | null;
}

let all: readonly LibraryModule[] | undefined;
let byId: ReadonlyMap<string, LibraryModule> | undefined;
const byKind = new Map<ModuleKind, readonly LibraryModule[]>();

/** The whole library. Templates are parsed once, on first use. */
function library(): readonly LibraryModule[] {
  all ??= moduleFiles.flatMap((file) => modulesOf(file).map(ready));
  return all;
}

/** All modules of a kind. */
export function modulesOfKind(kind: ModuleKind): readonly LibraryModule[] {
  const found = byKind.get(kind) ?? library().filter((module) => module.kind === kind);
  byKind.set(kind, found);
  return found;
}

/** The module with an id; undefined when a stored letter names one that is gone. */
export function moduleById(id: string): LibraryModule | undefined {
  byId ??= new Map(library().map((module) => [module.id, module] as const));
  return byId.get(id);
}

function ready(module: TextModule): LibraryModule {
  const template = parseTemplate(module.text);
  return { ...module, template, mention: mentionOf(template) };
}

function mentionOf(template: Template): LibraryModule['mention'] {
  for (const piece of template) {
    const found = mentionIn(piece);
    if (found !== null) return found;
  }
  return null;
}

function mentionIn(piece: Piece): LibraryModule['mention'] {
  if (piece.kind === 'optional') return mentionOf(piece.pieces);
  if (piece.kind === 'possessive') return 'possessive';
  if (piece.kind === 'group' && piece.frame.determiner === 'sein') return 'possessive';
  if (piece.kind !== 'person') return null;
  return piece.form === 'rhythm' || piece.form === 'pronoun' ? 'nameable' : 'name';
}
