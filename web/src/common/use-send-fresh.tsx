import type { Endpoint, Input, Light, Response } from '@fedatario/contract/base';
import { useState } from 'react';
import { useSend } from '../lib/api.ts';
import type { ApiError } from '../lib/api-error.ts';
import { Reingreso } from './Reingreso.tsx';

interface Then<E extends Endpoint> {
  readonly onSuccess?: (answer: Response<E>) => void;
  readonly onError?: (error: ApiError) => void;
}

/**
 * A write that may require the password again: `dialog` asks for it, and then the same write is sent. Cancelling the
 * dialog writes nothing.
 */
export function useSendFresh<E extends Endpoint>(endpoint: Light<E>, options: Parameters<typeof useSend<E>>[1] = {}) {
  const sending = useSend(endpoint, options);
  const [asked, setAsked] = useState<{ input: Input<E>; then: Then<E> }>();
  const mutate = (input: Input<E>, then: Then<E> = {}) =>
    sending.mutate(input, {
      onSuccess: (answer) => then.onSuccess?.(answer),
      onError: (error) => {
        if (error.codigo === 'reingreso-requerido') setAsked({ input, then });
        else then.onError?.(error);
      },
    });
  const again = () => {
    setAsked(undefined);
    if (asked) mutate(asked.input, asked.then);
  };
  const wanted = sending.error?.codigo === 'reingreso-requerido';
  return {
    mutate,
    isPending: sending.isPending,
    error: wanted ? null : sending.error,
    dialog: asked && <Reingreso onDone={again} onClose={() => setAsked(undefined)} />,
  };
}
