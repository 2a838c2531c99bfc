import { useEffect, useRef, useState } from 'react';
import { profilePictureOf } from './photo.ts';
import { type PhotoProblem } from './problem.ts';

/** What becomes of a file that is chosen as picture: the one chosen last counts, and none once the screen is left. */
export function useProfilePicture() {
  const [isPreparing, setPreparing] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  /** The picture as data URL, or why there is none; null where it does not count any more. */
  const prepare = async (file: File): Promise<{ url: string } | PhotoProblem | null> => {
    running.current?.abort();
    const stop = (running.current = new AbortController());
    setPreparing(true);
    try {
      const picture = await profilePictureOf(file, stop.signal);
      return stop.signal.aborted ? null : picture;
    } catch {
      return stop.signal.aborted ? null : 'unreadable';
    } finally {
      if (running.current === stop) setPreparing(false);
    }
  };
  return { prepare, isPreparing };
}
