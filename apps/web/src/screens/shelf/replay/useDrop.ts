import { useState } from 'react';
import type { DragEvent } from 'react';

export interface DropProps {
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

/** A drop zone for files: whether a file hovers over it, and the props of its element. */
export const useDrop = (take: (file: File) => void): readonly [isOver: boolean, props: DropProps] => {
  const [isOver, setOver] = useState(false);
  return [
    isOver,
    {
      onDragOver: (event) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) take(file);
      },
    },
  ];
};
