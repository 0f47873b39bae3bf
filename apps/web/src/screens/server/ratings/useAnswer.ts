import { useEffect, useState } from 'react';

import type { ApiAnswer } from '../../../session/online/onlineApi.ts';

/** The answer to a question that is asked once; `absent` and `offline` if there is none. `ask` must not change. */
export const useAnswer = <Value>(ask: () => Promise<ApiAnswer<Value>>): Value | 'loading' | 'absent' | 'offline' => {
  const [value, setValue] = useState<Value | 'loading' | 'absent' | 'offline'>('loading');
  useEffect(() => {
    let isCurrent = true;
    void ask().then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) setValue(answer.value);
      else setValue(answer.failed === 'absent' ? 'absent' : 'offline');
    });
    return () => {
      isCurrent = false;
    };
  }, [ask]);
  return value;
};
