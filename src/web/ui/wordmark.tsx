/** The product's name, marked the way it marks a letter. As wide as it is, whatever face it is set in at first. */
export function Wordmark() {
  return (
    <span className="inline-block w-[7.625rem] font-letter text-[1.3125rem] leading-7 font-semibold tracking-[-0.01em]">
      <span className="border-b-2 border-accent bg-accent-wash px-px">Klar</span>zeugnis
    </span>
  );
}
