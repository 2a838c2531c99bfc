import { type ControllerRenderProps } from 'react-hook-form';

export type Control = { id: string; label: string; error?: string; required?: boolean; helper?: string };

/** A value of the form with what ties its control to it; the kind of the field says what it holds. */
export type Bound = ControllerRenderProps;
