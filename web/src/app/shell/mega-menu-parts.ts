/** Loads the components that are needed once the menu is open. */
export async function loadMegaMenuParts() {
  const [{ MenuPicture }, { PromotedProduct }] = await Promise.all([
    import('./menu-picture.tsx'),
    import('./promoted-product.tsx'),
  ]);
  return { MenuPicture, PromotedProduct };
}

export type MegaMenuParts = Awaited<ReturnType<typeof loadMegaMenuParts>>;
