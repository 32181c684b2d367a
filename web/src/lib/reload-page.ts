/** Reloads the page. */
export const reload = () => {
  window.location.reload();
};

/** Reloads the page, as the shop has it now; does nothing while the shop does not answer. */
export const reloadIfAnswered = () =>
  fetch(window.location.href, { method: 'HEAD' }).then(reload, () => undefined);
