import { configure } from '@testing-library/react';
import './effects-after-commit.ts';

// How long a test waits for what it expects, in ms: a page that is first fetched while every core is
// busy takes seconds. Nothing waits longer than it must.
configure({ asyncUtilTimeout: 10_000 });
