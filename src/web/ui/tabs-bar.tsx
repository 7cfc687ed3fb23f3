import { NavLink } from 'react-router';

interface TabsBarProps {
  readonly label: string;
  readonly tabs: readonly { readonly path: string; readonly label: string }[];
}

/** The pages of an area, as links above it. */
export function TabsBar({ label, tabs }: TabsBarProps) {
  return (
    <nav aria-label={label} className="-mb-px flex gap-6 overflow-x-auto border-b border-line">
      {tabs.map((tab) => (
        <NavLink
          key={tab.path}
          to={tab.path}
          end
          className="border-b-2 border-transparent py-2 whitespace-nowrap text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
        >
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
