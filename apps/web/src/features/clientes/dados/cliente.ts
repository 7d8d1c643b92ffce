import type { obterCliente } from '@balcao/dominio/clientes/contratos'
import type { listarAtividadesDoCliente } from '@balcao/dominio/clientes/secoes'
import type { RespostaDe } from '@balcao/dominio/contrato'

export type Cliente = RespostaDe<typeof obterCliente>
export type Atividade = RespostaDe<typeof listarAtividadesDoCliente>['itens'][number]
export type ClienteClassificado = Pick<Cliente, 'id' | 'classificacao' | 'classificacaoObs' | 'versao'>
