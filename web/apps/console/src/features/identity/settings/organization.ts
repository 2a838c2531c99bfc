import { type OrganizationDetailQuery } from '../../../generated/graphql.ts';

/** The organization (specification, section 3); in its `mobileSettings`, `true` is disabled. */
export type Organization = NonNullable<OrganizationDetailQuery['organizationDetail']>;
