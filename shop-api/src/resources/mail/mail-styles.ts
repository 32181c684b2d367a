import { Html } from '../../http/html.ts';

/** The dark colours of the mails, for mail programs with `prefers-color-scheme`. */
export const MAIL_STYLES = new Html(`<style>
  :root { color-scheme: light dark; }
  @media (prefers-color-scheme: dark) {
    .ground { background-color: #14161f !important; }
    .card { background-color: #20232f !important; }
    .ink { color: #eef0f8 !important; }
    .soft { color: #b4b9cf !important; }
    .rows { border-top-color: #3b4054 !important; }
    .button { background-color: #aab4ff !important; color: #14161f !important; }
  }
</style>`);
