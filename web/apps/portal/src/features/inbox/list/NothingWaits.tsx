import { createElement, Suspense } from 'react';
import { lazily } from '../../../core/lazily.ts';
import { useKind } from '../kind.ts';

/** What a kind says where nothing waits; its code comes when it is needed. */
export const NothingWaits = () => <Suspense>{createElement(lazily(useKind().empty))}</Suspense>;
