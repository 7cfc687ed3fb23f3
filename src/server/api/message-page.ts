function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * A page of a few words that stands for itself, without a script; its look is in the web's `message.css`.
 * @param form a button that posts to an address of ours
 */
export function messagePage(
  title: string,
  text: string,
  form?: { readonly action: string; readonly button: string },
): string {
  const button = form
    ? `<form method="post" action="${escaped(form.action)}"><button>${escaped(form.button)}</button></form>`
    : '';
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – Klarzeugnis</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/message.css"></head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${button}</main></body></html>
`;
}
