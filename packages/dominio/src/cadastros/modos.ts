import type { MODOS_DE_CADASTRO } from '../parametros/cadastro.ts'
import type { TipoDeUsuario } from '../usuarios.ts'

export type ModoDeCadastro = (typeof MODOS_DE_CADASTRO)[number]

export const SITUACOES_DO_CADASTRO = ['PENDENTE', 'APROVADO', 'RECUSADO'] as const
export type SituacaoDoCadastro = (typeof SITUACOES_DO_CADASTRO)[number]

export const NOME_DA_SITUACAO: Record<SituacaoDoCadastro, string> = {
  PENDENTE: 'Aguardando aprovação',
  APROVADO: 'Aprovado',
  RECUSADO: 'Recusado',
}

/** CAD-06, CAD-11 A pre-registration and a simulation stay prospects: somebody completes them first. */
export const tornaCliente = ({ modo, simulacao }: { modo: ModoDeCadastro; simulacao: boolean }): boolean =>
  modo !== 'SIMPLIFICADO' && !simulacao

/**
 * CAD-01 Where a branch only pre-registers, whoever completes a prospect fills in the wizard with the short step of contacts: what is
 * completed has to be asked for somewhere.
 */
export const modoDoEnvio = (modo: ModoDeCadastro, { completa }: { completa: boolean }): ModoDeCadastro =>
  completa && modo === 'SIMPLIFICADO' ? 'AVANCADO' : modo

type Pedido = { tipo: TipoDeUsuario; simulacao: boolean }
type Regras = { cadastroAprovaRepresentante: boolean; cadastroAprovaSimulacao: boolean }

/** Whether somebody must look at a registration before it counts. */
export const exigeAprovacao = ({ tipo, simulacao }: Pedido, regras: Regras): boolean =>
  (tipo === 'REPRESENTANTE' && regras.cadastroAprovaRepresentante) ||
  (simulacao && regras.cadastroAprovaSimulacao)
