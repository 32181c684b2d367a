import type { ContentPageResolvers, SlideResolvers } from '../../__generated__/resolvers.ts';
import { encodeId } from '../../graphql/global-id.ts';
import type { ModuleResolvers } from '../../graphql/module-resolvers.ts';

const slide: SlideResolvers = { id: (parent) => encodeId('Slide', parent.id) };

const contentPage: ContentPageResolvers = {
  id: (parent) => encodeId('ContentPage', parent.id),
};

/** Slides, pages and settings (specification.md 3). */
export const contentResolvers: ModuleResolvers = {
  Query: {
    slides: (_, _args, { data }) => data.slides(),
    contentPages: (_, _args, { data }) => data.pages(),
    contentPage: async (_, { slug }, { data }) =>
      (await data.pages()).find((page) => page.slug === slug) ?? null,
    settings: (_, _args, { data }) => data.settings(),
  },
  Slide: slide,
  ContentPage: contentPage,
};
