import * as z from 'zod/mini'
import { campoEmail, campoTelefoneComDdd } from './validacao.ts'

/** As a phone is stored: digits alone. */
export const telefoneGuardado = (telefone: string): string => telefone.replace(/\D/g, '')

/** As an e-mail is stored: nobody's provider tells capitals apart. */
export const emailGuardado = (email: string): string => email.trim().toLowerCase()

export const campoTelefoneGuardado = campoTelefoneComDdd.check(z.overwrite(telefoneGuardado))

export const campoEmailGuardado = campoEmail.check(z.overwrite(emailGuardado))
