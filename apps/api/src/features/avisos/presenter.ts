import type { listarAvisos } from '@balcao/dominio/avisos/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'

type Aviso = RespostaDe<typeof listarAvisos>['itens'][number]

type Linha = {
  id: number
  titulo: string
  mensagem: string
  importante: boolean
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
