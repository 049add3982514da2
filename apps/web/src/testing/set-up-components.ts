import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Machines are noisy: what does not come at all fails a little later, what comes late does not fail.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
