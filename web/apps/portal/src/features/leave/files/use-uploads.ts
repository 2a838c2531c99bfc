import { useEffect, useRef, useState } from 'react';
import { leave } from '@kadro/api';
import { useFormat, useT } from '@kadro/i18n';
import { photoWithin, pictureTypes } from '@kadro/ui';
import { usePortal } from '../../../core/context.tsx';
import { messageOf } from '../../../core/message-of.ts';

/** The server's limits: most bytes of a document, and the accepted types. */
export const mostBytes = 2_097_152;
export const fileTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/bmp',
  'image/webp',
  'image/tiff',
];

/** Pixels of the longer side at which a page that was photographed can be read. */
const pageSide = 2_400;

export interface Upload {
  key: string;
  name: string;
  bytes: number;
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
  const check = useCheck();
  const send = useSend(list, onArrived);
  const add = (given: Iterable<File>) => {
    for (const file of given) {
      const key = crypto.randomUUID();
      const problem = check(file);
      push({ key, name: file.name, bytes: file.size, share: 0, problem });
      const stop = new AbortController();
      if (!problem) running.current.set(key, { stop, done: send(key, file, stop.signal) });
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
  const t = useT();
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });
  return async (key: string, file: File, signal: AbortSignal): Promise<string | null> => {
    try {
      const fitting = await photoWithin(file, { bytes: mostBytes, side: pageSide });
      if (!fitting) {
        patch(key, { problem: t('validation.fileSize', { max: 2 }) });
        return null;
      }
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

function useCheck(): (file: File) => string | undefined {
  const t = useT();
  const { list } = useFormat();
  return ({ size, type }) => {
    if (!fileTypes.includes(type))
      return t('validation.fileType', {
        formats: list(['PDF', 'PNG', 'JPG', 'GIF', 'BMP', 'WEBP', 'TIFF'], 'disjunction'),
      });
    // photos are made smaller
    return size > mostBytes && !pictureTypes.includes(type) ? t('validation.fileSize', { max: 2 }) : undefined;
  };
}
