import type { ImageResolvers } from '../__generated__/resolvers.ts';
import type { ModuleResolvers } from '../module-resolvers.ts';

const image: ImageResolvers = {
  url: ({ path }, _, { images }) => images.url(path),
  srcSet: ({ path }, _, { images }) => images.srcSet(path),
};

/** Pictures: whoever has one hands on the record of it, with its path as the shop wrote it. */
export const imageResolvers: ModuleResolvers = { Image: image };
