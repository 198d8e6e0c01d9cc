import { type DragEvent, useState } from 'react';

/** What a place needs to take a file that is dropped on it, or several at once. */
export function useDrop(onFile: (file: File, ...more: File[]) => void) {
  const [over, setOver] = useState(false);
  const hold = (on: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(on);
  };
  return {
    over,
    onDragOver: hold(true),
    onDragLeave: hold(false),
    onDrop: (event: DragEvent) => {
      hold(false)(event);
      const [file, ...more] = event.dataTransfer.files;
      if (file) onFile(file, ...more);
    },
  };
}
