import type { NextConfig } from 'next';

const config: NextConfig = {
  // This folder is a project of its own inside the repository.
  turbopack: { root: import.meta.dirname },
};

export default config;
