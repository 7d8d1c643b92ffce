import { cepGuardado, cepValido, formatarCep } from '../brasil/cep.ts'
import { cnpjValido, formatarCnpj } from '../brasil/cnpj.ts'
import { limparDocumento } from '../brasil/documento.ts'
import { emailValido } from '../brasil/email.ts'
import { inscricaoGuardada } from '../brasil/inscricao.ts'
import { formatarTelefone, telefoneValido } from '../brasil/telefone.ts'
import { MENSAGENS } from '../mensagens.ts'
import { emailGuardado, telefoneGuardado } from '../validacao-de-contato.ts'

const DIGITOS_COM_DDD = 10
const MAIOR_INSCRICAO = 30

/** ADM-07 Texts of one shape: what is one, as it is kept, and as it is read. */
export const FORMATOS_DO_CAMPO = {
  cnpj: {
    valido: cnpjValido,
    guardado: limparDocumento,
    dito: formatarCnpj,
    mensagem: MENSAGENS.invalido,
  },
  cep: { valido: cepValido, guardado: cepGuardado, dito: formatarCep, mensagem: MENSAGENS.invalido },
  telefone: {
    valido: (valor: string) => telefoneValido(valor, { minimoDeDigitos: DIGITOS_COM_DDD }),
    guardado: telefoneGuardado,
    dito: formatarTelefone,
    mensagem: MENSAGENS.invalido,
  },
  inscricao: {
    valido: (valor: string) => inscricaoGuardada(valor) !== '' && valor.length <= MAIOR_INSCRICAO,
    guardado: inscricaoGuardada,
    dito: (valor: string) => valor,
    mensagem: MENSAGENS.invalido,
  },
  email: {
    valido: emailValido,
    guardado: emailGuardado,
    dito: (valor: string) => valor,
    mensagem: MENSAGENS.email,
  },
} as const

export type FormatoDoCampo = keyof typeof FORMATOS_DO_CAMPO
