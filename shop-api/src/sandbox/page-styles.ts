/** The inline styles of the sandbox pages, light and dark. */
export const PAGE_STYLES = `
:root {
  color-scheme: light dark;
  --ground: oklch(96.5% 0.01 250);
  --card: oklch(100% 0 0);
  --sunk: oklch(97.3% 0.008 250);
  --ink: oklch(25% 0.04 265);
  --soft: oklch(45% 0.03 260);
  --line: oklch(90% 0.012 255);
  --edge: oklch(62% 0.03 258);
  --brand: oklch(47% 0.17 268);
  --brand-down: oklch(41% 0.16 268);
  --on-brand: oklch(99% 0.005 268);
  --mark: oklch(93.5% 0.075 92);
  --on-mark: oklch(36% 0.08 70);
  --good: oklch(48% 0.12 155);
  --bad: oklch(50% 0.18 25);
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: oklch(19% 0.025 265);
    --card: oklch(24% 0.028 265);
    --sunk: oklch(28% 0.03 265);
    --ink: oklch(95% 0.01 260);
    --soft: oklch(77% 0.02 260);
    --line: oklch(36% 0.03 263);
    --edge: oklch(58% 0.03 262);
    --brand: oklch(76% 0.11 268);
    --brand-down: oklch(82% 0.09 268);
    --on-brand: oklch(20% 0.05 268);
    --mark: oklch(38% 0.07 80);
    --on-mark: oklch(95% 0.06 92);
    --good: oklch(78% 0.14 155);
    --bad: oklch(76% 0.13 25);
  }
}
* { box-sizing: border-box; margin: 0; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  min-height: 100dvh;
  display: flex;
  flex-direction: column;
  background: var(--ground);
  color: var(--ink);
  font: 1rem/1.5 ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
}
.mark {
  background: var(--mark);
  color: var(--on-mark);
  padding: 0.625rem 1rem;
  text-align: center;
  font-size: 0.875rem;
}
main { width: 100%; max-width: 60rem; margin: 0 auto; padding: 1rem 1rem 2rem; }
.top { display: flex; align-items: center; gap: 0.5rem; padding: 0.5rem 0 1rem; color: var(--soft); font-size: 0.875rem; }
.top svg { flex: none; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem; }
.columns { display: grid; gap: 1rem; }
.merchant { display: flex; align-items: center; gap: 0.75rem; }
.badge {
  display: grid; place-items: center; flex: none;
  width: 2.75rem; height: 2.75rem; border-radius: 0.75rem;
  background: var(--brand); color: var(--on-brand); font-weight: 800; font-size: 1.25rem;
}
h1 { font-size: 1.0625rem; line-height: 1.3; }
h2 { font-size: 1rem; line-height: 1.3; }
.small { color: var(--soft); font-size: 0.875rem; }
.amount { font-size: 2rem; line-height: 1.2; font-weight: 750; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; margin-top: 1.25rem; }
dl { border-top: 1px solid var(--line); margin-top: 1rem; padding-top: 0.5rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: 0.375rem 0; font-size: 0.875rem; }
dt { color: var(--soft); }
dd { text-align: right; font-weight: 600; overflow-wrap: anywhere; }
dl .stacked { flex-direction: column; gap: 0; }
.stacked dd { text-align: left; font: 500 0.75rem/1.75 ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', monospace; }
.panel { display: grid; gap: 1rem; }
.number { background: var(--sunk); border: 1px dashed var(--edge); border-radius: 0.75rem; padding: 1rem; text-align: center; }
.digits {
  display: block; margin: 0.25rem 0;
  font: 700 clamp(1.125rem, 6vw, 1.5rem)/1.3 ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', monospace;
  user-select: all; -webkit-user-select: all;
}
.digits span + span { margin-left: 0.5em; }
.code { justify-self: center; width: min(15rem, 70%); background: oklch(100% 0 0); border-radius: 0.75rem; padding: 0.875rem; border: 1px solid var(--line); }
.code svg { display: block; width: 100%; height: auto; }
ol { padding-left: 1.25rem; color: var(--soft); font-size: 0.875rem; display: grid; gap: 0.25rem; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 0.875rem; }
.fields .wide { grid-column: 1 / -1; }
label { display: grid; gap: 0.25rem; font-size: 0.875rem; font-weight: 600; }
input, select {
  width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem;
  border: 1px solid var(--edge); border-radius: 0.625rem;
  background: var(--card); color: var(--ink); font: inherit; font-size: 1rem; font-weight: 400;
}
::placeholder { color: var(--soft); opacity: 0.75; }
.choices { border-top: 1px solid var(--line); margin-top: 1.25rem; padding-top: 1.25rem; display: grid; gap: 0.625rem; }
.others { display: grid; grid-template-columns: 1fr 1fr; gap: 0.625rem; }
.others :first-child { grid-column: 1 / -1; }
button, .button {
  display: grid; place-items: center; width: 100%; min-height: 2.875rem; padding: 0.5rem 1rem;
  border: 1px solid var(--edge); border-radius: 0.75rem;
  background: var(--card); color: var(--ink); font: inherit; font-weight: 600;
  text-decoration: none; cursor: pointer;
}
button:hover, .button:hover { border-color: var(--ink); }
.pay { min-height: 3.25rem; background: var(--brand); border-color: var(--brand); color: var(--on-brand); font-size: 1.0625rem; }
.pay:hover { background: var(--brand-down); border-color: var(--brand-down); }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
.notice { max-width: 28rem; margin: 8vh auto 0; display: grid; gap: 1rem; justify-items: center; text-align: center; }
.notice p { max-width: 24rem; }
.notice form, .notice .button { width: 100%; }
.sign { width: 3.5rem; height: 3.5rem; }
.good { color: var(--good); }
.bad { color: var(--bad); }
footer { margin-top: auto; padding: 1.25rem 1rem; text-align: center; color: var(--soft); font-size: 0.8125rem; }
@media (min-width: 48rem) {
  main { padding-top: 2rem; }
  .columns { grid-template-columns: 21rem minmax(0, 1fr); align-items: start; gap: 1.5rem; }
  .card { padding: 1.75rem; }
}
@media (min-width: 60rem) {
  .others { grid-template-columns: repeat(3, 1fr); }
  .others :first-child { grid-column: auto; }
}
`;
