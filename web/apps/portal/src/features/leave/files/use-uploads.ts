import { useEffect, useRef, useState } from 'react';
import { leave } from '@kadro/api';
import { useFormat, useT } from '@kadro/i18n';
import { isOfPhone, photoAccept, photoMost, photoWithin, pictureTypes } from '@kadro/ui';
import { usePortal } from '../../../core/context.tsx';
import { messageOf } from '../../../core/message-of.ts';

/** The server's limits: most bytes of a document, and the accepted types. */
export const mostBytes = 2_097_152;
const fileTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/gif', 'image/bmp', 'image/webp', 'image/tiff'];

export const fileAccept = [...new Set([...fileTypes, ...photoAccept.split(',')])].join();

/** Pixels of the longer side at which a page that was photographed can be read. */
const pageSide = 2_400;

export interface Upload {
  key: string;
  name: string;
  bytes: number;
  /** A photo is being made smaller, which may take seconds. */
  isPreparing?: boolean;
  /** How much was sent (0 to 1). */
  share: number;
  id?: string;
  problem?: string;
}

export interface UploadsState {
  files: readonly Upload[];
  add: (files: Iterable<File>) => void;
  remove: (key: string) => void;
  /** The ids of all files once all have arrived; null when one has not. */
  settled: () => Promise<string[] | null>;
}

/** Files being uploaded, each with its progress; one that `onArrived` has taken over leaves the list. */
export function useUploads(onArrived?: (id: string) => Promise<void>): UploadsState {
  const { api } = usePortal();
  const list = useFileList();
  const { files, running, push, forget } = list;
  const send = useSend(list, onArrived);
  const add = (given: Iterable<File>) => {
    for (const file of given) {
      const key = crypto.randomUUID();
      push({ key, name: file.name, bytes: file.size, share: 0 });
      const stop = new AbortController();
      running.current.set(key, { stop, done: send(key, file, stop.signal) });
    }
  };
  const remove = (key: string) => {
    const id = files.find((one) => one.key === key)?.id;
    running.current.get(key)?.stop.abort();
    forget(key);
    // The server removes by itself what this leaves behind.
    if (id) void api.command('DELETE', `${leave}/storage/${id}`, undefined, { silent: true }).catch(() => undefined);
  };
  const settled = async () => {
    const ids = await Promise.all([...running.current.values()].map(({ done }) => done));
    const isWhole = ids.every((id) => id !== null) && files.every(({ problem }) => problem === undefined);
    return isWhole ? ids.filter((id) => id !== null) : null;
  };
  return { files, add, remove, settled };
}

function useSend({ patch, forget }: ReturnType<typeof useFileList>, onArrived?: (id: string) => Promise<void>) {
  const { api } = usePortal();
  const fittingOf = useFitting(patch);
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });
  return async (key: string, file: File, signal: AbortSignal): Promise<string | null> => {
    try {
      const fitting = await fittingOf(key, file, signal);
      if (!fitting) return null;
      const form = new FormData();
      form.append('file', fitting);
      const { id } = await api.command('POST', `${leave}/storage`, form, {
        silent: true,
        signal,
        key,
        onProgress: (share) => patch(key, { share }),
      });
      patch(key, { id, share: 1 });
      if (arrived.current) {
        await arrived.current(id);
        forget(key);
      }
      return id;
    } catch (error) {
      if (!signal.aborted) patch(key, { problem: messageOf(error) });
      return null;
    }
  };
}

function useFileList() {
  const [files, setFiles] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, { stop: AbortController; done: Promise<string | null> }>());
  useEffect(() => {
    const all = running.current;
    return () => all.forEach(({ stop }) => stop.abort());
  }, []);
  const push = (one: Upload) => setFiles((all) => [...all, one]);
  const patch = (key: string, change: Partial<Upload>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const forget = (key: string) => {
    running.current.delete(key);
    setFiles((all) => all.filter((one) => one.key !== key));
  };
  return { files, running, push, patch, forget };
}

/** The file as it is sent, photos made smaller; null where it cannot be, which its line then says. */
function useFitting(patch: ReturnType<typeof useFileList>['patch']) {
  const t = useT();
  const { list } = useFormat();
  const formats = () => list(['PDF', 'PNG', 'JPG', 'GIF', 'BMP', 'WEBP', 'TIFF', 'HEIC'], 'disjunction');
  return async (key: string, file: File, signal: AbortSignal): Promise<File | null> => {
    const refuse = (problem: string) => patch(key, { problem, isPreparing: false });
    const isPhoto = pictureTypes.includes(file.type) || (await isOfPhone(file));
    if (!isPhoto && !fileTypes.includes(file.type)) refuse(t('validation.fileType', { formats: formats() }));
    else if (!isPhoto && file.size > mostBytes) refuse(t('validation.fileSize', { max: 2 }));
    else {
      patch(key, { isPreparing: isPhoto });
      const fitting = await photoWithin(file, { bytes: mostBytes, side: pageSide, signal });
      if (typeof fitting !== 'string') {
        patch(key, { isPreparing: false });
        return fitting;
      }
      refuse(t(`photo:${fitting}`, photoMost));
    }
    return null;
  };
}
