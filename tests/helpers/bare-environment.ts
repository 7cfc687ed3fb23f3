import process from 'node:process';

/** What a process of ours needs of this one's environment, and none of its settings. */
export function bareEnvironment(): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE: compiled } = process.env;
  return { PATH, ...(compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled }) };
}
