import { type Command } from '@kadro/chassis';
import { changeEmploymentCommand } from './employment/command.ts';
import { hirePerson } from './hire/command.ts';
import { changeImage, removeImage } from './image/command.ts';
import { changeLanguage } from './language/command.ts';
import { changeManagementCommand } from './managers/command.ts';
import { rehirePerson } from './rehire/command.ts';
import { resignPerson } from './resign/command.ts';
import { revokePlannedChange } from './revoke-plan/command.ts';
import { changeRolesCommand } from './roles/command.ts';
import {
  changeContact,
  changeNotification,
  changeOverview,
  changePermission,
  changePersonal,
  changeProfile,
} from './sections/command.ts';

export const employmentCommands: readonly Command[] = [
  hirePerson,
  changeEmploymentCommand,
  resignPerson,
  revokePlannedChange,
  rehirePerson,
];

export const fileCommands: readonly Command[] = [
  changeOverview,
  changeLanguage,
  changeRolesCommand,
  changeProfile,
  changeImage,
  removeImage,
  changeContact,
  changePersonal,
  changeManagementCommand,
  changePermission,
  changeNotification,
];
