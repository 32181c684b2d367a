/** The call of a successful attack; the test counts these calls. */
const CALL = 'hacked()';

const TAGS = [
  ...['img', 'svg', 'body', 'iframe', 'input', 'details', 'video', 'audio', 'object', 'embed'],
  ...['marquee', 'select', 'textarea', 'button', 'a', 'p', 'div', 'table', 'math', 'x'],
];

/** Attributes that run script by themselves or on interaction. */
const HANDLERS = [
  `src=x onerror=${CALL}`,
  `onload="${CALL}" src=data:,`,
  `autofocus tabindex=0 onfocus='${CALL}'`,
  `open ontoggle=${CALL} onmouseover=${CALL} onclick=${CALL}`,
];

/** Separators between tag and attribute that simple sanitisers do not recognise. */
const GAPS = [' ', '/', '\t', '\n', '\f', ' x="a" ', "/x='>'/", ' / '];

const handlers = TAGS.flatMap((tag) =>
  HANDLERS.flatMap((handler) => GAPS.map((gap) => `<${tag}${gap}${handler}>${tag}</${tag}>`)),
);

const ADDRESSES = [
  `javascript:${CALL}`,
  `JaVaScRiPt:${CALL}`,
  ` javascript:${CALL}`,
  `\u0001javascript:${CALL}`,
  `java\tscript:${CALL}`,
  `java\nscript:${CALL}`,
  `&#106;avascript:${CALL}`,
  `&#x6A&#x61vascript:${CALL}`,
  `javascript&colon;${CALL}`,
  `javascript&#58;${CALL}`,
  `vbscript:${CALL}`,
  `data:text/html,<script>top.${CALL}</script>`,
  `data:text/html;base64,PHNjcmlwdD50b3AuaGFja2VkKCk8L3NjcmlwdD4=`,
  `feed:javascript:${CALL}`,
  `view-source:javascript:${CALL}`,
  `blob:${CALL}`,
];

const links = ADDRESSES.flatMap((address) => [
  `<a href="${address}">tautan</a>`,
  `<a href='${address}' target=_top>tautan</a>`,
  `<img src="${address}">`,
  `<iframe src="${address}"></iframe>`,
  `<form action="${address}"><button>kirim</button></form>`,
  `<svg><a xlink:href="${address}"><text y=20>tautan</text></a></svg>`,
  `<math href="${address}">tautan</math>`,
  `<button formaction="${address}">kirim</button>`,
]);

/** Texts that browsers parse differently from simple sanitisers. */
const PARSER_TRICKS = [
  `<script>${CALL}</script>`,
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  `<SCRIPT/x>${CALL}</SCRIPT/x>`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><style><img src=x onerror=${CALL}></style></svg>`,
  `<svg></p><style><a id="</style><img src=x onerror=${CALL}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${CALL}&gt;">`,
  `<math><mi//xlink:href="data:x,<script>${CALL}</script>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${CALL}>`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
  `<svg><animate onbegin=${CALL} attributeName=x dur=1s></svg>`,
  `<svg><set attributeName=href to="javascript:${CALL}"></set></svg>`,
  `<svg><foreignObject><img src=x onerror=${CALL}></foreignObject></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${CALL}>#x"></use></svg>`,
  `<style>@import 'javascript:${CALL}';</style>`,
  `<p style="background:url(javascript:${CALL})">x</p>`,
  `<link rel=stylesheet href="javascript:${CALL}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${CALL}">`,
  `<base href="javascript:${CALL}//">`,
  `<template><img src=x onerror=${CALL}></template>`,
  `<img src="x\`\`onerror=${CALL}">`,
  `<img src=x oneonerrorrror=${CALL}>`,
  `<img """><script>${CALL}</script>">`,
  `<![CDATA[><img src=x onerror=${CALL}>]]>`,
  `<?xml ><img src=x onerror=${CALL}> ?>`,
  `<!--><img src=x onerror=${CALL}>-->`,
  `<!-- --!><img src=x onerror=${CALL}> -->`,
  `<title><img src=x onerror=${CALL}></title>`,
  `&lt;img src=x onerror=${CALL}&gt;`,
  `{{constructor.constructor('${CALL}')()}}`,
  `\${${CALL}}`,
  `"><img src=x onerror=${CALL}>`,
  `'-${CALL}-'`,
  `</script><script>${CALL}</script>`,
  `</title></textarea></style><img src=x onerror=${CALL}>`,
];

/** Attacks that hide the text after them: each is the last one of its text. */
const SWALLOWING = [
  `<textarea></textarea><img src=x onerror=${CALL}>`,
  `<xmp></xmp><img src=x onerror=${CALL}><xmp>`,
  `<plaintext></plaintext><img src=x onerror=${CALL}>`,
  `<title>x</title><img src=x onerror=${CALL}><title>`,
  `<style></style><img src=x onerror=${CALL}><style>`,
  `<select><template><img src=x onerror=${CALL}></template><select>`,
  `<!-- <img src=x onerror=${CALL}`,
  `<img src=x onerror=${CALL} `,
];

/** HTML that tries to run script. */
export const ATTACKS: readonly string[] = [...handlers, ...links, ...PARSER_TRICKS, ...SWALLOWING];

/** The attacks in `count` texts, none of which hides an attack of its own. */
export function attackTexts(count: number): string[] {
  const harmless = ATTACKS.length - SWALLOWING.length;
  return Array.from({ length: count }, (_, index) => {
    const own = ATTACKS.filter((_attack, number) => number < harmless && number % count === index);
    return [...own, SWALLOWING[index % SWALLOWING.length]].join('\n');
  });
}

/** Link addresses for slides, none of which may be followed. */
export const ATTACK_ADDRESSES: readonly string[] = ADDRESSES;
