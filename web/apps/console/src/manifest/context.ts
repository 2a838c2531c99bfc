import { createContext, useContext } from 'react';
import { type Feature } from './feature.ts';

export const FeaturesContext = createContext<readonly Feature[]>([]);

export const useFeatures = (): readonly Feature[] => useContext(FeaturesContext);

/** Also those that the rights do not open. */
export const AllFeaturesContext = createContext<readonly Feature[]>([]);

/** The feature whose records the audit log calls so. */
export const useAudited = (kind: string): Feature | undefined =>
  useContext(AllFeaturesContext).find(({ audited }) => audited?.kind === kind);
