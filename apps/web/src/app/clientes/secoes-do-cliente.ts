import { type ComponentType, lazy } from 'react'
import { DadosDoCliente } from '../../features/clientes/dados/dados-do-cliente.tsx'
import type { ChaveDaSecao } from '../../features/clientes/ficha/lugar-na-ficha.ts'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import type { EntradaDeSecao } from '../../platform/ficha/secoes.tsx'
import type { DoCliente } from './do-cliente.ts'

/** Tables and dates come with most of them, and a visit looks at few. */
const tarde = (importar: () => Promise<ComponentType<SecaoDoClienteProps>>) =>
  lazy(async () => ({ default: await importar() }))

/** CLI-01 What the portal knows of a customer, in the order in which it stands: see docs/receitas/secao.md. */
export const SECOES_DO_CLIENTE: Partial<Record<ChaveDaSecao, EntradaDeSecao<DoCliente>>> = {
  dados: { titulo: 'Dados Cadastrais', acao: 'CLIENTE_DADOS', Conteudo: DadosDoCliente },
  logistica: {
    titulo: 'Logística',
    acao: 'CLIENTE_LOGISTICA',
    Conteudo: tarde(
      async () => (await import('../../features/clientes/logistica-do-cliente.tsx')).LogisticaDoCliente,
    ),
  },
  notas: {
    titulo: 'Notas Fiscais',
    acao: 'CLIENTE_NOTAS',
    Conteudo: tarde(async () => (await import('../notas/notas-do-cliente.tsx')).NotasDoCliente),
  },
  representantes: {
    titulo: 'Representantes',
    acao: 'CLIENTE_REPRESENTANTES',
    Conteudo: tarde(
      async () =>
        (await import('../../features/clientes/representantes-do-cliente.tsx')).RepresentantesDoCliente,
    ),
  },
  vendedores: {
    titulo: 'Vendedores',
    acao: 'CLIENTE_VENDEDORES',
    Conteudo: tarde(
      async () => (await import('../../features/clientes/vendedores-do-cliente.tsx')).VendedoresDoCliente,
    ),
  },
}
