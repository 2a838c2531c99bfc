import { createContext, useContext } from 'react';
import { type Feature } from './feature.ts';

/** The features that are there for who is signed in. */
export const FeaturesContext = createContext<readonly Feature[]>([]);

export const useFeatures = (): readonly Feature[] => useContext(FeaturesContext);
