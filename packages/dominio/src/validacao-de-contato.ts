import * as z from 'zod/mini'
import { digitosDoTelefone } from './brasil/telefone.ts'
import { campoEmail, campoTelefoneComDdd } from './validacao.ts'

/** As a phone is stored: digits alone, from the area code on. */
export const telefoneGuardado = digitosDoTelefone

/** As an e-mail is stored: nobody's provider tells capitals apart. */
export const emailGuardado = (email: string): string => email.trim().toLowerCase()

export const campoTelefoneGuardado = campoTelefoneComDdd.check(z.overwrite(telefoneGuardado))

export const campoEmailGuardado = campoEmail.check(z.overwrite(emailGuardado))
