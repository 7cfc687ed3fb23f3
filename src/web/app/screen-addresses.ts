import type { RouteObject } from 'react-router';
import { paths } from '#web/lib/paths.ts';

const joined = (above: string, path = ''): string =>
  path.startsWith('/') ? path : [above.replace(/\/$/, ''), path].filter(Boolean).join('/');

/**
 * The addresses at which a screen stands, as patterns („/vorgaenge/:id“, „/zeugnisgenerator/stamm/:id?“): the server
 * answers everything else with 404. The not-found screen itself is none of them.
 */
export function screenAddresses(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap((route) => {
    const here = joined(above, route.path);
    if (route.children !== undefined) return screenAddresses(route.children, here);
    return route.path === '*' || here === paths.notFound ? [] : [here];
  });
}
