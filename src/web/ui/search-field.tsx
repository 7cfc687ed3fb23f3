import { Search } from 'lucide-react';
import { useId } from 'react';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Narrows a list while one types. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="max-w-[24rem]">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <div className="relative mt-1">
        <Search
          size={20}
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft"
        />
        <input
          id={id}
          type="search"
          className="block min-h-12 w-full rounded border border-ink-soft/60 bg-sheet pr-3 pl-10"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  );
}
