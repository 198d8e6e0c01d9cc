import type { Editor } from '@tiptap/core';
import { startTransition, useEffect, useReducer } from 'react';

/** Renders again after each change of text or cursor; the text that is typed does not wait for it. */
export function useCambios(editor: Editor): void {
  const [, draw] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    const later = () => startTransition(draw);
    editor.on('transaction', later);
    return () => {
      editor.off('transaction', later);
    };
  }, [editor]);
}
