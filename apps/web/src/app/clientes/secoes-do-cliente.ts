import { lazy } from 'react'
import { CadastroDoCliente } from '../../features/clientes/cadastro-do-cliente.tsx'
import type { EntradaDeSecao } from '../../platform/ficha/secoes.tsx'

type DoCliente = { idCli: number; aoAbrirNota: (idNota: number) => void }

/** CLI-01 What the portal knows of a customer, one entry each: see docs/receitas/secao.md. */
export const SECOES_DO_CLIENTE: Record<string, EntradaDeSecao<DoCliente>> = {
  cadastro: { titulo: 'Cadastro', acao: 'CLIENTE_PESQUISAR', Conteudo: CadastroDoCliente },
  notas: {
    titulo: 'Notas fiscais',
    acao: 'CLIENTE_NOTAS',
    // Tables and dates come with it, and few visits look at invoices.
    Conteudo: lazy(async () => ({
      default: (await import('../notas/notas-do-cliente.tsx')).NotasDoCliente,
    })),
  },
}
