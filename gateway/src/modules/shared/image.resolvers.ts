import type { ImageResolvers } from '../../__generated__/resolvers.ts';
import type { ModuleResolvers } from '../../graphql/module-resolvers.ts';

const image: ImageResolvers = {
  url: ({ path }, _, { images }) => images.url(path),
  srcSet: (image, _, { images }) => images.srcSet(image),
};

/** Images; parents return a record with the path of the shop. */
export const imageResolvers: ModuleResolvers = { Image: image };
