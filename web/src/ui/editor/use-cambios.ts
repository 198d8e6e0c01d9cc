import type { Editor } from '@tiptap/core';
import { useEffect, useReducer } from 'react';

/** Renders again on each change of text or cursor. */
export function useCambios(editor: Editor): void {
  const [, draw] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    editor.on('transaction', draw);
    return () => {
      editor.off('transaction', draw);
    };
  }, [editor]);
}
