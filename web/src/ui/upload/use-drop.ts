import { type DragEvent, useState } from 'react';

/** Handlers that accept dropped files. */
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
