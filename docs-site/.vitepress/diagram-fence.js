/**
 * Turns fences of the language `mermaid` into the component `Diagram`; all others stay code.
 *
 * @param {import('vitepress').MarkdownRenderer} markdown
 */
export function diagramFence(markdown) {
  const { fence } = markdown.renderer.rules;
  markdown.renderer.rules.fence = (tokens, place, ...rest) => {
    const { info, content } = tokens[place];
    return info.trim() === 'mermaid'
      ? `<Diagram code="${encodeURIComponent(content)}" />`
      : fence(tokens, place, ...rest);
  };
}
