import { cepGuardado, cepValido, formatarCep } from '../brasil/cep.ts'
import { cnpjValido, formatarCnpj } from '../brasil/cnpj.ts'
import { limparDocumento } from '../brasil/documento.ts'
import { emailValido } from '../brasil/email.ts'
import { inscricaoGuardada } from '../brasil/inscricao.ts'
import { formatarTelefone, telefoneValido } from '../brasil/telefone.ts'
import { codigoDeBarrasValido } from '../formatos/gtin.ts'
import { MENSAGENS } from '../mensagens.ts'
import { emailGuardado, telefoneGuardado } from '../validacao-de-contato.ts'

const DIGITOS_COM_DDD = 10
const MAIOR_INSCRICAO = 30
const DIGITOS_DO_NCM = /^(\d{4})(\d{2})(\d{2})$/
const semPontos = (valor: string) => valor.replace(/\./g, '')

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
  /** Of a product. */
  codigo: {
    valido: (valor: string) => /^[A-Za-z0-9][\w./-]{0,29}$/.test(valor),
    guardado: (valor: string) => valor,
    dito: (valor: string) => valor,
    mensagem: 'Até 30 letras, números, pontos, barras e hífens, sem espaços.',
  },
  codigoDeBarras: {
    valido: codigoDeBarrasValido,
    guardado: (valor: string) => valor,
    dito: (valor: string) => valor,
    mensagem: 'São 8, 12, 13 ou 14 números, e o último confere os outros: este não confere.',
  },
  ncm: {
    valido: (valor: string) => DIGITOS_DO_NCM.test(semPontos(valor)),
    guardado: semPontos,
    dito: (valor: string) => valor.replace(DIGITOS_DO_NCM, '$1.$2.$3'),
    mensagem: 'O NCM tem 8 números.',
  },
} as const

export type FormatoDoCampo = keyof typeof FORMATOS_DO_CAMPO
