import { hash, randomBytes } from 'node:crypto'

const BYTES = 32

/** A secret that is handed out once and kept nowhere. */
export const gerarToken = (): string => randomBytes(BYTES).toString('base64url')

/** What the database keeps of it. */
export const resumirToken = (token: string): string => hash('sha256', token)
