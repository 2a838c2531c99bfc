import { type ControllerRenderProps } from 'react-hook-form';

export type Control = { id: string; label: string; error?: string; required?: boolean; helper?: string };

/** The value of a form field with the attributes of its control. */
export type Bound = ControllerRenderProps;
