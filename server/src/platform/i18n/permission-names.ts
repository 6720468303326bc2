import { type Language, languages } from '@mall/contract/core/languages';
import {
  isPresetRole,
  lookingRole,
  type Permission,
  type PermissionGroup,
} from '@mall/contract/core/permissions';
import { phrasesBeside } from './phrases.ts';
import type zh from './phrases/zh.json';

const { say } = phrasesBeside<typeof zh>(import.meta.url);

export const permissionName = (permission: Permission, language: Language): string =>
  say(`permission.${permission}`, language);

export const groupName = (group: PermissionGroup, language: Language): string =>
  say(`group.${group}`, language);

/** The name of a role: a preset in the reader's language, a role of the shop as its author wrote it. */
export const roleName = (role: string, language: Language): string =>
  isPresetRole(role) || role === lookingRole ? say(`role.${role}`, language) : role;

/** A role's name for a message, whose reader's language is not known yet. */
export const roleParams = (role: string): Record<string, string> =>
  isPresetRole(role)
    ? Object.fromEntries(languages.map((code) => [`name.${code}`, roleName(role, code)]))
    : { name: role };
