import { decider, type NewEvent, event } from '@kadro/chassis/declare';
import { mobileSettingsSchema } from '@kadro/kernel';
import { z } from 'zod';
import { detailFields, parameters, retentionChange } from './shared/fields.ts';
import { evolve, initial } from './state.ts';

const events = {
  OrganizationCreated: event(1, z.object({ name: z.string(), zone: z.string(), language: z.string() })),
  OrganizationChanged: event(1, z.object(detailFields).partial()),
  ParametersChanged: event(1, parameters),
  MobileSettingsChanged: event(1, z.object({ settings: mobileSettingsSchema })),
  RetentionChanged: event(1, retentionChange),
};

export type OrganizationEvents = typeof events;
export type OrganizationEvent = NewEvent<OrganizationEvents>;

/** Its stream's id is its own id. */
export const organization = decider({ name: 'organization', initial, events, evolve });
