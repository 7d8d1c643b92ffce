import type { Aviso } from '@balcao/dominio/avisos/campos'

type Linha = {
  id: number
  titulo: string
  mensagem: string
  importante: boolean
  pessoal: boolean
  caminho: string | null
  publicadoEm: Date
  autor: string | null
  lido: boolean
}

export function apresentarAviso({ publicadoEm, autor, ...linha }: Linha): Aviso {
  return {
    ...linha,
    datahora_criacao: publicadoEm.toISOString(),
    autor: autor === null ? null : { nome: autor },
  }
}
